import { describe, expect, test } from 'vitest';
import { RECORDED_TRANSFORMS } from '../../test/recorded-transforms.ts';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { floatJson, type GoJson } from '../values/go-json.ts';
import { resolveTransforms } from './resolve-transforms.ts';
import type { Transform } from './transform.ts';

/** Returns a transform whose integers are `int64`, as the function decodes them. */
function transformOf(json: unknown): Transform {
  const { math, string, ...rest } = json as Record<string, Record<string, unknown> | undefined>;
  const integers = Object.entries(math ?? {}).map(([name, value]) => [name, typeof value === 'number' ? BigInt(value) : value]);
  const regexp = string?.regexp as { readonly match: string; readonly group?: number } | undefined;
  const withGroup = regexp?.group === undefined ? string : { ...string, regexp: { ...regexp, group: BigInt(regexp.group) } };
  return { ...rest, ...(math && { math: Object.fromEntries(integers) }), ...(string && { string: withGroup }) } as unknown as Transform;
}

function outcome(transforms: readonly Transform[], input: GoJson): unknown {
  try {
    return { value: floatJson(resolveTransforms(transforms, input)) };
  } catch (error) {
    if (error instanceof CrossplaneError) return { error: error.message };
    throw error;
  }
}

test.each(RECORDED_TRANSFORMS)('%j of %s', (transform, input, result) => {
  const expected = 'error' in result ? { error: `transform at index 0 returned error: ${result.error}` } : result;
  expect(outcome([transformOf(transform)], input as GoJson)).toEqual(expected);
});

test('the result of a transform is the input of the next one', () => {
  const transforms: readonly Transform[] = [
    { type: 'convert', convert: { toType: 'int' } },
    { type: 'math', math: { type: 'Multiply', multiply: 3n } },
    { type: 'string', string: { type: 'Format', fmt: 'n-%d' } },
  ];
  expect(outcome(transforms, 4)).toEqual({ value: 'n-12' });
  expect(outcome(transforms, 'x')).toEqual({
    error: 'transform at index 0 returned error: convert transform could not resolve: strconv.ParseInt: parsing "x": invalid syntax',
  });
});

describe('a transform that would create a large text ends with a limit', () => {
  const long = 'a'.repeat(100_000);

  test.each<readonly [string, Transform, GoJson]>([
    ['format', { type: 'string', string: { type: 'Format', fmt: '%999999s'.repeat(50) } }, 'x'],
    ['replace', { type: 'string', string: { type: 'Replace', replace: { search: 'a', replace: long } } }, long],
    ['join', { type: 'string', string: { type: 'Join', join: { separator: long } } }, Array.from({ length: 1000 }, () => 'x')],
  ])('%s', (_, transform, input) => {
    expect(() => resolveTransforms([transform], input)).toThrow('stopped at the limit of 4 MiB');
  });
});

test('transforms that lengthen a text again and again end with a limit', () => {
  const encode: Transform = { type: 'string', string: { type: 'Convert', convert: 'ToBase64' } };
  const transforms = Array.from({ length: 120 }, () => encode);
  expect(() => resolveTransforms(transforms, 'a'.repeat(5000))).toThrow('stopped at the limit of 4 MiB');
});

test('a regular expression needs time in proportion to its text', () => {
  const transform: Transform = { type: 'string', string: { type: 'Regexp', regexp: { match: '(a+)+$' } } };
  expect(outcome([transform], `${'a'.repeat(50_000)}b`)).toMatchObject({ error: expect.stringContaining('had no matches') });
});
