import type { Limits } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';

/** What one file may take of a run, so that the others are judged whatever is in it. */
export const LIMITS_OF_A_FILE = { objects: 100_000, steps: 5e8, findings: 10_000 } as const satisfies Partial<Limits>;

/** Findings of one object. */
export const MAX_FINDINGS_OF_OBJECT = 2000;

/** The finding that says what was not judged, and which limit (`stopped at the limit of …`) that was. */
export const tooLarge = (what: string, limit: string): Omit<ObjectFinding, 'object' | 'apiVersion'> => ({
  ...ofRule('check-too-large'),
  message: `${what}: ${limit}`,
  pointer: '',
  expected: 'no more than the objects, patterns and rules of the largest fleets take',
  remedy: 'divide it, or remove what makes it so large',
});
