import { compilePattern, GoError } from '@slipway/go-template/go-format';
import { type FieldProblem, firstProblem, invalidField, requiredField, withinField } from './field-problem.ts';
import type { ConvertTransform, MatchPattern, MatchTransform, MathTransform, StringTransform, Transform } from './transform.ts';

export const CONVERT_TYPES: readonly string[] = ['string', 'int', 'int64', 'bool', 'float64', 'object', 'array'];
export const CONVERT_FORMATS: readonly string[] = ['none', 'quantity', 'json'];

/** Returns the first field of a transform that function-patch-and-transform rejects before it runs. */
export function transformProblem({ type, math, map, match, string, convert }: Transform): FieldProblem | undefined {
  switch (type) {
    case 'math':
      return partProblem('math', math, mathTransformProblem);
    case 'map':
      return partProblem('map', map, mapTransformProblem);
    case 'match':
      return partProblem('match', match, matchTransformProblem);
    case 'string':
      return partProblem('string', string, stringTransformProblem);
    case 'convert':
      return partProblem('convert', convert, convertTransformProblem);
    default:
      return invalidField('type', type, 'unknown transform type');
  }
}

function partProblem<Part>(
  name: string,
  part: Part | undefined,
  check: (part: Part) => FieldProblem | undefined,
): FieldProblem | undefined {
  return part === undefined ? requiredField(name, `given transform type ${name} requires configuration`) : withinField(name, check(part));
}

/** Returns the first field of a math transform that is not valid. */
export function mathTransformProblem({ type = '', multiply, clampMin, clampMax }: MathTransform): FieldProblem | undefined {
  const missing = (name: string, value: bigint | undefined, words: string) =>
    value === undefined ? requiredField(name, `must specify a value if a ${words} math transform is specified`) : undefined;
  switch (type) {
    case '':
      return requiredField('type', 'math transform type is required');
    case 'Multiply':
      return missing('multiply', multiply, 'multiply');
    case 'ClampMin':
      return missing('clampMin', clampMin, 'clamp min');
    case 'ClampMax':
      return missing('clampMax', clampMax, 'clamp max');
    default:
      return invalidField('type', type, 'unknown math transform type');
  }
}

const mapTransformProblem = (pairs: Readonly<Record<string, unknown>>): FieldProblem | undefined =>
  Object.keys(pairs).length === 0
    ? requiredField('pairs', 'at least one pair must be specified if a map transform is specified')
    : undefined;

function matchTransformProblem({ patterns = [] }: MatchTransform): FieldProblem | undefined {
  if (patterns.length === 0) {
    return requiredField('patterns', 'at least one pattern must be specified if a match transform is specified');
  }
  return firstProblem('patterns', patterns, matchPatternProblem);
}

function matchPatternProblem({ type = '', literal, regexp }: MatchPattern): FieldProblem | undefined {
  switch (type) {
    case '':
    case 'literal':
      return literal === undefined ? requiredField('literal', 'literal pattern type requires a literal') : undefined;
    case 'regexp':
      if (regexp === undefined) return requiredField('regexp', 'regexp pattern type requires a regexp');
      return isPattern(regexp) ? undefined : invalidField('regexp', regexp, 'invalid regexp');
    default:
      return invalidField('type', type, 'unknown pattern type');
  }
}

function isPattern(text: string): boolean {
  try {
    compilePattern(text);
    return true;
  } catch (error) {
    if (error instanceof GoError) return false;
    throw error;
  }
}

function stringTransformProblem(transform: StringTransform): FieldProblem | undefined {
  const { type = '', fmt, convert, trim, join } = transform;
  const missing = (name: string, value: unknown, detail: string) => (value === undefined ? requiredField(name, detail) : undefined);
  switch (type) {
    case '':
      return requiredField('type', 'string transform type is required');
    case 'Format':
      return missing('fmt', fmt, 'format transform requires a format');
    case 'Convert':
      return missing('convert', convert, 'convert transform requires a conversion type');
    case 'TrimPrefix':
    case 'TrimSuffix':
      return missing('trim', trim, 'trim transform requires a trim value');
    case 'Regexp':
      return regexpProblem(transform.regexp);
    case 'Join':
      return missing('join', join, 'join transform requires a join');
    case 'Replace':
      return replaceProblem(transform.replace);
    default:
      return invalidField('type', type, 'unknown string transform type');
  }
}

function regexpProblem(regexp: StringTransform['regexp']): FieldProblem | undefined {
  if (regexp === undefined) return requiredField('regexp', 'regexp transform requires a regexp');
  const { match = '' } = regexp;
  if (match === '') return requiredField('regexp.match', 'regexp transform requires a match');
  return isPattern(match) ? undefined : invalidField('regexp.match', match, 'invalid regexp');
}

function replaceProblem(replace: StringTransform['replace']): FieldProblem | undefined {
  if (replace === undefined) return requiredField('replace', 'replace transform requires a replace');
  return (replace.search ?? '') === '' ? requiredField('replace.search', 'replace transform requires a search') : undefined;
}

/** Returns the first field of a convert transform that is not valid. */
export function convertTransformProblem({ toType = '', format = 'none' }: ConvertTransform): FieldProblem | undefined {
  if (!CONVERT_FORMATS.includes(format)) return invalidField('format', format, 'invalid format');
  return CONVERT_TYPES.includes(toType) ? undefined : invalidField('toType', toType, 'invalid type');
}
