import { parsePointer } from '@slipway/manifest';
import type { Validator } from '@slipway/validate';
import type { RecordedVerdict } from './recorded-verdict.ts';

type Finding = ReturnType<Validator['check']>['findings'][number];

/** How the fields in the server's causes compare with the positions of the validator's problems. */
export type Places = 'same' | 'covered' | 'other';

/** Rules of Slipway's own policy, which the server does not have. */
const POLICY = ['plain-secret', 'private-key', 'cloud-credential', 'service-token', 'web-token', 'url-credential'];

/**
 * Compares the fields. `covered`: the validator names all fields of the server and more, as problems that the server would report later.
 * Undefined if the server names no field: it does so only in validation, after reading the object and checking its structure.
 */
export function comparePlaces({ status, causes = [] }: RecordedVerdict, findings: readonly Finding[]): Places | undefined {
  const fields = causes.map((cause) => cause.replace(/^\S+ ?/, '')).filter((field) => field !== '');
  if (status !== 422 || fields.length === 0) return undefined;
  const theirs = new Set(fields.map(stepsOf));
  const ours = new Set(
    findings
      .filter(({ severity, rule }) => severity === 'reject' && !POLICY.includes(rule))
      .map(({ field, pointer }) => (field === undefined ? parsePointer(pointer).join('.') : stepsOf(field))),
  );
  if (!theirs.isSubsetOf(ours)) return 'other';
  return ours.isSubsetOf(theirs) ? 'same' : 'covered';
}

/** Normalizes a field path, because the server writes keys after dots or in brackets. */
const stepsOf = (field: string): string =>
  field
    .replace(/^\./, '')
    .replace(/\["([^"]*)"\]/g, '.$1')
    .replace(/\[([^\]]*)\]/g, '.$1');
