import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { floatJson, type GoJson } from '../values/go-json.ts';
import { goTypeName } from '../values/go-type-name.ts';
import { countValues } from '../values/limits.ts';
import { convertValue, truncatedInt64 } from './convert-transform.ts';
import { fieldProblemText } from './field-problem.ts';
import { compiledPattern, transformString } from './string-transform.ts';
import type { MatchPattern, MatchTransform, MathTransform, Transform } from './transform.ts';
import { mathTransformProblem } from './validate-transform.ts';

/** Returns the value after all transforms of a patch. Throws a CrossplaneError with the text of function-patch-and-transform. */
export function resolveTransforms(transforms: readonly Transform[], input: GoJson): GoJson {
  let value = input;
  for (const [index, transform] of transforms.entries()) {
    value = withContext(`transform at index ${index} returned error`, () => resolveTransform(transform, value));
  }
  return value;
}

function resolveTransform(transform: Transform, input: GoJson): GoJson {
  const resolve = resolverOf(transform);
  return withContext(`${transform.type} transform could not resolve`, () => resolve(input));
}

function resolverOf({ type, math, map, match, string, convert }: Transform): (input: GoJson) => GoJson {
  switch (type) {
    case 'math':
      return resolver(math, type, resolveMath);
    case 'map':
      return resolver(map, type, resolveMap);
    case 'match':
      return resolver(match, type, resolveMatch);
    case 'string':
      return resolver(string, type, transformString);
    case 'convert':
      return resolver(convert, type, convertValue);
    default:
      throw new CrossplaneError(`transform type ${type} is not supported`);
  }
}

function resolver<Options>(
  options: Options | undefined,
  type: string,
  resolve: (options: Options, input: GoJson) => GoJson,
): (input: GoJson) => GoJson {
  if (options === undefined) throw new CrossplaneError(`given transform type ${type} requires configuration`);
  return (input) => resolve(options, input);
}

function resolveMath(transform: MathTransform, input: GoJson): GoJson {
  const problem = mathTransformProblem(transform);
  if (problem !== undefined) throw new CrossplaneError(fieldProblemText(problem));
  if (typeof input !== 'number' && typeof input !== 'bigint') {
    throw new CrossplaneError(`input is required to be a number for math transformer, got ${goTypeName(input)}`);
  }
  const { type, multiply = 0n, clampMin = 0n, clampMax = 0n } = transform;
  if (type === 'Multiply') return typeof input === 'number' ? input * Number(multiply) : BigInt.asIntN(64, input * multiply);
  const whole = typeof input === 'number' ? truncatedInt64(input) : input;
  if (type === 'ClampMin') return whole < clampMin ? clampMin : input;
  return whole > clampMax ? clampMax : input;
}

function resolveMap(pairs: Readonly<Record<string, unknown>>, input: GoJson): GoJson {
  if (typeof input !== 'string') throw new CrossplaneError(`type ${goTypeName(input)} is not supported for map transform`);
  if (!Object.hasOwn(pairs, input)) throw new CrossplaneError(`key ${input} is not found in map`);
  const value = pairs[input];
  if (value === null) throw new CrossplaneError(`value for key ${input} is not valid JSON: unexpected end of JSON input`);
  return floatJson(value);
}

function resolveMatch({ patterns = [], fallbackTo, fallbackValue }: MatchTransform, input: GoJson): GoJson {
  for (const [index, pattern] of patterns.entries()) {
    if (withContext(`cannot match pattern at index ${index}`, () => isMatch(pattern, input))) return floatJson(pattern.result ?? null);
  }
  if (fallbackTo !== 'Input') return floatJson(fallbackValue ?? null);
  if (fallbackValue !== undefined && fallbackValue !== null) {
    throw new CrossplaneError('cannot set both a fallback value and the fallback to input flag');
  }
  return input;
}

function isMatch({ type = '', literal, regexp }: MatchPattern, input: GoJson): boolean {
  if (type === 'literal') {
    if (literal === undefined) throw new CrossplaneError('literal is required by type literal');
    return textOfInput(input) === literal;
  }
  if (type !== 'regexp') throw new CrossplaneError(`unsupported pattern type '${type}'`);
  if (regexp === undefined) throw new CrossplaneError('regexp is required by type regexp');
  const pattern = compiledPattern(regexp, 'cannot compile regexp');
  if (input === null) throw new CrossplaneError(`unsupported input type 'null'`);
  const text = textOfInput(input);
  countValues(text.length);
  return pattern.matcher(text).find();
}

function textOfInput(input: GoJson): string {
  if (typeof input !== 'string') throw new CrossplaneError(`unsupported input type '${goTypeName(input)}'`);
  return input;
}
