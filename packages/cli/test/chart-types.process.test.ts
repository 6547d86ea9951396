import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '@slipway/flux-build';
import { loadFolder } from '@slipway/helm';
import { MAX_SHAPES, shapeOfChart } from '@slipway/helm/types';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { claimNames, typeNameOf, typesModule } from '../src/charts/types-module.ts';
import { chartYaml, compile, type Files, written } from './compile-types.ts';
import { temporaryDirectory } from './fixture.ts';

/** Writes modules to a folder, and returns the errors of the compiler in them. */
function errorsIn(folder: string, files: Files): readonly string[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const output = compile(folder, Object.keys(files));
  return output.split('\n').filter((line) => line !== '');
}

/** Returns the module of a chart with these files, and the values without a type. */
async function typesOf(files: Files): Promise<{ readonly text: string; readonly skipped: readonly string[] }> {
  const chart = loadFolder(readFolder(written(temporaryDirectory(), { 'Chart.yaml': chartYaml('web'), ...files })), '');
  const { name, version } = chart.metadata;
  const typeName = typeNameOf(name);
  const claim = claimNames(typeName);
  const { values, skipped } = shapeOfChart(chart, claim);
  return { text: await typesModule({ typeName, title: `the chart ${name} ${version}`, values }, claim), skipped };
}

const typesOfSchema = (schema: unknown, values = '{}') => typesOf({ 'values.yaml': values, 'values.schema.json': JSON.stringify(schema) });

/** Returns the lines of the types, without empty ones and the comment at the top. */
const linesOf = (text: string): readonly string[] =>
  text
    .slice(text.indexOf('export interface'))
    .split('\n')
    .filter((line) => line !== '');

describe('the types of values.yaml', () => {
  test('are those of the defaults, with the comments of helm-docs', async () => {
    const { text } = await typesOf({
      'values.yaml': [
        '# The values.',
        '# -- Number of Pods',
        '# of the web server.',
        'replicas: 2',
        'image:',
        '  # -- (string) Name of the image',
        '  # @default -- the name of the chart',
        '  name: web',
        '  # A comment without a mark',
        '  tag: ""',
        'host: null',
        'annotations: {}',
        'nodeSelector: {kubernetes.io/os: linux}',
        'hosts: []',
        'args: [a, b]',
        'ports: [{name: http, port: 80}]',
        'maxUnavailable: 1',
        'adminPassword: hunter2',
      ].join('\n'),
    });
    expect(linesOf(text)).toEqual([
      'export interface WebValues {',
      '  /**',
      '   * Number of Pods of the web server.',
      '   * @default 2',
      '   */',
      '  replicas?: number | null;',
      '  image?: WebImage | null;',
      '  host?: unknown;',
      '  annotations?: {',
      '    [k: string]: unknown;',
      '  } | null;',
      '  nodeSelector?: WebNodeSelector | null;',
      '  hosts?: readonly unknown[] | null;',
      '  args?: readonly string[] | null;',
      '  ports?: readonly {',
      '    [k: string]: unknown;',
      '  }[] | null;',
      '  /** @default 1 */',
      '  maxUnavailable?: number | string | null;',
      '  adminPassword?: string | null;',
      '}',
      'export interface WebImage {',
      '  /**',
      '   * Name of the image',
      '   * @default "web"',
      '   */',
      '  name?: string | null;',
      '  tag?: string | number | boolean | null;',
      '}',
      'export interface WebNodeSelector {',
      '  /** @default "linux" */',
      '  "kubernetes.io/os"?: string | null;',
      '  [k: string]: unknown;',
      '}',
    ]);
  });

  test('have the charts in the chart by their aliases, their switches and the globals', async () => {
    const { text } = await typesOf({
      'Chart.yaml': chartYaml(
        'web',
        'dependencies: [{name: db, version: 1.x.x, repository: "", alias: store, condition: "store.enabled,cache", tags: [data]}, {name: gone, version: 1.x.x, repository: ""}]',
      ),
      'values.yaml': 'store: {size: 2Gi}\nglobal: {domain: a.example}\n',
      'charts/db/Chart.yaml': chartYaml('db'),
      'charts/db/values.yaml': 'size: 1Gi\nglobal: {zone: a}\n',
    });
    expect(linesOf(text)).toEqual([
      'export interface WebValues {',
      '  global?: WebGlobal | null;',
      '  /** Values of the chart db. */',
      '  store?: WebStoreValues;',
      '  /** Values of the chart gone. */',
      '  gone?: {',
      '    [k: string]: unknown;',
      '  };',
      '  cache?: boolean;',
      '  tags?: WebTags;',
      '}',
      'export interface WebGlobal {',
      '  /** @default "a.example" */',
      '  domain?: string | null;',
      '  /** @default "a" */',
      '  zone?: string | null;',
      '}',
      'export interface WebStoreValues {',
      '  /** @default "2Gi" */',
      '  size?: string | null;',
      '  global?: WebStoreValuesGlobal | null;',
      '  enabled?: boolean;',
      '}',
      'export interface WebTags {',
      '  data?: boolean;',
      '}',
      'export interface WebStoreValuesGlobal {',
      '  /** @default "a" */',
      '  zone?: string | null;',
      '}',
    ]);
  });

  test('accept all values of the chart', async () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true }));
    const key = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('replicas', 'toString', 'constructor', 'length', 'a.b', '*/', "'"));
    const tree = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(key, tie('value'), { maxKeys: 4 })),
    })).value;
    const samples = fc.sample(fc.dictionary(key, tree, { maxKeys: 5 }), { numRuns: 40, seed: inject('seed') });
    const files: Record<string, string> = {};
    for (const [index, values] of samples.entries()) {
      const { ['__proto__']: _, ...own } = values;
      files[`c${index}.gen.ts`] = (await typesOf({ 'values.yaml': JSON.stringify(own) })).text;
      files[`c${index}.ts`] =
        `import type { WebValues } from './c${index}.gen.ts';\nexport const own: WebValues = ${JSON.stringify(own)};\n`;
    }
    expect(errorsIn(temporaryDirectory(), files)).toEqual([]);
  });
});

