import { buildPointer, getPointer, nearest, stableText } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';
import type { JsonSchema } from './json-schema.ts';
import { junctorProblem } from './junctor-problem.ts';
import type { SchemaError } from './schema-check.ts';
import { typeProblem } from './type-problem.ts';
import { UNFIT_LIMIT } from './unfit-limit.ts';

const JUNCTORS = ['anyOf', 'oneOf', 'not'];

/**
 * Returns the problems that ajv found, each once. Errors in the branches of a junctor are reported with the junctor, and a value of the
 * wrong type without further problems.
 */
export function schemaProblems(errors: readonly SchemaError[], root: unknown, schema: JsonSchema): Problem[] {
  const mistyped = new Set(
    errors.filter((error) => error.keyword === 'type' && !isInsideJunctor(error)).map((error) => error.instancePath),
  );
  const junctors = new Set(errors.filter((error) => JUNCTORS.includes(error.keyword)).map((error) => error.schemaPath));
  const problems = errors
    .filter((error) => error.keyword !== 'if')
    .filter((error) => error.keyword === 'type' || !mistyped.has(error.instancePath))
    .filter((error) => !isBelow(error.schemaPath, junctors) && !isOpen(error, root, schema))
    .map((error) => problemOf(error, getPointer(root, error.instancePath), schema));
  return [...new Map(problems.map((problem) => [`${problem.rule} ${problem.pointer} ${problem.expected}`, problem])).values()];
}

/** Returns whether alternatives depend on a value that Flux has not yet substituted, so that the matching alternative is unknown. */
function isOpen(error: SchemaError, root: unknown, schema: JsonSchema): boolean {
  if (!JUNCTORS.includes(error.keyword)) return false;
  const branches = [branchesOf(error, schema) ?? []].flat() as readonly object[];
  const asksForValues = branches.some((branch) => Object.keys(branch).some((keyword) => keyword !== 'required'));
  return asksForValues && containsSubstituted(getPointer(root, error.instancePath));
}

function containsSubstituted(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isSubstituted(value);
  return Object.values(value).some(containsSubstituted);
}

/** Returns whether `path` is below one of `paths`. */
function isBelow(path: string, paths: ReadonlySet<string>): boolean {
  if (paths.size === 0) return false;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) if (paths.has(path.slice(0, end))) return true;
  return false;
}

const isInsideJunctor = (error: SchemaError): boolean => /\/(anyOf|oneOf|not)\//.test(error.schemaPath);

