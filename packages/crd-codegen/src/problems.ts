import { type Finding, isFields, plainText } from '@slipway/manifest';

/** Collects what is wrong with one definition object. */
export interface Problems {
  readonly findings: Finding[];
  /** Adds a finding: `pointer` is where, `expected` what should be there. */
  add(pointer: string, expected: string, value: unknown): void;
}

/** A collector for the problems of `object`, read from `file`. */
export function problemsOf(object: Readonly<Record<string, unknown>>, file: string): Problems {
  const findings: Finding[] = [];
  const metadata = object.metadata;
  const name = isFields(metadata) && typeof metadata.name === 'string' ? metadata.name : '(unnamed)';
  const kind = plainText(object.kind);
  return {
    findings,
    add(pointer, expected, value) {
      findings.push({
        rule: 'crd-malformed',
        severity: 'reject',
        message: `${kind} ${name} has ${value === undefined ? 'nothing' : 'something else'} where ${expected} must be`,
        object: `${kind}/${name}`,
        apiVersion: plainText(object.apiVersion),
        file,
        pointer,
        value,
        expected,
        remedy: 'take the definition from a release of the project that owns it',
      });
    },
  };
}

/** Stands for an object that was already found missing, so that its fields are not reported one by one. */
const MISSING: Readonly<Record<string, unknown>> = {};

/** The text at `object[key]`; a finding and the empty string when it is not a non-empty text. */
export function textAt(problems: Problems, object: unknown, key: string, pointer: string): string {
  const value = isFields(object) ? object[key] : undefined;
  if (typeof value === 'string' && value !== '') return value;
  if (object !== MISSING) problems.add(`${pointer}/${key}`, 'a non-empty text', value);
  return '';
}

/** The object at `object[key]`; a finding and an object without fields when it is none. */
export function recordAt(problems: Problems, object: unknown, key: string, pointer: string): Readonly<Record<string, unknown>> {
  const value = isFields(object) ? object[key] : undefined;
  if (isFields(value)) return value;
  if (object !== MISSING) problems.add(`${pointer}/${key}`, 'an object', value);
  return MISSING;
}

/** The items of the list at `object[key]`; a finding and no items when it is not a list or has none. */
export function listAt(problems: Problems, object: unknown, key: string, pointer: string): readonly unknown[] {
  const value = isFields(object) ? object[key] : undefined;
  if (Array.isArray(value) && value.length > 0) return value;
  problems.add(`${pointer}/${key}`, 'a list with at least one item', value);
  return [];
}
