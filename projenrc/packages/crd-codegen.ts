import type { PackageDefinition } from '../package-definition.ts';

export const crdCodegen: PackageDefinition = {
  name: 'crd-codegen',
  summary: 'CRDs, XRDs and Kubernetes OpenAPI in; JSON schemas and TypeScript types out',
  side: 'tool',
  imports: ['community-kinds', 'kube-models', 'manifest'],
  libraries: ['commander'],
  testLibraries: ['fast-check'],
  // The entry without the reader of directories and the printer of types.
  exports: {
    './kind-schemas': './src/kind-schemas.ts',
    './rules': './src/rules.ts',
    './strip-descriptions': './src/strip-descriptions.ts',
  },
};
