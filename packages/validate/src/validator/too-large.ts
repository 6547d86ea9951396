import type { Limits } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';

/** The limits of one file in a run, so that a large file does not stop the check of the others. */
export const LIMITS_OF_A_FILE = { objects: 100_000, operations: 5e8, findings: 10_000 } as const satisfies Partial<Limits>;

/** Maximum number of findings of one object. */
export const MAX_FINDINGS_OF_OBJECT = 2000;

/** Returns the finding about objects that were not checked, with the limit (`stopped at the limit of …`). */
export const tooLarge = (what: string, limit: string): Omit<ObjectFinding, 'object' | 'apiVersion'> => ({
  ...ofRule('check-too-large'),
  message: `${what}: ${limit}`,
  pointer: '',
  expected: 'no more than the objects, patterns and rules of the largest fleets take',
  remedy: 'divide it, or remove what makes it so large',
});
