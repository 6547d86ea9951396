import { parsePointer } from '@slipway/manifest';
import type { Validator } from '@slipway/validate';
import type { RecordedVerdict } from './recorded-verdict.ts';

type Finding = ReturnType<Validator['check']>['findings'][number];

/** How the fields of the server's causes and the places of the validator's problems compare. */
export type Places = 'same' | 'covered' | 'other';

/** What Slipway prohibits, and the server does not. */
const POLICY = ['plain-secret', 'private-key', 'cloud-credential', 'service-token', 'web-token', 'url-credential'];

/**
 * `covered`: all that the server names and more, as problems that it would report after those. Undefined where the server names no
 * field: it does when an object is read, and has a form, and is not valid.
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

/** The server writes keys behind dots or in brackets, and a dot before them all, as it happens. */
const stepsOf = (field: string): string =>
  field
    .replace(/^\./, '')
    .replace(/\["([^"]*)"\]/g, '.$1')
    .replace(/\[([^\]]*)\]/g, '.$1');
