import type { PackageDefinition } from '../package-definition.ts';

export const fleet: PackageDefinition = {
  name: 'fleet',
  summary: 'Defines sources, add-ons, applications and clusters; checks them, and generates their Flux Kustomizations, leaves and order',
  side: 'library',
  level: 1,
  imports: ['manifest', 'kube-models'],
  libraries: ['ajv'],
  peers: ['cdk8s', 'constructs'],
  exports: { './constructs': './src/constructs/index.ts' },
};
