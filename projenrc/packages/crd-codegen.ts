import type { PackageDefinition } from '../package-definition.ts';

export const crdCodegen: PackageDefinition = {
  name: 'crd-codegen',
  summary: 'CRDs, XRDs and Kubernetes OpenAPI in; JSON schemas and TypeScript types out',
  side: 'tool',
  imports: ['manifest'],
  libraries: ['commander', 'json-schema-to-typescript'],
};
