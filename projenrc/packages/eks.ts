import type { PackageDefinition } from '../package-definition.ts';

export const eks: PackageDefinition = {
  name: 'eks',
  summary:
    'The EKS platform: stock add-ons with their AWS permissions, the cluster as a composite resource, Crossplane, and how a hub starts clusters',
  side: 'library',
  level: 2,
  imports: ['manifest', 'kube-models', 'fleet'],
  testLibraries: ['@marcbachmann/cel-js', 'ajv', 'fast-check'],
  bin: { 'slipway-move-cluster': './bin/move-cluster.sh' },
  owner: 'security',
};
