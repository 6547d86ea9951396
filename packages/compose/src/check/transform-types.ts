import { type Fields, fieldsOf, listOf, type Severity, textOf } from '@slipway/manifest';
import { convertValue, isConversion } from '../transforms/convert-transform.ts';
import { CrossplaneError } from '../values/crossplane-error.ts';
import type { Path } from './composition.ts';
import type { CompositionRuleId } from './composition-rules.ts';
import type { Schema } from './schema.ts';
import { ANY_VALUE, article, compile, type JsonType, listText, matches, typeOf, type Value } from './value-type.ts';

/** A problem of one transform. */
export interface TransformProblem {
  readonly rule: CompositionRuleId;
  readonly severity: Severity;
  /** Path below the transform. */
  readonly path: Path;
  readonly message: string;
  readonly value?: unknown;
  readonly expected: string;
}

/** The output of a transform. */
interface Flow {
  readonly value: Value;
  readonly problems: readonly TransformProblem[];
}

const passed = (value: Value, problems: readonly TransformProblem[] = []): Flow => ({ value, problems });

/** Returns the output of a transform. A native Composition has defaults for the types of strings, patterns and calculations. */
export function flow(transform: Fields, input: Value, isNative: boolean): Flow {
  switch (transform.type) {
    case 'map':
      return throughMap(fieldsOf(transform.map), input);
    case 'match':
      return throughMatch(fieldsOf(transform.match), input, isNative);
    case 'math':
      return throughMath(fieldsOf(transform.math), input);
    case 'string':
      return throughString(fieldsOf(transform.string), input, isNative);
    case 'convert':
      return throughConvert(fieldsOf(transform.convert), input);
    default:
      return passed(ANY_VALUE);
  }
}

const refusal = (path: Path, message: string, expected: string, value?: unknown): TransformProblem => ({
  rule: 'patch-type-differs',
  severity: 'reject',
  path,
  message,
  expected,
  ...(value === undefined ? {} : { value }),
});

/** Returns the problem of a transform that accepts values of one type only. */
function wrongInput(what: string, { types }: Value, accepted: readonly JsonType[]): readonly TransformProblem[] {
  if (types === undefined || types.some((type) => accepted.includes(type))) return [];
  const [type = ''] = types;
  return [refusal([], `${what} does not accept ${article(type)}: the function fails`, article(accepted[0] ?? 'value'))];
}

const ofValues = (values: readonly unknown[]): Value =>
  values.length === 0 ? ANY_VALUE : { values, types: [...new Set(values.filter((each) => each !== null).map(typeOf))] };

function throughMap(pairs: Fields, input: Value): Flow {
  const wrong = wrongInput('the transform map', input, ['string']);
  if (wrong.length > 0) return passed(ANY_VALUE, wrong);
  const keys = Object.keys(pairs);
  const value = ofValues(Object.values(pairs));
  if (input.types === undefined) return passed(value);
  if (input.values === undefined)
    return passed(value, [
      {
        rule: 'map-without-case',
        severity: 'risk',
        path: ['map'],
        message: `the function fails for each value that the map does not have, and the field accepts any text`,
        expected: `an enum of ${listText(keys)} in the CompositeResourceDefinition`,
      },
    ]);
  const texts = input.values.filter((each) => typeof each === 'string');
  const missing = texts.filter((each) => !Object.hasOwn(pairs, each));
  const accepted: ReadonlySet<unknown> = new Set(texts);
  const unused = keys.filter((key) => !accepted.has(key));
  const used = texts.flatMap((each) => (Object.hasOwn(pairs, each) ? [pairs[each]] : []));
  return passed(used.length === 0 ? value : ofValues(used), [
    ...missing.map(
      (each): TransformProblem => ({
        rule: 'map-without-case',
        severity: 'reject',
        path: ['map'],
        message: `the map has no case for ${each}, which the field accepts: the function fails`,
        value: each,
        expected: `a case ${each}${unused.length === 0 ? '' : `, perhaps instead of ${listText(unused)}`}`,
      }),
    ),
    ...(missing.length > 0 ? [] : unused.map(unusedCase('map'))),
  ]);
}

const unusedCase =
  (list: string) =>
  (each: string): TransformProblem => ({
    rule: 'map-without-case',
    severity: 'risk',
    path: [list, each],
    message: `the case ${each} is never used: the field does not accept this value`,
    value: each,
    expected: 'a value that the field accepts',
  });

