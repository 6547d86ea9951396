import type { Fields } from '@slipway/manifest';
import type { Atom } from './atom.ts';
import { difference, type FieldSet, fieldSetOf, intersection, union, withNamedFields, withoutIdentity } from './field-set.ts';
import { mergeValues } from './merge-values.ts';
import { removeFields } from './remove-fields.ts';

/** An object on the server that the same field manager applied earlier and applies now. */
export interface Application {
  /** The stored object: `before` with its defaults. */
  readonly live: Fields;
  readonly before: Fields;
  readonly now: Fields;
  readonly atom: Atom;
  /** Whether the status is ignored in applied objects. */
  readonly dropsStatus: boolean;
}

/**
 * Returns the result of server-side apply (`Updater.Apply` of structured-merge-diff). It merges `now` into the live object, then removes
 * the fields that the manager owned and no longer applies. Fields without an owner, such as defaults, are kept.
 */
export function applyAgain({ live, before, now, atom, dropsStatus }: Application): Fields {
  const owned = (object: Fields): FieldSet => withoutIdentity(fieldSetOf(object, atom), { status: dropsStatus });
  const merged = mergeValues(live, now, atom);
  const last = withNamedFields(owned(before), atom);
  const all = withNamedFields(fieldSetOf(merged, atom), atom);
  const left = (value: unknown): FieldSet => withNamedFields(fieldSetOf(value, atom), atom);
  const pruned = removeFields(merged, last, atom);
  const withOwned = removeFields(merged, difference(all, union(left(pruned), withNamedFields(owned(now), atom))), atom);
  return removeFields(merged, intersection(difference(all, left(withOwned)), last), atom) as Fields;
}
