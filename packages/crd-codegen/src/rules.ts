import type { Rule } from '@slipway/manifest';

/** The rules for the input of the importer. */
export const codegenRules: readonly Rule[] = [
  {
    id: 'crd-unreadable',
    severity: 'reject',
    summary: 'A file of the CRD directory is not YAML or JSON',
    why: 'Kinds of a file that cannot be parsed would be missing without anybody noticing.',
    remedy: 'Fix the syntax, or remove the file from the directory.',
  },
  {
    id: 'crd-malformed',
    severity: 'reject',
    summary: 'A CustomResourceDefinition or CompositeResourceDefinition lacks what a schema needs',
    why: 'The API server refuses a definition without names, versions, scope and a structural schema per version.',
    remedy: 'Copy the CRD or XRD from a release of the project that owns it.',
  },
  {
    id: 'crd-conflict',
    severity: 'reject',
    summary: 'Two files define one version of a kind differently',
    why: 'A cluster serves one schema per group, version and kind; which one would be a matter of file order.',
    remedy: 'Keep one release of each project in the directory.',
  },
  {
    id: 'openapi-scope-unknown',
    severity: 'reject',
    summary: 'An OpenAPI document does not specify whether a kind is namespaced',
    why: 'Documents without `paths` carry schemas only, and the kind is not one that Kubernetes itself serves.',
    remedy: 'Save the document as the API server returns it (`/openapi/v3/...`), with its `paths`.',
  },
];
