import type { Rule } from '@slipway/manifest';

/** Rules about samples of composites. */
export const sampleRules = [
  {
    id: 'sample-not-composed',
    severity: 'risk',
    summary: 'Crossplane composes the resources of each valid composite.',
    why: 'The schema of the composite accepts a value with which a patch fails. Crossplane then composes nothing for this composite.',
    remedy: 'Restrict the field in the CompositeResourceDefinition, for example with an enum or a pattern, or change the patch.',
  },
  {
    id: 'sample-rejected',
    severity: 'risk',
    summary: 'The API server accepts the composed resources of each valid composite.',
    why: 'The schema of the composite accepts a value, or the lack of one, with which a composed resource is not valid.',
    remedy: 'Restrict or require the field in the CompositeResourceDefinition, or set a value in the base.',
  },
  {
    id: 'patch-without-sample',
    severity: 'risk',
    summary: 'Each patch applies to a valid composite.',
    why: 'The schema of the composite, or one of its rules, excludes the fields that the patch reads. The patch has no effect.',
    remedy: 'Correct the path, allow the fields in the CompositeResourceDefinition, or delete the patch.',
  },
] as const satisfies readonly Rule[];