function throughMatch(match: Fields, input: Value, isNative: boolean): Flow {
  const patterns = listOf(match.patterns).map(fieldsOf);
  const wrong = wrongInput('the transform match', input, ['string']);
  if (wrong.length > 0 && patterns.length > 0) return passed(ANY_VALUE, wrong);
  const results = patterns.map(({ result }) => result ?? null);
  const fallsBack = match.fallbackTo === 'Input' || match.fallbackValue !== undefined;
  const texts = input.values?.filter((each) => typeof each === 'string');
  // Patterns are the outer loop, because a compiled pattern is cached only for a while.
  const unmatched = texts && patterns.reduce((left, pattern) => left.filter((each) => !isMatch(pattern, each, isNative)), texts);
  const isComplete = unmatched?.length === 0 || patterns.some(matchesAll);
  const values = fallsBack && match.fallbackTo !== 'Input' ? [...results, match.fallbackValue] : results;
  const value = match.fallbackTo === 'Input' && !isComplete ? ANY_VALUE : ofValues(values);
  const what = unmatched === undefined ? 'a value that no pattern matches' : listText(unmatched);
  if (isComplete) return passed(value);
  if (hasTwoFallbacks(match)) return passed(value, [twoFallbacks(what, unmatched === undefined ? 'risk' : 'reject', match.fallbackValue)]);
  if (fallsBack) return passed(value);
  return passed(value, [
    {
      rule: 'map-without-case',
      severity: 'risk',
      path: ['match'],
      message: `the match has no fallback: for ${what} the patch writes null`,
      expected: 'fallbackValue, fallbackTo: Input, or a pattern for each value',
    },
  ]);
}

/** Returns whether a match names two fallbacks. The function fails when it needs one of them. */
const hasTwoFallbacks = ({ fallbackTo, fallbackValue }: Fields): boolean =>
  fallbackTo === 'Input' && fallbackValue !== undefined && fallbackValue !== null;

const twoFallbacks = (what: string, severity: Severity, value: unknown): TransformProblem => ({
  ...{ rule: 'map-without-case', severity, path: ['match', 'fallbackValue'], value },
  message: `the match has fallbackTo: Input and fallbackValue: for ${what} the function fails`,
  expected: 'one of them, or a pattern for each value',
});

function isMatch({ type, literal, regexp }: Fields, text: string, isNative: boolean): boolean {
  if (type === 'regexp') return typeof regexp === 'string' && matches(regexp, text);
  return (type === 'literal' || (isNative && type === undefined)) && literal === text;
}

const matchesAll = ({ type, regexp }: Fields): boolean => type === 'regexp' && /^\^?\.\*\$?$/.test(textOf(regexp));

function throughMath({ type, clampMin, clampMax }: Fields, input: Value): Flow {
  const wrong = wrongInput('the transform math', input, ['integer', 'number']);
  if (wrong.length > 0) return passed(ANY_VALUE, wrong);
  const bounds = {
    ...(type === 'ClampMin' && typeof clampMin === 'number' ? { minimum: clampMin } : {}),
    ...(type === 'ClampMax' && typeof clampMax === 'number' ? { maximum: clampMax } : {}),
  };
  const numbers: readonly JsonType[] = input.types?.filter((each) => each === 'integer' || each === 'number') ?? ['number'];
  return passed({ types: numbers, ...(Object.keys(bounds).length === 0 ? {} : { schema: { type: 'number', ...bounds } }) });
}

const TEXT: Value = { types: ['string'] };

function throughString(options: Fields, input: Value, isNative: boolean): Flow {
  const type = options.type ?? (isNative ? 'Format' : undefined);
  switch (type) {
    case 'Join':
      return passed(TEXT, [
        ...wrongInput('the transform Join', input, ['array']),
        ...joinProblems(fieldsOf(options.join)),
        ...itemProblems(input.schema?.items),
      ]);
    case 'Regexp':
      return passed(TEXT, regexpProblems(fieldsOf(options.regexp), input));
    case 'TrimPrefix':
    case 'TrimSuffix':
    case 'Replace':
      return passed(TEXT, asTextProblems(`the transform ${type}`, input));
    case 'Convert':
      return passed(options.convert === 'ToUpper' || options.convert === 'ToLower' ? changedCase(options.convert, input) : TEXT);
    default:
      return passed(TEXT);
  }
}

const changedCase = (convert: unknown, { values }: Value): Value =>
  values?.every((each) => typeof each === 'string') === true
    ? ofValues(values.map((each) => (convert === 'ToUpper' ? (each as string).toUpperCase() : (each as string).toLowerCase())))
    : TEXT;

