import type { Rule } from '@slipway/manifest';

/** Rules of `slipway render`. */
export const renderRules = [
  {
    id: 'render-input',
    severity: 'reject',
    summary: 'The files of `slipway render` contain a composite, its Composition, and objects for them.',
    why: 'Crossplane composes resources for a composite only with a Composition of its kind. Observed resources need the name of their template.',
    remedy: 'Pass the files that the message names: slipway render XR COMPOSITION [FUNCTIONS].',
  },
  {
    id: 'composite-not-rendered',
    severity: 'reject',
    summary: 'Crossplane cannot compose the resources of a composite.',
    why: 'Crossplane or a function of the pipeline fails for this composite, and applies nothing. The message has their words.',
    remedy: 'Fix the Composition at the part that the message names, or the value of the composite that it reads.',
  },
  {
    id: 'function-not-evaluated',
    severity: 'reject',
    summary: 'A step of a pipeline has a function that Slipway does not evaluate.',
    why: 'The step may compose or change any resource. The printed documents are those of the other steps only.',
    remedy: 'Render this Composition with `crossplane composition render`, which runs the function.',
  },
  {
    id: 'composite-not-settled',
    severity: 'reject',
    summary: 'The last round of `slipway render --rounds` still changed the composite or its resources.',
    why: 'Each run of Crossplane observes what the run before applied. A Composition whose runs always change something never ends.',
    remedy: 'Give more rounds. If this does not help, remove the patch that reads the value it changes.',
  },
] as const satisfies readonly Rule[];

export type RenderRuleId = (typeof renderRules)[number]['id'];
