import { onceForEach, stableText, trimEndOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { RE2JS } from 're2js';
import { isTable, type Values } from '../value-maps.ts';
import { formatProblem } from './formats.ts';
import {
  DOCUMENT_URL,
  findTarget,
  readDocument,
  type Schema,
  type SchemaDocument,
  SchemaError,
  type SchemaResource,
} from './schema-documents.ts';

// Loaded lazily, because many schemas have no pattern.
const re2js = lazy<typeof import('re2js')>(import.meta.url, 're2js');

/** A value that a schema rejects. The message is that of Helm's schema library. */
export interface SchemaProblem {
  readonly path: readonly string[];
  readonly message: string;
  readonly causes: readonly SchemaProblem[];
  /** Whether it only groups several problems of one value. */
  readonly isGroup?: true;
}

export interface SchemaAnswer {
  readonly problems: readonly SchemaProblem[];
  /** References to schemas on other hosts. They are not read, so values are not checked against them. */
  readonly remote: readonly string[];
}

/** Checks a value against a schema of any draft from 4 to 2020-12. Throws a SchemaError for a schema that cannot be used. */
export function checkSchema(root: Schema, value: unknown, maxSteps = 2_000_000): SchemaAnswer {
  const document = isTable(root) ? documentOf(root) : readDocument(root);
  const run: Run = { document, steps: maxSteps, remote: new Set(), patterns: new Map() };
  const { problems } = evaluate(run, root, value, { path: [], resource: document.root, depth: 0 });
  const [first, second] = problems;
  const isOneGroup = first?.isGroup === true && second === undefined;
  return { problems: isOneGroup ? first.causes : problems, remote: [...run.remote].sort() };
}

/** Parses a schema once for all releases of the chart. */
const documentOf = onceForEach(readDocument);

interface Run {
  readonly document: SchemaDocument;
  steps: number;
  readonly remote: Set<string>;
  readonly patterns: Map<string, RE2JS>;
}

/** Counts operations before they are executed. */
function spend(run: Run, steps: number): void {
  run.steps -= steps;
  if (run.steps < 0) throw new SchemaError('schema needs too many steps');
}

interface At {
  readonly path: readonly string[];
  readonly resource: SchemaResource;
  readonly depth: number;
}

interface Result {
  readonly problems: readonly SchemaProblem[];
  /** Properties and items that a keyword of the schema evaluated. */
  readonly seen: ReadonlySet<string>;
}

const VALID: Result = { problems: [], seen: new Set() };

/** One schema, one value, and the problems found so far. */
interface Work {
  readonly run: Run;
  readonly at: At;
  readonly schema: Values;
  readonly value: unknown;
  readonly problems: SchemaProblem[];
  readonly seen: Set<string>;
}

function evaluate(run: Run, schema: Schema, value: unknown, within: At): Result {
  spend(run, 1);
  if (within.depth > MAX_DEPTH) throw new SchemaError('schema refers to itself without end');
  if (schema === true || !(schema === false || isTable(schema))) return VALID;
  if (schema === false) return { problems: [problem(within, 'false schema')], seen: new Set() };
  const type = typeOf(value);
  // An unknown value may be valid.
  if (type === 'unknown') return VALID;
  const at: At = { ...within, resource: run.document.startsAt.get(schema) ?? within.resource, depth: within.depth + 1 };
  const refused = basicProblem(run, schema, value, type, at);
  const work: Work = { run, at, schema, value, problems: [], seen: new Set() };
  if (at.resource.draft < 2019 && typeof schema.$ref === 'string') {
    reference(work, schema.$ref);
    return work;
  }
  if (refused !== undefined) return { problems: [refused], seen: new Set() };
  if (typeof schema.$ref === 'string') reference(work, schema.$ref);
  checkByType(work, type);
  checkMoreReferences(work);
  checkConditions(work);
  if (at.resource.draft >= 2019) checkUnevaluated(work);
  return work;
}

function checkByType(work: Work, type: string): void {
  const { value } = work;
  if (isTable(value)) checkObject(work, value);
  else if (Array.isArray(value)) checkList(work, value);
  else if (typeof value === 'string') checkString(work, value);
  else if (type === 'number' || type === 'integer') checkNumber(work, Number(isSized(value) ? value.value : value));
}

const isSized = (value: unknown): value is { readonly value: bigint } => typeof value === 'object' && value !== null && 'value' in value;

function checkMoreReferences(work: Work): void {
  if (work.at.resource.draft < 2019) return;
  for (const keyword of ['$recursiveRef', '$dynamicRef']) {
    const target = work.schema[keyword];
    if (typeof target === 'string') reference(work, target);
  }
}

const MAX_DEPTH = 600;

const problem = ({ path }: At, message: string, causes: readonly SchemaProblem[] = []): SchemaProblem => ({ path, message, causes });

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isTable(value)) return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'object') return 'value' in value && typeof value.value === 'bigint' ? 'integer' : 'unknown';
  return typeof value;
}