/** Reports items of a join that are no texts: Go prints them in its own form. */
function itemProblems(items: Schema | undefined): readonly TransformProblem[] {
  const type = items?.properties === undefined ? items?.type : 'object';
  if (type !== 'object' && type !== 'array') return [];
  return [
    {
      ...{ rule: 'patch-format', severity: 'risk', path: ['string', 'join'] },
      message: `the transform Join prints each item, which is ${article(type)}, as ${type === 'object' ? 'map[a:b]' : '[a b]'}`,
      expected: 'a list of strings',
    },
  ];
}

/** Go prints a list or a map as `[a b]` or `map[a:b]`. */
function asTextProblems(what: string, { types }: Value): readonly TransformProblem[] {
  const wrong = types?.find((each) => each === 'object' || each === 'array');
  return wrong === undefined
    ? []
    : [
        {
          rule: 'patch-format',
          severity: 'risk',
          path: ['string'],
          message: `${what} prints ${article(wrong)} as Go does`,
          expected: 'a string',
        },
      ];
}

/** The function removes one byte after the last item, and a longer separator leaves the rest. */
function joinProblems({ separator }: Fields): readonly TransformProblem[] {
  if (typeof separator !== 'string' || Buffer.byteLength(separator) === 1) return [];
  const [effect, expected] =
    separator === ''
      ? ['the last character of the text is lost', 'a separator of one character']
      : [`the text ends with ${JSON.stringify(separator.slice(0, -1))}`, 'a separator of one character, or TrimSuffix after it'];
  return [
    {
      rule: 'patch-format',
      severity: 'risk',
      path: ['string', 'join', 'separator'],
      message: `the function removes one character after the last item: ${effect}`,
      value: separator,
      expected,
    },
  ];
}

function regexpProblems({ match, group }: Fields, input: Value): readonly TransformProblem[] {
  const compiled = compile(textOf(match));
  // The check of the input reports an invalid expression.
  if (typeof match !== 'string' || typeof compiled === 'string') return [];
  if (typeof group === 'number' && group > compiled.groupCount())
    return [
      refusal(
        ['string', 'regexp', 'group'],
        `the expression ${match} has no group ${group}: the function fails`,
        `a group up to ${compiled.groupCount()}`,
        group,
      ),
    ];
  const texts = input.values?.filter((each) => typeof each === 'string') ?? [];
  const missed = texts.filter((each) => !matches(match, each));
  return missed.length === 0
    ? asTextProblems('the transform Regexp', input)
    : [
        refusal(
          ['string', 'regexp', 'match'],
          `${match} does not match ${listText(missed)}: the function fails`,
          'an expression that matches',
          match,
        ),
      ];
}

const GO_TYPES: Readonly<Record<JsonType, string>> = {
  ...{ string: 'string', boolean: 'bool', integer: 'float64', number: 'float64' },
  ...{ object: 'map[string]interface {}', array: '[]interface {}' },
};

const RESULTS: Readonly<Record<string, JsonType>> = {
  ...{ string: 'string', int: 'integer', int64: 'integer', bool: 'boolean', float64: 'number', object: 'object', array: 'array' },
};

function throughConvert({ toType, format = 'none' }: Fields, input: Value): Flow {
  const target = toType === 'int' ? 'int64' : textOf(toType);
  const result = Object.hasOwn(RESULTS, target) ? RESULTS[target] : undefined;
  if (result === undefined) return passed(ANY_VALUE);
  const isPossible = (type: JsonType): boolean => isConversion(GO_TYPES[type], target, textOf(format));
  const [type] = input.types ?? [];
  if (type !== undefined && input.types?.some(isPossible) === false)
    return passed(ANY_VALUE, [
      refusal(
        ['convert', 'toType'],
        `the function does not convert ${article(type)} to ${target}${format === 'none' ? '' : ` with the format ${textOf(format)}`}, and fails`,
        'a conversion of the function',
        toType,
      ),
    ]);
  const wrong = unreadable(input.values, target, textOf(format));
  if (wrong.length > 0)
    return passed({ types: [result] }, [
      refusal(
        ['convert', 'toType'],
        `the function fails to convert ${listText(wrong)} to ${target}`,
        `values of the type ${target}`,
        toType,
      ),
    ]);
  const isOfBooleans = target === 'string' && input.values?.every((each) => typeof each === 'boolean') === true;
  return passed(isOfBooleans ? ofValues((input.values ?? []).map(String)) : { types: [result] });
}

/** Returns the texts of an enum that cannot be converted to a type. */
const unreadable = (values: readonly unknown[] = [], toType: string, format: string): readonly unknown[] =>
  values.filter((each) => typeof each === 'string' && format === 'none' && !isConvertible(each, toType));

function isConvertible(text: string, toType: string): boolean {
  try {
    convertValue({ toType }, text);
    return true;
  } catch (error) {
    if (error instanceof CrossplaneError) return false;
    throw error;
  }
}
