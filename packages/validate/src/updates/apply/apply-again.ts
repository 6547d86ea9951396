import type { Fields } from '@slipway/manifest';
import type { Atom } from './atom.ts';
import { difference, type FieldSet, fieldSetOf, intersection, union, withNamedFields, withoutIdentity } from './field-set.ts';
import { mergeValues } from './merge-values.ts';
import { removeFields } from './remove-fields.ts';

/** One object on the server, applied before and now by the same field manager. */
export interface Application {
  /** What the server stores: `before` with its defaults. */
  readonly live: Fields;
  readonly before: Fields;
  readonly now: Fields;
  readonly atom: Atom;
  /** The status is not for those who apply. */
  readonly dropsStatus: boolean;
}

/**
 * Returns the result of server-side apply (`Updater.Apply` of structured-merge-diff). `now` is merged into the live object, then the fields
 * that the manager owned and no longer applies are removed. Fields without an owner, such as defaults, are kept.
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
