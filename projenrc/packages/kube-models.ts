import type { PackageDefinition } from '../package-definition.ts';

export const kubeModels: PackageDefinition = {
  name: 'kube-models',
  summary: 'Generated TypeScript types and JSON schemas of the pinned CRDs and Kubernetes kinds',
  side: 'model',
  level: 0,
  imports: [],
  testImports: ['manifest'],
  exports: { './*': './gen/*.ts' },
  data: ['crds.lock.json', 'gen/**/*.json'],
};
