import { type Finding, isFields, plainText } from '@slipway/manifest';

/** Collects the problems of one CRD or XRD. */
export interface Problems {
  readonly findings: Finding[];
  /** Adds a finding: `pointer` is the position, `expected` the expected value. */
  add(pointer: string, expected: string, value: unknown): void;
}

/** Returns a collector for the problems of `object`, read from `file`. */
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
        message: `${kind} ${name} has ${value === undefined ? 'no value' : 'another value'} instead of ${expected}`,
        object: `${kind}/${name}`,
        apiVersion: plainText(object.apiVersion),
        file,
        pointer,
        value,
        expected,
        remedy: 'copy the CRD or XRD from a release of the project that owns it',
      });
    },
  };
}

/** Represents an object that is already reported as missing, so that its fields are not reported one by one. */
const MISSING: Readonly<Record<string, unknown>> = {};

/** Returns the string at `object[key]`. Adds a finding and returns the empty string if it is not a non-empty string. */
export function textAt(problems: Problems, object: unknown, key: string, pointer: string): string {
  const value = isFields(object) ? object[key] : undefined;
  if (typeof value === 'string' && value !== '') return value;
  if (object !== MISSING) problems.add(`${pointer}/${key}`, 'a non-empty string', value);
  return '';
}

/** Returns the object at `object[key]`. Adds a finding and returns an object without fields if it is not an object. */
export function recordAt(problems: Problems, object: unknown, key: string, pointer: string): Readonly<Record<string, unknown>> {
  const value = isFields(object) ? object[key] : undefined;
  if (isFields(value)) return value;
  if (object !== MISSING) problems.add(`${pointer}/${key}`, 'an object', value);
  return MISSING;
}

/** Returns the items of the list at `object[key]`. Adds a finding and returns no items if it is not a list or is empty. */
export function listAt(problems: Problems, object: unknown, key: string, pointer: string): readonly unknown[] {
  const value = isFields(object) ? object[key] : undefined;
  if (Array.isArray(value) && value.length > 0) return value;
  problems.add(`${pointer}/${key}`, 'a list with at least one item', value);
  return [];
}
