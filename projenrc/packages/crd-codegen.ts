import type { PackageDefinition } from '../package-definition.ts';

export const crdCodegen: PackageDefinition = {
  name: 'crd-codegen',
  summary: 'CRDs, XRDs and Kubernetes OpenAPI in; JSON schemas and TypeScript types out',
  side: 'tool',
  imports: ['kube-models', 'manifest'],
  libraries: ['commander', 'json-schema-to-typescript'],
  testLibraries: ['fast-check'],
  // Without the type generator, which takes half a second to load.
  exports: { './kind-schemas': './src/kind-schemas.ts', './rules': './src/rules.ts' },
};
