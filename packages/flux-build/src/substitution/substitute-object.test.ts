// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are templates of Flux
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBytes } from './byte-text.ts';
import { UNKNOWN } from './expand-template.ts';
import { substituteObject, substituteText } from './substitute-object.ts';
import { substituteScalars } from './substitute-scalars.ts';
import { readVariables, valuesOf } from './value-sources.ts';
import type { Variables } from './variables.ts';

const known = (values: Readonly<Record<string, string>>): Variables => {
  const bytes = new Map(Object.entries(values).map(([name, value]) => [name, toBytes(value)]));
  return { names: [...bytes.keys()], isSet: bytes.size > 0, lookup: (name) => (name === 'SECRET' ? UNKNOWN : bytes.get(name)) };
};

const OPTIONS = { strict: true, always: false };

const specOf = (spec: unknown, values: Readonly<Record<string, string>>): unknown => {
  const answer = substituteObject({ kind: 'Probe', spec }, known(values), OPTIONS);
  return 'problem' in answer ? answer.problem : answer.object.spec;
};

describe('an object after postBuild', () => {
  test.each([
    [{ a: '${n}' }, { a: 4 }],
    [{ a: '${t}' }, { a: true }],
    [{ a: '${q}${n}${q}' }, { a: '004' }],
    [{ a: 'v${n}' }, { a: 'v004' }],
    [{ a: 'x: ${n}' }, { a: 'x: 004' }],
    [{ a: '${e}' }, { a: null }],
    [{ '${k}': 1 }, { key: 1 }],
    [{ a: 'line\n${n}\n' }, { a: 'line\n004\n' }],
    [{ a: '${map}' }, { a: { b: 'c' } }],
    [{ a: '${u}' }, 'envsubst error: variable substitution failed: variable not set (strict mode): "u"'],
    [{ a: '${colon}' }, 'envsubst error: YAMLToJSON: yaml: line 3: mapping values are not allowed in this context'],
  ])('%j becomes %j', (spec, result) => {
    expect(specOf(spec, { n: '004', t: 'true', q: '"', e: '', k: 'key', map: '{b: c}', colon: 'a: b' })).toEqual(result);
  });

  test.each([
    [{ a: '\techo\n' }, 3],
    [{ a: 'x\ny', b: [{ c: [], d: 'p\n' }, ['\techo\nexit']], c: '\t\n' }, 10],
    [{ '\techo\n': 'x' }, 3],
    [{ '😀\nb': { a: 1, c: '\tx\n' } }, 5],
    [{ 'b\t\n': 'q', c: '\tx\n' }, 6],
    [{ 'b\t\nc': [], d: '\tx\n' }, 7],
    [{ ['x'.repeat(140)]: [1, 2], y: '\tx\n' }, 6],
  ])('%j is refused: the block of its line %i would begin with a tab', (spec, line) => {
    const problem = `UnmarshalJSON: yaml: line ${line}: found a tab character where an indentation space is expected`;
    expect(specOf(spec, { n: '004' })).toBe(problem);
    expect(specOf({ ...spec, z: '${n}' }, { n: '004' })).toBe(problem);
  });

  test.each(['\techo', ' \techo\n', '\n\techo\n', '\techo \n', 'a\n\tb\n'])('%j is not a block that begins with a tab', (a) => {
    expect(specOf({ a }, { n: '004' })).toEqual({ a });
  });

  test('has doubles for all its numbers', () => {
    expect(specOf({ a: 9007199254740993n }, { b: 'c' })).toEqual({ a: 9007199254740992 });
  });

  test('is not changed when it asks for that, and when it has no variable', () => {
    const asking = { kind: 'Probe', metadata: { annotations: { 'kustomize.toolkit.fluxcd.io/substitute': 'disabled' } }, spec: '${a}' };
    expect(substituteObject(asking, known({ a: 'b' }), OPTIONS)).toMatchObject({ object: asking });
    const object = { kind: 'Probe', spec: '${a:=b}' };
    expect(substituteObject(object, known({}), OPTIONS)).toMatchObject({ object });
    expect(substituteObject(object, known({}), { strict: true, always: true })).toMatchObject({ object: { spec: 'b' } });
  });

  test('is refused for one invalid name, used anywhere', () => {
    expect(specOf({}, { 'a-b': 'c' })).toBe("envsubst error: 'a-b' var name is invalid, must match '^[_[:alpha:]][_[:alpha:][:digit:]]*$'");
  });

  test('keeps expressions whose values only the cluster has, and reports them', () => {
    const answer = substituteObject({ kind: 'Probe', a: '${SECRET}-${b}', 'c${b}': '${SECRET:-d}' }, known({ b: 'B' }), OPTIONS);
    expect(answer).toEqual({
      object: { kind: 'Probe', a: '${SECRET}-B', cB: '${SECRET:-d}' },
      used: ['b'],
      unknown: ['SECRET'],
      unset: [],
    });
  });

  test('is the same by the short way and by the long one', () => {
    const piece = fc.constantFrom(
      '${a}',
      '${b:-x}',
      '${c^^}',
      '$$',
      'text',
      ' ',
      '\n',
      ': ',
      '#',
      '- ',
      "'",
      '1',
      'yes',
      '/',
      '${a:0:1}',
      '"',
      '\\',
      'ü',
      'word '.repeat(18),
    );
    const texts = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    const values = fc.constantFrom(
      '',
      'a',
      '1',
      'yes',
      'a b',
      ' a',
      'a: b',
      '"',
      "'",
      '# a',
      '- a',
      '10.0.0.0/16',
      'null',
      'ü',
      '{}',
      '0x1F',
      '2025-01-01',
    );
    const objects = fc.record({
      kind: fc.constant('Probe'),
      spec: fc.oneof(texts, fc.array(texts, { maxLength: 3 }), fc.dictionary(fc.constantFrom('a', 'b', 'long'.repeat(20)), texts)),
    });
    fc.assert(
      fc.property(objects, values, values, values, (object, a, b, c) => {
        const { lookup } = known({ a, b, c });
        const short = substituteScalars(object, { lookup, policy: 'refuse', unknown: new Set(), unset: new Set() });
        fc.pre(short !== undefined);
        expect(substituteText(object, { lookup, policy: 'refuse' }, new Set())).toMatchObject({ object: short });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the variables of postBuild', () => {
  const objects = [
    { kind: 'ConfigMap', metadata: { name: 'a' }, data: { X: 'a', Y: 'a\nb' } },
    { kind: 'Secret', metadata: { name: 'b' }, data: { X: 'Yg==' } },
    { kind: 'Secret', metadata: { name: 's' }, stringData: { Z: 'ENC[x]' }, sops: { mac: 'x' } },
  ];
  const read = (postBuild: object) =>
    readVariables(postBuild as Readonly<Record<string, unknown>>, 'ns', (kind, _, name) => {
      const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
      return found && valuesOf(found);
    });

  test('come in the order of their sources, inline values over all, line feeds dropped', () => {
    const variables = read({
      substituteFrom: [
        { kind: 'ConfigMap', name: 'a' },
        { kind: 'Secret', name: 'b' },
      ],
      substitute: { Z: 'z' },
    });
    expect('lookup' in variables && ['X', 'Y', 'Z', 'none'].map((name) => variables.lookup(name))).toEqual(['b', 'ab', 'z', undefined]);
  });

  test('of a missing source are refused unless they are optional', () => {
    expect(read({ substituteFrom: [{ kind: 'Secret', name: 'gone' }] })).toEqual({
      missing: { kind: 'Secret', name: 'gone', problem: 'substitute from \'Secret/gone\' error: secrets "gone" not found' },
    });
    expect(read({ substituteFrom: [{ kind: 'Secret', name: 'gone', optional: true }] })).toMatchObject({ isSet: false });
  });

  test('of encrypted Secrets are available by name', () => {
    const variables = read({ substituteFrom: [{ kind: 'Secret', name: 's' }] });
    expect('lookup' in variables && variables.lookup('Z')).toBe(UNKNOWN);
  });
});
