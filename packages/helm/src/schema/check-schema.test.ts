import { int64, Unknown } from '@slipway/go-template';
import { describe, expect, it } from 'vitest';
import { checkSchema, type SchemaProblem } from './check-schema.ts';

const lines = (problems: readonly SchemaProblem[], indent = ''): readonly string[] =>
  problems.flatMap(({ path, message, causes }) => [`${indent}/${path.join('/')}: ${message}`, ...lines(causes, `${indent}  `)]);

const check = (schema: unknown, value: unknown): readonly string[] => lines(checkSchema(schema, value).problems);

const DRAFT_4 = 'http://json-schema.org/draft-04/schema#';
const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';
const DRAFT_2019 = 'https://json-schema.org/draft/2019-09/schema';

describe('a schema of values', () => {
  it.each<[unknown, unknown, readonly string[]]>([
    [{ type: 'integer' }, 1, []],
    [{ type: ['integer', 'null'] }, 1.5, ['/: got number, want null or integer']],
    [{ type: 'number' }, '1', ['/: got string, want number']],
    [{ enum: ['a', 1, null] }, 'b', ["/: value must be one of 'a', 1, <nil>"]],
    [{ enum: ['a'] }, 'b', ["/: value must be 'a'"]],
    [{ const: { a: 1 } }, { a: 1 }, []],
    [{ required: ['a', 'b'] }, {}, ["/: missing properties 'a', 'b'"]],
    [
      { properties: { a: { minimum: 1000 } }, additionalProperties: false },
      { a: 1, z: 1 },
      ['/a: minimum: got 1, want 1,000', "/: additional properties 'z' not allowed"],
    ],
    [
      { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: { type: 'integer' } },
      { 'x-a': 1, b: 'c' },
      ['/b: got string, want integer', '/x-a: got number, want string'],
    ],
    [{ maximum: 999_999.5 }, 1_000_001, ['/: maximum: got 1.000001×10⁰⁶, want 999,999.5']],
    [{ minimum: 0.0001 }, 0.000012, ['/: minimum: got 1.2×10⁻⁰⁵, want 0.0001']],
    [{ minItems: 1_234_567 }, [], ['/: minItems: got 0, want 1,234,567']],
    [{ maxLength: 1, minLength: 3 }, '☺☺', ['/: minLength: got 2, want 3', '/: maxLength: got 2, want 1']],
    [{ pattern: '^a' }, "b'", ["/: 'b\\'' does not match pattern '^a'"]],
    [
      { uniqueItems: true, minItems: 4 },
      [1, { a: 1, b: 2 }, { b: 2, a: 1 }],
      ['/: minItems: got 3, want 4', '/: items at 1 and 2 are equal'],
    ],
    [{ prefixItems: [{ type: 'string' }], items: { type: 'integer' } }, ['a', 'b'], ['/1: got string, want integer']],
    [{ $schema: DRAFT_7, items: [{ type: 'string' }], additionalItems: false }, ['a', 'b'], ['/: last 1 additionalItem(s) not allowed']],
    [
      { contains: { type: 'string' }, minContains: 2 },
      ['a', 1],
      ['/: min 2 items required to match contains schema, but matched 1 items at 0', '  /1: got number, want string'],
    ],
    [{ multipleOf: 0.1 }, 1.1, []],
    [{ multipleOf: 0.5 }, 1.3, ['/: multipleOf: got 1.3, want 0.5']],
    [{ $schema: DRAFT_4, maximum: 3, exclusiveMaximum: true }, 3, ['/: exclusiveMaximum: got 3, want 3']],
    [
      { oneOf: [{ type: 'string' }, { type: 'number' }] },
      true,
      ["/: 'oneOf' failed, none matched", '  /: got boolean, want string', '  /: got boolean, want number'],
    ],
    [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, 1, ["/: 'oneOf' failed, subschemas 0, 1 matched"]],
    [
      { anyOf: [{ type: 'string' }, { minimum: 3 }] },
      1,
      ["/: 'anyOf' failed", '  /: got number, want string', '  /: minimum: got 1, want 3'],
    ],
    [{ not: { type: 'string' } }, 'a', ["/: 'not' failed"]],
    [JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": false}'), { a: 1 }, ["/: missing property 'b'"]],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, ["/: properties 'b' required, if 'a' exists"]],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, ["/: invalid propertyName 'ab'", '  /: maxLength: got 2, want 1']],
    [{ $schema: DRAFT_7, $ref: '#/definitions/a', type: 'string', definitions: { a: { type: 'integer' } } }, 1, []],
    [{ $ref: '#/$defs/a', type: 'string', $defs: { a: { type: 'integer' } } }, 1, ['/: got number, want string']],
    [{ $ref: '#here', $defs: { a: { $anchor: 'here', type: 'integer' } } }, 'a', ['/: got string, want integer']],
    [{ allOf: [{ properties: { a: true } }], unevaluatedProperties: false }, { a: 1, b: 1 }, ['/b: false schema']],
    [{ $schema: DRAFT_2019, unevaluatedItems: false, items: [true] }, [1, 2], ['/1: false schema']],
    [{ $schema: DRAFT_7, format: 'uri' }, 'no uri', ["/: 'no uri' is not valid uri: must be a uri"]],
    [{ format: 'uri' }, 'no uri', []],
    [
      { properties: { s: { required: ['x'], minProperties: 9 } } },
      { s: {} },
      ['/s: minProperties: got 0, want 9', "/s: missing property 'x'"],
    ],
    [
      { properties: { s: { $ref: '#/$defs/t' } }, $defs: { t: { required: ['x'], minProperties: 9 } } },
      { s: {} },
      ['/s: validation failed', '  /s: minProperties: got 0, want 9', "  /s: missing property 'x'"],
    ],
    [false, 1, ['/: false schema']],
  ])('%j and %j', (schema, value, expected) => {
    expect(check(schema, value)).toEqual(expected);
  });

  it('lists schemas on other hosts, which it never reads', () => {
    expect(checkSchema({ properties: { a: { $ref: 'https://example.com/a.json#/x' } } }, { a: 1 })).toEqual({
      problems: [],
      remote: ['https://example.com/a.json'],
    });
  });

  it('rejects a reference to a file, and one that does not exist', () => {
    expect(() => check({ $ref: '../../etc/passwd' }, 1)).toThrow(
      'failing loading "file:///etc/passwd": open /etc/passwd: no such file or directory',
    );
    expect(() => check({ $ref: '#/a' }, 1)).toThrow('jsonpointer "file:///values.schema.json#/a" not found');
  });

  it('ends for a schema that refers to itself, and for one that doubles its work', () => {
    expect(() => check({ $ref: '#' }, 1)).toThrow('schema refers to itself without end');
    const doubling = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `s${index}`,
        { allOf: [{ $ref: `#/$defs/s${index + 1}` }, { $ref: `#/$defs/s${index + 1}` }] },
      ]),
    );
    expect(() => checkSchema({ $ref: '#/$defs/s0', $defs: { ...doubling, s40: true } }, 1, 10_000)).toThrow('schema needs too many steps');
  });

  it('compares items of any type, except unknown ones', () => {
    expect(check({ uniqueItems: true }, [int64(2n), int64(3n), 2])).toEqual(['/: items at 0 and 2 are equal']);
    expect(check({ uniqueItems: true }, [{ toString: { a: 1 }, b: 2 }, { b: 2 }])).toEqual([]);
    expect(check({ uniqueItems: true }, [[new Unknown('Secret a/b')], [new Unknown('Secret a/b')]])).toEqual([]);
  });

  it('divides numbers of any size', () => {
    expect(check({ multipleOf: 1 }, 1e21)).toEqual([]);
    expect(check({ multipleOf: 2e300 }, 4.2e301)).toEqual([]);
    expect(check({ multipleOf: 2e300 }, 4.3e301)).toHaveLength(1);
    expect(check({ multipleOf: 1e-7 }, 3e-7)).toEqual([]);
  });

  it('rejects a reference whose fragment cannot be decoded', () => {
    expect(() => check({ $ref: '#/%E0%A4%A' }, 1)).toThrow('invalid reference "#/%E0%A4%A"');
  });

  it('matches a hostile pattern in linear time', () => {
    expect(check({ pattern: '^(a+)+$' }, `${'a'.repeat(2000)}b`)).toHaveLength(1);
  });

  it('rejects a pattern or list that needs too many operations before it starts', () => {
    expect(() => check({ pattern: '(a|b|c)*'.repeat(20_000) }, 'a'.repeat(100_000))).toThrow('schema needs too many steps');
    const items = { enum: Array.from({ length: 1000 }, (_, a) => ({ a })) };
    expect(() => checkSchema({ items }, [{}, {}, {}], 200)).toThrow('schema needs too many steps');
  });
});