/** Returns the branches of a junctor. Built-in kinds, whose errors point into shared definitions, have none. */
const branchesOf = (error: SchemaError, schema: JsonSchema): unknown =>
  getPointer(schema, decodeURIComponent(error.schemaPath.replace(/^#/, '')));

function problemOf(error: SchemaError, value: unknown, schema: JsonSchema): Problem {
  const { keyword, params } = error;
  if (JUNCTORS.includes(keyword)) return junctorProblem(error, value, branchesOf(error, schema));
  switch (keyword) {
    case 'required':
      return missingField(error);
    case 'type':
      return typeProblem(error.instancePath, value, params.type);
    case 'enum':
      return notAllowed(error, value, params.allowedValues as readonly unknown[]);
    case 'pattern':
      return wrongPattern(error, value, String(params.pattern));
    case 'format':
      return wrongFormat(error, value, String(params.format));
    case 'minLength':
    case 'maxLength':
      return wrongLength(error, value, [...String(value)].length, 'characters');
    case 'minItems':
    case 'maxItems':
      return wrongLength(error, value, (value as unknown[]).length, 'entries');
    case 'minProperties':
    case 'maxProperties':
      return params.limit === 1 && keyword === 'maxProperties'
        ? exclusiveFields(error, value)
        : wrongLength(error, value, Object.keys(Object(value)).length, 'fields');
    case UNFIT_LIMIT:
      return unfitLimit(error, value, String(params.limit));
    case 'multipleOf':
      return outOfRange(error, value, `a multiple of ${params.multipleOf}`);
    default:
      return outOfRange(error, value, `a number ${params.comparison} ${params.limit}`);
  }
}

/**
 * Returns the problem of a missing field. It begins with the server's message (`spec.interval: Required value`), so that a search finds it.
 */
function missingField(error: SchemaError): Problem {
  const name = String(error.params.missingProperty);
  const pointer = `${error.instancePath}${buildPointer([name])}`;
  return {
    ...ofRule('missing-field'),
    message: `${fieldPath(pointer)}: Required value`,
    pointer,
    expected: `a value for ${name}`,
    remedy: `add ${name}`,
  };
}

function notAllowed(error: SchemaError, value: unknown, allowed: readonly unknown[]): Problem {
  const { texts, all } = textsOf(allowed);
  const meant = typeof value === 'string' ? nearest(value, texts) : undefined;
  return {
    ...ofRule('not-allowed-value'),
    message: `${place(error)}: Unsupported value ${typeof value === 'string' ? JSON.stringify(value) : stableText(value)}`,
    pointer: error.instancePath,
    value,
    expected: `one of ${all}`,
    remedy: meant === undefined ? 'choose one of them' : `did you mean ${meant}?`,
  };
}

/** Cached, because thousands of values may be reported with the same list. */
function textsOf(allowed: readonly unknown[]): AllowedTexts {
  const known = allowedTexts.get(allowed);
  if (known !== undefined) return known;
  const texts = allowed.map((entry) => (typeof entry === 'string' ? entry : stableText(entry)));
  const made = { texts, all: texts.join(', ') };
  allowedTexts.set(allowed, made);
  return made;
}

interface AllowedTexts {
  readonly texts: readonly string[];
  readonly all: string;
}

const allowedTexts = new WeakMap<readonly unknown[], AllowedTexts>();

const wrongPattern = (error: SchemaError, value: unknown, pattern: string): Problem => ({
  ...ofRule('wrong-pattern'),
  message: `${place(error)} should match ${pattern}`,
  pointer: error.instancePath,
  value,
  expected: `text that matches ${pattern}`,
  remedy: 'write it in that form (a Go regular expression)',
});

function wrongFormat(error: SchemaError, value: unknown, format: string): Problem {
  if (['int32', 'int64', 'float'].includes(format)) return outOfRange(error, value, `a number that fits ${format}`);
  return {
    ...ofRule('wrong-format'),
    message: `${place(error)} must be of type ${format}`,
    pointer: error.instancePath,
    value,
    expected: FORMS[format] ?? `text of the format ${format}`,
    remedy: 'write it in that form',
  };
}

/** Descriptions of formats. */
const FORMS: Readonly<Record<string, string>> = {
  quantity: 'a quantity, such as 128Mi, 500m or 2',
  'go-bytes': 'bytes in base64, such as aGVsbG8=',
  byte: 'bytes in base64, such as aGVsbG8=',
  'go-time': 'a time, such as 2026-01-31T12:00:00Z',
  'go-micro-time': 'a time, such as 2026-01-31T12:00:00.000000Z',
  datetime: 'a time, such as 2026-01-31T12:00:00Z',
  date: 'a date, such as 2026-01-31',
  duration: 'a duration, such as 90s or 1h30m',
  ipv4: 'an IPv4 address, such as 10.0.0.7',
  ipv6: 'an IPv6 address, such as fd00::7',
  cidr: 'a network, such as 10.0.0.0/16',
  uri: 'a URL with its scheme, such as https://example.org, or a path that begins with /',
};

function wrongLength(error: SchemaError, value: unknown, length: number, what: string): Problem {
  const most = error.keyword.startsWith('max');
  return {
    ...ofRule('wrong-length'),
    message: `${place(error)} has ${length} ${what}`,
    pointer: error.instancePath,
    value,
    expected: `at ${most ? 'most' : 'least'} ${error.params.limit} ${what}`,
    remedy: most ? 'shorten it' : 'add what is missing',
    ...(most ? { tooMuch: true } : {}),
  };
}

/** Returns the problem of fields that exclude each other. CRDs without CEL express this as `maxProperties: 1`. */
function exclusiveFields(error: SchemaError, value: unknown): Problem {
  const fields = Object.keys(Object(value));
  return {
    ...ofRule('exclusive-fields'),
    message: `${place(error)} has ${fields.join(' and ')}, which exclude each other`,
    pointer: error.instancePath,
    value,
    expected: 'one field',
    remedy: `keep one of ${fields.join(', ')}`,
    tooMuch: true,
  };
}

/** Returns the problem of a limit that the CRD of the kind must correct. */
const unfitLimit = (error: SchemaError, value: unknown, limit: string): Problem => ({
  ...ofRule('out-of-range'),
  message: `${place(error)} is ${value}, and its schema has ${limit}, for which the server refuses every number`,
  pointer: error.instancePath,
  value,
  expected: 'no number, as long as the schema has that limit',
  remedy: 'leave the field out, or correct the limit in the CRD',
});

const outOfRange = (error: SchemaError, value: unknown, expected: string): Problem => ({
  ...ofRule('out-of-range'),
  message: `${place(error)} is ${value}`,
  pointer: error.instancePath,
  value,
  expected,
  remedy: 'change the number',
});

const place = (error: SchemaError): string => fieldPath(error.instancePath) || 'the object';
