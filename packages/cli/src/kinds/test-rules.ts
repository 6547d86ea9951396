import type { Rule } from '@slipway/manifest';

/** Rules of `slipway test`. */
export const testRules = [
  {
    id: 'test-input',
    severity: 'reject',
    summary: 'A CompositionTest names a composite, its Composition, and stages that Slipway can run.',
    why: 'A misspelt field, a path that does not exist or a name that no resource has would make a test pass without a check.',
    remedy: 'Fix the value that the message names. The fields of a CompositionTest are in the documentation of the command.',
  },
  {
    id: 'test-failed',
    severity: 'reject',
    summary: 'A stage of a CompositionTest does not have the expected result.',
    why: 'Crossplane composes something else for the composite than the test expects.',
    remedy: 'Fix the Composition. If the change is intended, correct the expectation.',
  },
  {
    id: 'snapshot-differs',
    severity: 'reject',
    summary: 'The documents of a stage are those of its snapshot.',
    why: 'The snapshot has what Crossplane composed when it was reviewed. A difference is a change of running resources.',
    remedy: 'Fix the Composition. If the change is intended, run `slipway test --update` and commit the snapshot.',
  },
  {
    id: 'snapshot-unused',
    severity: 'reject',
    summary: 'Each snapshot is used by a stage of a CompositionTest.',
    why: 'A snapshot without a stage is compared with nothing. The test or the stage may have been renamed or deleted by mistake.',
    remedy: 'Restore the stage, or run `slipway test --update`, which deletes the snapshot.',
  },
] as const satisfies readonly Rule[];

export type TestRuleId = (typeof testRules)[number]['id'];