describe('the types of values.schema.json', () => {
  test('follow references, and have a name for a schema that refers to itself', async () => {
    const { text, skipped } = await typesOfSchema(
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        definitions: {
          tree: {
            type: 'object',
            properties: { name: { type: 'string' }, below: { type: 'array', items: { $ref: '#/definitions/tree' } } },
          },
          level: { enum: ['info', 'debug', 3, null] },
          loop: { allOf: [{ $ref: '#/definitions/loop' }, { type: 'string' }] },
        },
        properties: {
          tree: { $ref: '#/definitions/tree', description: 'ignored' },
          other: { $ref: '#/definitions/tree' },
          level: { $ref: '#/definitions/level' },
          loop: { $ref: '#/definitions/loop' },
          either: { anyOf: [{ type: 'string' }, { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: true }] },
          closed: { type: 'object', properties: { a: { type: ['boolean', 'null'] } }, additionalProperties: false },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
          replicas: { type: 'integer', description: 'How many', deprecated: true },
        },
      },
      'replicas: 1\nclosed: {}\nmore: {b: 1}\n',
    );
    expect(skipped).toEqual([]);
    expect(linesOf(text)).toEqual([
      'export interface WebValues {',
      '  /** ignored */',
      '  tree?: WebTree;',
      '  other?: WebTree;',
      '  level?: "info" | "debug" | 3 | null;',
      '  loop?: string;',
      '  either?: string | WebEither;',
      '  closed?: WebClosed | null;',
      '  labels?: {',
      '    [k: string]: string;',
      '  };',
      '  /**',
      '   * @deprecated',
      '   * How many',
      '   * @default 1',
      '   */',
      '  replicas?: number | null;',
      '  more?: WebMore | null;',
      '}',
      'export interface WebTree {',
      '  name?: string;',
      '  below?: readonly WebTree[];',
      '}',
      'export interface WebEither {',
      '  a?: number;',
      '  [k: string]: unknown;',
      '}',
      'export interface WebClosed {',
      '  a?: boolean | null;',
      '}',
      'export interface WebMore {',
      '  /** @default 1 */',
      '  b?: number | null;',
      '}',
    ]);
  });

  test('never follow a reference to a file or a host', async () => {
    const root = written(temporaryDirectory(), { 'secret.json': '{"type": "integer", "description": "planted"}' });
    const references = [
      'https://example.com/a.json',
      'http://127.0.0.1:1/a.json',
      `file://${root}/secret.json`,
      '../secret.json',
      '//example.com/x',
    ];
    const { text, skipped } = await typesOfSchema({
      properties: Object.fromEntries(references.map(($ref, index) => [`p${index}`, { $ref }])),
    });
    expect([...skipped].sort()).toEqual([...references].sort());
    expect(text).not.toContain('planted');
    expect(text).toContain('p0?: unknown;');
  });

  test('accept the values that the schema accepts', async () => {
    const ajv = new Ajv({ strict: false });
    const name = fc.constantFrom('a', 'b', 'c', 'toString', 'x-y');
    const simple = fc.constantFrom(
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: ['string', 'null'] },
      { enum: ['a', 1, true] },
      {},
    );
    const schema = fc.letrec<{ schema: object }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        simple,
        fc.record({ type: fc.constant('array'), items: tie('schema') }),
        fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
        fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
        fc.record(
          {
            type: fc.constant('object'),
            properties: fc.dictionary(name, tie('schema')),
            additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
          },
          { requiredKeys: ['type', 'properties'] },
        ),
        fc.constantFrom({ $ref: '#/definitions/one' }, { $ref: '#/definitions/two' }),
      ),
    })).schema;
    const root = fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(name, schema),
      additionalProperties: fc.constant(false),
      definitions: fc.record({ one: fc.record({ type: fc.constant('object'), properties: fc.dictionary(name, schema) }), two: simple }),
    });
    const value = fc.jsonValue({ maxDepth: 2 });
    const given = fc.dictionary(name, fc.oneof(value, fc.dictionary(name, value)));
    const seed = inject('seed');
    const files: Record<string, string> = {};
    let accepted = 0;
    for (const [index, sample] of fc.sample(root, { numRuns: 50, seed }).entries()) {
      const isValid = ajv.compile(sample);
      // A schema accepts fields that it does not mention, but its type does not.
      const stated = fc
        .sample(given, { numRuns: 40, seed: seed + index })
        .filter((each) => isValid(each) && isStated(sample, each, sample));
      accepted += stated.length;
      files[`s${index}.gen.ts`] = (await typesOfSchema(sample)).text;
      files[`s${index}.ts`] = [
        `import type { WebValues } from './s${index}.gen.ts';`,
        ...stated.map((each, number) => `export const v${number}: WebValues = ${JSON.stringify(each)};`),
      ].join('\n');
    }
    expect(accepted).toBeGreaterThan(150);
    expect(errorsIn(temporaryDirectory(), files)).toEqual([]);
  });
});

