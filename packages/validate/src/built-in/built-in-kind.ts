import type { BuiltInRule, Problems } from './forms/built-in-rule.ts';
import type { Place } from './forms/place.ts';

/** What is checked of a kind beyond its schema and its metadata. */
export interface BuiltInKind {
  /** All that `check` may find. */
  readonly rules: readonly BuiltInRule[];
  /** What the server checks beside, and nobody here. */
  readonly unchecked?: readonly string[];
  /** `object` as the server decodes it: without nulls. */
  readonly check: (object: Place) => Problems;
}