/** Checks the keywords whose problem hides those of all other keywords. */
function basicProblem(run: Run, schema: Values, value: unknown, type: string, at: At): SchemaProblem | undefined {
  const types = (Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type]) as readonly string[];
  const isWanted = types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
  if (!isWanted) return problem(at, `got ${type === 'integer' ? 'number' : type}, want ${[...types].sort(byTypeOrder).join(' or ')}`);
  if ('const' in schema && at.resource.draft > 4 && !equals(value, schema.const)) {
    return problem(
      at,
      typeof schema.const === 'object' && schema.const !== null ? "'const' failed" : `value must be ${display(schema.const)}`,
    );
  }
  const wanted = schema.enum;
  if (Array.isArray(wanted)) {
    spend(run, wanted.length / 10);
    if (!wanted.some((item) => equals(value, item))) return problem(at, enumText(wanted));
  }
  const format = typeof schema.format === 'string' && at.resource.draft < 2019 ? formatProblem(schema.format, value) : undefined;
  return format === undefined ? undefined : problem(at, `${display(value)} is not valid ${String(schema.format)}: ${format}`);
}

const TYPES = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object'];
const byTypeOrder = (a: string, b: string): number => TYPES.indexOf(a) - TYPES.indexOf(b);

function enumText(wanted: readonly unknown[]): string {
  if (wanted.some((item) => typeof item === 'object' && item !== null)) return "'enum' failed";
  return wanted.length === 1 ? `value must be ${display(wanted[0])}` : `value must be one of ${wanted.map(display).join(', ')}`;
}

function equals(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => equals(item, b[index]));
  if (isTable(a)) {
    const keys = Object.keys(a);
    return isTable(b) && keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equals(a[key], b[key]));
  }
  if (typeof a === 'object' && a !== null && 'value' in a) return Number(a.value) === b;
  return a === b;
}

function reference({ run, at, value, problems, seen }: Work, target: string): void {
  const found = findTarget(target, run.document, at.resource);
  if (found === undefined) {
    if (!target.startsWith('urn:')) run.remote.add(target.split('#')[0] as string);
    return;
  }
  const result = evaluate(run, found.schema, value, { ...at, resource: found.resource });
  addAll(seen, result.seen);
  if (result.problems.length === 1) problems.push(result.problems[0] as SchemaProblem);
  else if (result.problems.length > 1) problems.push(problem(at, 'validation failed', result.problems));
}

function addAll(set: Set<string>, more: ReadonlySet<string>): void {
  for (const item of more) set.add(item);
}

/** Adds the problems of a property or an item. */
function checkChild({ run, at, problems }: Work, schema: Schema, value: unknown, name: string): void {
  problems.push(...grouped(evaluate(run, schema, value, { ...at, path: [...at.path, name] }), { ...at, path: [...at.path, name] }));
}

/** Returns the problems as at most one problem. It has them as causes if there are several. */
const grouped = ({ problems }: Result, at: At): readonly SchemaProblem[] =>
  problems.length < 2 ? problems : [{ ...problem(at, 'validation failed', problems), isGroup: true }];

/** Evaluates another schema for the same value. */
function checkSame(work: Work, schema: Schema): Result {
  const result = evaluate(work.run, schema, work.value, work.at);
  if (result.problems.length === 0) addAll(work.seen, result.seen);
  return result;
}

const count = (value: unknown): number | undefined => (typeof value === 'number' && Number.isInteger(value) ? value : undefined);