/** Whether a schema, or one that it combines, mentions each field of a value. */
function isStated(schema: unknown, value: unknown, root: { readonly definitions: object }): boolean {
  if (Array.isArray(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  const parts = [...partsOf(schema, root, 0)];
  if (
    parts.some(
      (part) => !('type' in part) && !('anyOf' in part) && !('allOf' in part) && !('$ref' in part) && Object.keys(part).length === 0,
    )
  )
    return true;
  return Object.entries(value).every(([key, each]) =>
    parts.some(({ properties = {}, additionalProperties }) => {
      const found = Object.hasOwn(properties as object, key) ? (properties as Record<string, unknown>)[key] : additionalProperties;
      return found !== undefined && found !== false && (found === true || isStated(found, each, root));
    }),
  );
}

function* partsOf(schema: unknown, root: { readonly definitions: object }, depth: number): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null || depth > 6) return;
  const part = schema as Record<string, unknown>;
  yield part;
  if (typeof part.$ref === 'string')
    yield* partsOf((root.definitions as Record<string, unknown>)[part.$ref.split('/').at(-1) ?? ''], root, depth + 1);
  for (const inner of [part.anyOf, part.allOf]) if (Array.isArray(inner)) for (const each of inner) yield* partsOf(each, root, depth + 1);
}

