import type { Rule } from '@slipway/manifest';

/** What CRDs say in CEL. */
export const celRules = [
  {
    id: 'failed-rule',
    severity: 'reject',
    summary: 'An object must meet the CEL rules of its CRD.',
    why: 'The server evaluates x-kubernetes-validations when nothing else is wrong with types, required fields, enums and sizes (apiextensions-apiserver pkg/apiserver/schema/cel). Rules that compare with the old object wait for an update.',
    remedy: 'Change the fields that the rule names until it holds.',
  },
] as const satisfies readonly Rule[];
