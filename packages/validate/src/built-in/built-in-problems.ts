import type { KindSchema } from '@slipway/kube-models';
import type { Problem } from '../object-finding.ts';
import { isCiphertext } from '../secrets/sops.ts';
import { isSubstituted } from '../substitution.ts';
import { findBuiltInKind } from './built-in-kinds.ts';
import { rootOf } from './place.ts';

/** Problems with which the server cannot decode the object: it says nothing else then. */
const UNDECODABLE = new Set(['wrong-type', 'unknown-field', 'duplicate-list-entry', 'null-value', 'wrong-format']);

/** Finds what is wrong in an object that is normalised (without nulls), after what its schema has found. */
type BuiltInCheck = (object: unknown, found: readonly Problem[]) => readonly Problem[];

/**
 * The rules that kube-apiserver has in Go for a built-in kind; undefined when none are known here. A place of which the
 * schema has reported is left out, and so is a rule about what Flux has yet to write, or decrypt: it has no answer.
 */
export function checkBuiltIn(kind: KindSchema): BuiltInCheck | undefined {
  const known = findBuiltInKind(kind);
  if (known === undefined) return undefined;
  return (object, found) => {
    if (found.some(({ rule, severity }) => severity === 'reject' && UNDECODABLE.has(rule))) return [];
    const told = new Set(found.filter(({ severity }) => severity === 'reject').map(({ pointer }) => pointer));
    const problems = [...known.check(rootOf(object))].filter(({ pointer }) => !told.has(pointer));
    return problems.length > 0 && holds(object, isUnknown) ? problems.filter(({ value }) => !holds(value, isUnknown)) : problems;
  };
}

const isUnknown = (value: unknown): boolean => isSubstituted(value) || isCiphertext(value);

const holds = (value: unknown, test: (value: unknown) => boolean): boolean =>
  test(value) ||
  (typeof value === 'object' && value !== null && Object.entries(value).some(([key, child]) => test(key) || holds(child, test)));