function limits({ at, problems, schema }: Work, minimum: string, maximum: string, got: number): void {
  const [least, most] = [count(schema[minimum]), count(schema[maximum])];
  if (least !== undefined && got < least) problems.push(problem(at, `${minimum}: got ${countText(got)}, want ${countText(least)}`));
  if (most !== undefined && got > most) problems.push(problem(at, `${maximum}: got ${countText(got)}, want ${countText(most)}`));
}

const missing = (value: Values, names: unknown): readonly string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name)) : [];

function checkObject(work: Work, value: Values): void {
  const { schema, at, problems } = work;
  const keys = Object.keys(value);
  limits(work, 'minProperties', 'maxProperties', keys.length);
  const absent = missing(value, schema.required);
  if (absent.length === 1) problems.push(problem(at, `missing property ${quoted(absent[0] as string)}`));
  else if (absent.length > 1) problems.push(problem(at, `missing properties ${absent.map(quoted).join(', ')}`));
  checkProperties(work, value);
  if (at.resource.draft > 4 && 'propertyNames' in schema) {
    for (const key of keys) {
      const result = evaluate(work.run, schema.propertyNames, key, { ...at, path: [] });
      if (result.problems.length > 0) problems.push(problem({ ...at, path: [] }, `invalid propertyName ${quoted(key)}`, result.problems));
    }
  }
  checkDependencies(work, value);
}

function checkProperties(work: Work, value: Values): void {
  const { schema, at, problems, seen } = work;
  const properties = isTable(schema.properties) ? schema.properties : {};
  const patterns = isTable(schema.patternProperties) ? Object.entries(schema.patternProperties) : [];
  const more = schema.additionalProperties;
  const refused: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const schemas = patterns.filter(([pattern]) => matchesPattern(work.run, pattern, key)).map(([, inner]) => inner);
    if (Object.hasOwn(properties, key)) schemas.unshift(properties[key]);
    if (schemas.length === 0 && more === false) refused.push(key);
    else if (schemas.length === 0 && more !== undefined) schemas.push(more);
    for (const inner of schemas) checkChild(work, inner, value[key], key);
    if (schemas.length > 0) seen.add(key);
  }
  if (refused.length > 0) problems.push(problem(at, `additional properties ${refused.map(quoted).join(', ')} not allowed`));
}

function checkDependencies(work: Work, value: Values): void {
  const { schema, at, problems } = work;
  for (const keyword of ['dependencies', 'dependentSchemas', 'dependentRequired']) {
    const dependencies = schema[keyword];
    if (!isTable(dependencies) || (keyword !== 'dependencies' && at.resource.draft < 2019)) continue;
    for (const [key, dependency] of Object.entries(dependencies)) {
      if (!Object.hasOwn(value, key)) continue;
      const absent = missing(value, dependency);
      if (absent.length > 0) problems.push(problem(at, `properties ${absent.map(quoted).join(', ')} required, if ${quoted(key)} exists`));
      if (!Array.isArray(dependency)) problems.push(...grouped(checkSame(work, dependency), at));
    }
  }
}

function checkList(work: Work, list: readonly unknown[]): void {
  const { schema, at, problems } = work;
  limits(work, 'minItems', 'maxItems', list.length);
  if (schema.uniqueItems === true) {
    const [first, second] = duplicates(work.run, list) ?? [];
    if (first !== undefined) problems.push(problem(at, `items at ${first} and ${second} are equal`));
  }
  checkItems(work, list);
  if ('contains' in schema && at.resource.draft > 4) checkContains(work, list);
}

function duplicates(run: Run, list: readonly unknown[]): readonly [number, number] | undefined {
  const texts = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const text = itemText(item);
    if (text === undefined) continue;
    spend(run, 1 + text.length / 100);
    const before = texts.get(text);
    if (before !== undefined) return [before, index];
    texts.set(text, index);
  }
  return undefined;
}

