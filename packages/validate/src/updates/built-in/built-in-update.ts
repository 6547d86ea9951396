import { stableText } from '@slipway/manifest';
import { at, type Location, pointerOf } from '../../built-in/forms/location.ts';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { ofRule } from '../../rules/of-rule.ts';

/** An object of a built-in kind before and after an update, both with all defaults of the server, in their semantic form. */
export interface Update {
  readonly old: Location;
  readonly now: Location;
}

/** Returns the problems for which the server rejects an update, in addition to those of the new object. */
export type UpdateCheck = (update: Update) => Iterable<Problem>;

/** A field, as the names on its path. */
export type FieldPath = readonly string[];

export const isSame = ({ old, now }: Update, path: FieldPath): boolean => sameValue(at(old, ...path).value, at(now, ...path).value);

export const sameValue = (one: unknown, other: unknown): boolean => stableText(one ?? null) === stableText(other ?? null);

/** Reports a change of the named fields, such as `spec.selector`. */
export const immutable = (...fields: readonly string[]): UpdateCheck => {
  const paths = fields.map((field) => field.split('.'));
  return function* check(update) {
    for (const path of paths) if (!isSame(update, path)) yield changedField(update, path);
  };
};

/** Reports a change of an immutable field. */
export function changedField({ old, now }: Update, path: FieldPath, remedy: string = RECREATE): Problem {
  const location = at(now, ...path);
  const pointer = pointerOf(location);
  const before = at(old, ...path).value;
  return {
    ...ofRule('immutable-field'),
    message: `${fieldPath(pointer)} cannot change: it was ${quoted(before)}`,
    pointer,
    ...(location.value === undefined ? {} : { value: location.value }),
    expected: before === undefined ? 'no such field, as before' : `${quoted(before)}, as before`,
    remedy,
  };
}

/** The remedy for a field that only a new object can set. */
const RECREATE =
  'keep the old value, or have Flux delete and create the object: force: true in the Flux Kustomization, or the annotation kustomize.toolkit.fluxcd.io/force: enabled';

const MAX_LENGTH = 160;

/** Returns a value in the form in which a message quotes it. */
export function quoted(value: unknown): string {
  if (value === undefined || value === null) return 'not there';
  const text = stableText(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
