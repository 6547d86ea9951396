import { buildPointer, hasContent, nearest } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { exactNumber } from '../objects/plain-numbers.ts';
import { ofRule } from '../rules/of-rule.ts';
import { spend } from '../runtime/spend.ts';
import { embeddedProblems } from './embedded-resources.ts';
import { isFilled, isFilledEntry } from './filled-fields.ts';
import { duplicateEntries, keylessEntries } from './list-keys.ts';
import type { Shape } from './shape.ts';
import { formProblem, zeroProblem } from './stored-form.ts';

/** The object that the server validates, and the problems of its normalisation. */
interface Normalised {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Whether it has integers that a double cannot represent. */
  readonly hasLongIntegers: boolean;
}

interface Walk {
  hasLongIntegers: boolean;
  readonly object: Readonly<Record<string, unknown>>;
  readonly path: (string | number)[];
  readonly problems: Problem[];
}

/**
 * Sets defaults, replaces nulls, and reports unknown fields and equal list entries, in the order of the server. A null is replaced by the
 * default. In built-in kinds and in metadata, a null without a default counts as absent. Custom resources keep it (server-side apply,
 * unlike create, does not prune it), and the schema rejects it unless it is nullable.
 */
export function normalise(object: Readonly<Record<string, unknown>>, shape: Shape): Normalised {
  const walk: Walk = { object, path: [], problems: [], hasLongIntegers: false };
  const value = normaliseValue(object, shape, walk);
  return { value, problems: walk.problems, hasLongIntegers: walk.hasLongIntegers };
}

function normaliseValue(value: unknown, shape: Shape, walk: Walk): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? doubleOf(value, shape, walk) : value;
  if (Array.isArray(value)) return shape.type === 'array' || shape.type === undefined ? normaliseList(value, shape, walk) : value;
  return shape.type === 'object' || shape.type === undefined ? normaliseFields(value as Record<string, unknown>, shape, walk) : value;
}

/**
 * Returns an integer as a number. A Go float64, such as a limit in the schema of a CRD, is the nearest double. An int64 that a double
 * cannot represent is kept.
 */
function doubleOf(value: bigint, { type, decoded }: Shape, walk: Walk): number | bigint {
  const number = decoded && type === 'number' ? Number(value) : exactNumber(value);
  if (typeof number === 'bigint') walk.hasLongIntegers = true;
  return number;
}

function normaliseFields(object: Readonly<Record<string, unknown>>, shape: Shape, walk: Walk): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(object)) {
    const given = object[key];
    const value = normaliseField(key, given, object, shape, walk);
    if (value === given) continue;
    copy ??= { ...object };
    if (value === undefined) delete copy[key];
    else copy[key] = value;
  }
  if (shape.embedded) for (const each of embeddedProblems(object, walk.path)) walk.problems.push(each);
  for (const [key, child] of shape.defaulted) {
    if (object[key] !== undefined) continue;
    copy ??= { ...object };
    copy[key] = defaultOf(child());
  }
  return copy ?? object;
}

/** Returns the value of a field as the server validates it; undefined for a field that the server drops. */
function normaliseField(key: string, given: unknown, object: Readonly<Record<string, unknown>>, shape: Shape, walk: Walk): unknown {
  const child = shape.fields?.get(key) ?? shape.entries;
  if (child === undefined) return given === undefined ? undefined : undeclaredField(key, given, shape, walk);
  if (isPlain(given)) {
    if (shape.decoded) reportStoredForm(key, given, shape, child, walk);
    return given;
  }
  walk.path.push(key);
  const value = given === null ? replaceNull(child(), walk, object, !shape.fields?.has(key)) : normaliseValue(given, child(), walk);
  walk.path.pop();
  return value;
}

function undeclaredField(key: string, given: unknown, shape: Shape, walk: Walk): unknown {
  if (shape.pruned) {
    if (hasContent(given)) walk.problems.push(undeclaredContent(key, given, walk));
    return undefined;
  }
  if (!shape.open) walk.problems.push(unknownField(key, given, shape, walk));
  return given;
}

/** Returns whether a value contains no other values, which is the most common case. */
const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

function reportStoredForm(key: string, value: unknown, shape: Shape, child: () => Shape, walk: Walk): void {
  if ((value === '' || value === 0 || value === false) && shape.unstoredZeros?.has(key)) {
    walk.problems.push(zeroProblem(value, buildPointer([...walk.path, key])));
    return;
  }
  const { form } = child();
  const problem = form && formProblem(value, form, buildPointer([...walk.path, key]));
  if (problem) walk.problems.push(problem);
}