/** Returns a text that is equal for equal items; undefined if a part of the item is unknown. */
function itemText(item: unknown): string | undefined {
  let isKnown = true;
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (isTable(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
    if (typeOf(value) === 'unknown') isKnown = false;
    return isSized(value) ? Number(value.value) : value;
  };
  const text = stableText(plain(item));
  return isKnown ? text : undefined;
}

function checkItems(work: Work, list: readonly unknown[]): void {
  const { schema, at, problems, seen } = work;
  const isNew = at.resource.draft >= 2020;
  const first = isNew ? schema.prefixItems : schema.items;
  const tuple: readonly unknown[] = Array.isArray(first) ? first : [];
  const rest = isNew ? schema.items : Array.isArray(first) ? schema.additionalItems : first;
  const evaluated = Math.min(tuple.length, list.length);
  if (!isNew && Array.isArray(first) && rest === false) {
    if (evaluated < list.length) problems.push(problem(at, `last ${list.length - evaluated} additionalItem(s) not allowed`));
  }
  for (const [index, item] of list.entries()) {
    const inner = index < evaluated ? tuple[index] : rest;
    if (inner === undefined) continue;
    seen.add(String(index));
    if (index < evaluated || isNew || !Array.isArray(first) || rest !== false) checkChild(work, inner, item, String(index));
  }
}

function checkContains(work: Work, list: readonly unknown[]): void {
  const { schema, at, run, problems, seen } = work;
  const results = list.map((item, index) => evaluate(run, schema.contains, item, { ...at, path: [...at.path, String(index)] }));
  const matched = results.flatMap((result, index) => (result.problems.length === 0 ? [index] : []));
  if (at.resource.draft >= 2020) for (const index of matched) seen.add(String(index));
  const causes = results.flatMap((result, index) => grouped(result, { ...at, path: [...at.path, String(index)] }));
  const [least, most] = at.resource.draft >= 2019 ? [count(schema.minContains), count(schema.maxContains)] : [];
  if (least === undefined && matched.length === 0) problems.push(problem(at, 'no items match contains schema', causes));
  else if (least !== undefined && matched.length < least) {
    const got = matched.length === 0 ? 'but none matched' : `but matched ${matched.length} items at ${matched.join(' ')}`;
    problems.push(problem(at, `min ${least} items required to match contains schema, ${got}`, causes));
  }
  if (most !== undefined && matched.length > most) {
    const got = `but matched ${matched.length} items at ${matched.join(' ')}`;
    problems.push(problem(at, `max ${most} items required to match contains schema, ${got}`));
  }
}

function checkString(work: Work, text: string): void {
  const { schema, at, problems, run } = work;
  limits(work, 'minLength', 'maxLength', [...text].length);
  if (typeof schema.pattern === 'string' && !matchesPattern(run, schema.pattern, text)) {
    problems.push(problem(at, `${quoted(text)} does not match pattern ${quoted(schema.pattern)}`));
  }
}

/** Matches a pattern of Go in linear time. */
function matchesPattern(run: Run, pattern: string, text: string): boolean {
  spend(run, 1 + (pattern.length * text.length) / 100);
  let compiled = run.patterns.get(pattern);
  if (compiled === undefined) {
    try {
      compiled = re2js().RE2JS.compile(pattern);
    } catch (error) {
      throw new SchemaError(`invalid regex ${JSON.stringify(pattern)} at ${JSON.stringify(DOCUMENT_URL)}: ${(error as Error).message}`);
    }
    run.patterns.set(pattern, compiled);
  }
  return compiled.matcher(text).find();
}

function checkNumber({ schema, at, problems }: Work, value: number): void {
  const { minimum, maximum } = schema;
  const [low, high] = [schema.exclusiveMinimum === true, schema.exclusiveMaximum === true];
  const check = (keyword: string, wanted: unknown, isRefused: (limit: number) => boolean): void => {
    if (typeof wanted !== 'number' || !isRefused(wanted)) return;
    problems.push(problem(at, `${keyword}: got ${numberText(value)}, want ${numberText(wanted)}`));
  };
  if (!low) check('minimum', minimum, (limit) => value < limit);
  if (!high) check('maximum', maximum, (limit) => value > limit);
  check('exclusiveMinimum', low ? minimum : schema.exclusiveMinimum, (limit) => value <= limit);
  check('exclusiveMaximum', high ? maximum : schema.exclusiveMaximum, (limit) => value >= limit);
  check('multipleOf', schema.multipleOf, (limit) => !isMultiple(value, limit));
}

/** Divides as decimal numbers do, so that 1.1 is a multiple of 0.1. */
function isMultiple(value: number, of: number): boolean {
  const places = Math.max(decimals(value), decimals(of));
  if (places > 20) return Number.isInteger(value / of);
  const scale = 10n ** BigInt(places);
  const scaled = (number: number): bigint => {
    const [whole = '0', fraction = ''] = plainDecimal(number).split('.');
    return (
      BigInt(whole.replace('-', '')) * scale +
      BigInt((fraction || '0').padEnd(places, '0').slice(0, Math.max(1, places))) * (places === 0 ? 0n : 1n)
    );
  };
  const divisor = scaled(of);
  return divisor !== 0n && scaled(value) % divisor === 0n;
}

const decimals = (value: number): number => plainDecimal(value).split('.')[1]?.length ?? 0;
const plainDecimal = (value: number): string => {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  if (Math.abs(value) < 1) return trimEndOf(value.toFixed(30), '0');
  const [whole = '', fraction = ''] = digits.split('.');
  return whole + fraction.padEnd(Number(exponent), '0');
};

function checkConditions(work: Work): void {
  const { schema, at, problems } = work;
  if ('not' in schema && evaluate(work.run, schema.not, work.value, at).problems.length === 0) problems.push(problem(at, "'not' failed"));
  if (Array.isArray(schema.allOf)) {
    const causes = schema.allOf.flatMap((inner) => grouped(checkSame(work, inner), at));
    if (causes.length > 0) problems.push(problem(at, "'allOf' failed", causes));
  }
  if (Array.isArray(schema.anyOf)) {
    const results = schema.anyOf.map((inner) => checkSame(work, inner));
    if (results.every((result) => result.problems.length > 0)) {
      problems.push(
        problem(
          at,
          "'anyOf' failed",
          results.flatMap((result) => grouped(result, at)),
        ),
      );
    }
  }
  if (Array.isArray(schema.oneOf)) checkOneOf(work, schema.oneOf);
  if ('if' in schema && at.resource.draft >= 7) {
    const branch = checkSame(work, schema.if).problems.length === 0 ? schema.then : schema.else;
    if (branch !== undefined) problems.push(...grouped(checkSame(work, branch), at));
  }
}

function checkOneOf(work: Work, schemas: readonly Schema[]): void {
  const { at, problems } = work;
  const results = schemas.map((inner) => checkSame(work, inner));
  const [first, second] = results.flatMap((result, index) => (result.problems.length === 0 ? [index] : []));
  if (first === undefined) {
    problems.push(
      problem(
        at,
        "'oneOf' failed, none matched",
        results.flatMap((result) => grouped(result, at)),
      ),
    );
  } else if (second !== undefined) problems.push(problem(at, `'oneOf' failed, subschemas ${first}, ${second} matched`));
}

function checkUnevaluated(work: Work): void {
  const { schema, value, seen } = work;
  if (isTable(value) && 'unevaluatedProperties' in schema) {
    for (const key of Object.keys(value)) {
      if (!seen.has(key)) checkChild(work, schema.unevaluatedProperties, value[key], key);
      seen.add(key);
    }
  }
  if (Array.isArray(value) && 'unevaluatedItems' in schema) {
    for (const [index, item] of value.entries()) {
      if (!seen.has(String(index))) checkChild(work, schema.unevaluatedItems, item, String(index));
      seen.add(String(index));
    }
  }
}

/** Returns a text in single quotes, as Helm's schema library does. */
const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Returns a value in the form in which messages show it. */
function display(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null) return '<nil>';
  return typeof value === 'object' ? 'value' : String(value);
}

/** Prints a count with thousands separators, as the library does in English. */
const countText = (count: number): string => count.toLocaleString('en-US');

/** Prints a number as the library does: from a million and below 0.0001 in scientific notation. */
function numberText(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
  const raised = Array.from(String(Math.abs(power)).padStart(2, '0'), (digit) => SUPERSCRIPTS.charAt(Number(digit))).join('');
  return `${digits}×10${power < 0 ? '⁻' : ''}${raised}`;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