describe('hostile charts', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become a template
  const EVIL = '*/ export const evil = 1; /* " \' ` ${process.exit()} \n\r\u2028 // \u202e \\';

  test('no text of a chart becomes code', async () => {
    const { text } = await typesOf({
      'Chart.yaml': `apiVersion: v2\nname: ${JSON.stringify(`${EVIL.replaceAll('/', '')} 1web`)}\nversion: 1.2.3\n`,
      'values.yaml': `# -- ${EVIL.replace(/[\n\r\u2028]/g, ' ')}\na: ${JSON.stringify(EVIL)}\n`,
      'values.schema.json': JSON.stringify({
        $id: EVIL,
        title: EVIL,
        description: EVIL,
        tsType: EVIL,
        type: 'object',
        definitions: { [EVIL]: { type: 'object', title: EVIL, properties: { a: { const: EVIL } } } },
        properties: {
          [EVIL]: { description: EVIL, enum: [EVIL, `b${EVIL}`], tsEnumNames: [EVIL, 'B'] },
          b: { tsType: 'typeof import("./evil")', type: 'string' },
          c: { $ref: `#/definitions/${encodeURIComponent(EVIL.replaceAll('~', '~0').replaceAll('/', '~1'))}` },
          d: { type: 'array', items: { enum: [EVIL] } },
          e: { patternProperties: { [EVIL]: { type: 'string', description: EVIL } }, title: EVIL },
          f: { extends: { $ref: EVIL }, type: 'object', properties: { g: { default: EVIL } } },
          __proto__x: { type: 'string' },
        },
      }),
    });
    const folder = temporaryDirectory();
    expect(errorsIn(folder, { 'a.gen.ts': text })).toEqual([]);
    const withoutTexts = text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '').replace(/"(?:[^"\\]|\\.)*"/g, '""');
    expect(withoutTexts).not.toMatch(/evil|process|import|const/);
    const comments = text.split('\n').filter((line) => /^\s*(?:\/\*\*|\*)/.test(line));
    expect(comments.filter((line) => line.replace(/\*\/$/, '').includes('*/'))).toEqual([]);
    expect(text).toMatch(/^[\n -~…]*$/);
  });

  const USE = `import type { WebValues } from './a.gen.ts';\nexport const none: WebValues = {};\nexport const one: WebValues = { toString: 'a' };\n`;

  test('names of the prototype are names like all others', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf'];
    const properties = JSON.parse(`{${[...names, '__proto__'].map((name) => `${JSON.stringify(name)}: {"type": "string"}`).join(',')}}`);
    const { text } = await typesOfSchema({ type: 'object', properties });
    for (const name of names) expect(text).toContain(`  ${name}?: unknown;`);
    expect(text).not.toContain('__proto__');
    expect(errorsIn(temporaryDirectory(), { 'a.gen.ts': text, 'a.ts': USE })).toEqual([]);
  });

  test('a schema that doubles its work, and one that is very deep, end at a limit', async () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `s${index}`,
        { allOf: [{ $ref: `#/$defs/s${index + 1}` }, { $ref: `#/$defs/s${index + 1}` }] },
      ]),
    );
    const { text, skipped } = await typesOfSchema({ $ref: '#/$defs/s0', $defs: { ...doubling, s40: { type: 'object' } } }, 'a: 1\n');
    expect(skipped).toEqual([`the schemas, which have more than ${MAX_SHAPES} parts`]);
    expect(text).toContain('a?: number | null;');
    let deep: object = { type: 'string' };
    for (let depth = 0; depth < 300; depth++) deep = { type: 'object', properties: { a: deep } };
    expect((await typesOfSchema(deep)).text).toContain('a?: unknown;');
  });

  test('a schema that is not JSON is replaced by values.yaml', async () => {
    const { text, skipped } = await typesOf({ 'values.yaml': 'a: 1\n', 'values.schema.json': '{' });
    expect(skipped).toEqual([expect.stringContaining('values.schema.json of web, which cannot be read: ')]);
    expect(text).toContain('a?: number | null;');
  });
});

test('a product of alternatives gets no types instead of all memory', async () => {
  const alternatives = (letter: string) =>
    Array.from({ length: 250 }, (_, index) => ({ type: 'object', properties: { [`${letter}${index}`]: { type: 'string' } } }));
  const { skipped } = await typesOfSchema({ allOf: ['a', 'b', 'c'].map((letter) => ({ anyOf: alternatives(letter) })) });
  expect(skipped).toEqual([`the schemas, which have more than ${MAX_SHAPES} parts`]);
});

test('texts with a credential are no comments', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const { text } = await typesOf({ 'values.yaml': `# -- The text ${token}\na: 1\nb: ${token}\n` });
  expect(text).toContain('a?: number | null;');
  expect(text).not.toContain('ghp_');
});

test('each name is given once, also behind a name with a number', () => {
  const claim = claimNames('WebValues');
  expect(['a', 'a2', 'a', 'a', 'a2'].map(claim)).toEqual(['WebA', 'WebA2', 'WebA3', 'WebA4', 'WebA22']);
});