function normaliseList(list: readonly unknown[], shape: Shape, walk: Walk): readonly unknown[] {
  const entries = shape.entries;
  if (entries === undefined) return list;
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const given = list[index];
    if (isPlain(given)) continue;
    walk.path.push(index);
    const value = given === null ? replaceNull(entries(), walk, {}, shape.list === undefined) : normaliseValue(given, entries(), walk);
    walk.path.pop();
    if (value === given) continue;
    copy ??= [...list];
    copy[index] = value;
  }
  const result = copy ?? list;
  if (shape.list && result.length > 1) for (const each of duplicateEntries(result, shape, walk.path)) walk.problems.push(each);
  if (shape.list === 'map') for (const each of keylessEntries(list, shape, walk.path)) walk.problems.push(each);
  return result;
}

/**
 * Returns the value that replaces a null; undefined when the field counts as absent. Entries of maps and lists become zero values. The null
 * is reported when its replacement has an effect. A null status is dropped like any other status.
 */
function replaceNull(shape: Shape, walk: Walk, around: Readonly<Record<string, unknown>>, zeroAllowed = false): unknown {
  const pointer = buildPointer(walk.path);
  if (shape.decoded) {
    if (
      zeroAllowed
        ? (shape.zeroHasContent() && !isWriteOnly(pointer)) || isFilledEntry(pointer, walk.object.kind)
        : isFilled(pointer, walk.object, around)
    )
      walk.problems.push(replacedNull(pointer));
    return zeroAllowed ? zeroOf(shape) : typeof walk.path.at(-1) === 'number' ? null : undefined;
  }
  if (shape.nullable || shape.default === undefined) return null;
  if (pointer !== '/status' && hasContent(defaultOf(shape))) walk.problems.push(replacedNull(pointer));
  return defaultOf(shape);
}

/** Returns whether the field is in `stringData`, which the server stores as `data` of the Secret. */
const isWriteOnly = (pointer: string): boolean => pointer.startsWith('/stringData/');

const zeroOf = (shape: Shape): unknown =>
  ({ string: '', object: {}, array: [], integer: 0, number: 0, boolean: false, scalar: '0' })[shape.type ?? ''] ?? null;

/**
 * Returns the default of a field, including the defaults of nested fields. All objects share it, because normalisation does not change its
 * input.
 */
function defaultOf(shape: Shape): unknown {
  if (typeof shape.default !== 'object') return shape.default;
  const known = filledDefaults.get(shape);
  if (known !== undefined) return known;
  const filled = normaliseValue(shape.default, shape, { object: {}, path: [], problems: [], hasLongIntegers: false });
  filledDefaults.set(shape, filled);
  return filled;
}

const filledDefaults = new WeakMap<Shape, unknown>();

function unknownField(key: string, value: unknown, shape: Shape, walk: Walk): Problem {
  const { names, all } = knownFields(shape);
  const meant = walk.problems.length < MAX_SUGGESTIONS && names.length < MAX_NAMES ? nearestName(key, names) : undefined;
  const pointer = buildPointer([...walk.path, key]);
  return {
    ...ofRule('unknown-field'),
    message: `${fieldPath(pointer)}: field not declared in schema`,
    pointer,
    value,
    expected: `one of the fields ${all}`,
    remedy: meant ? `did you mean ${meant}?` : `remove ${key}, or move it to the object that declares it`,
  };
}

const MAX_SUGGESTIONS = 500;
/** Schemas do not have more fields in one position. */
const MAX_NAMES = 2000;

function nearestName(key: string, names: readonly string[]): string | undefined {
  spend(names.length * (400 + 6 * key.length ** 2));
  return nearest(key, names);
}

/** Cached, because thousands of fields may be reported with the same ones. */
function knownFields(shape: Shape): FieldNames {
  const known = fieldNames.get(shape);
  if (known !== undefined) return known;
  const names = [...(shape.fields?.keys() ?? [])];
  const made = { names, all: names.toSorted().join(', ') };
  fieldNames.set(shape, made);
  return made;
}

interface FieldNames {
  readonly names: readonly string[];
  readonly all: string;
}

const fieldNames = new WeakMap<Shape, FieldNames>();

function undeclaredContent(key: string, value: unknown, walk: Walk): Problem {
  const pointer = buildPointer([...walk.path, key]);
  return {
    ...ofRule('undeclared-content'),
    message: `${fieldPath(pointer)} is dropped: the schema does not declare it`,
    pointer,
    value,
    expected: 'fields that the schema declares',
    remedy: 'remove it, or declare it in the CRD',
  };
}

const replacedNull = (pointer: string): Problem => ({
  ...ofRule('replaced-null'),
  message: `${fieldPath(pointer)} is null, which the server drops or replaces by a default`,
  pointer,
  value: null,
  expected: 'a value, or no such field',
  remedy: 'leave the field out',
});
