import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFolder } from '@slipway/flux-build';
import { loadFolder } from '@slipway/helm';
import { MAX_SHAPES, shapeOfChart } from '@slipway/helm/types';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { claimNames, typeNameOf, typesModule } from '../src/charts/types-module.ts';
import { runHere, runSlipway, temporaryDirectory, writeFiles } from './fixture.ts';

type Files = Readonly<Record<string, string>>;

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const OPTIONS = '--strict --noEmit --exactOptionalPropertyTypes --allowImportingTsExtensions --module nodenext --lib es2024'.split(' ');

/** Returns what the compiler prints about files of a folder: `file(line,column): message`. */
const compile = (cwd: string, files: readonly string[]): string =>
  spawnSync(process.execPath, [compiler, ...OPTIONS, '--types', '', ...files], { cwd, encoding: 'utf8' }).stdout;

/** Writes modules to a folder, and returns the errors of the compiler in them. */
function errorsIn(folder: string, files: Files): readonly string[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const output = compile(folder, Object.keys(files));
  return output.split('\n').filter((line) => line !== '');
}

function written(root: string, files: Files): string {
  writeFiles(root, files);
  return root;
}

const chartYaml = (name: string, more = ''): string => `apiVersion: v2\nname: ${name}\nversion: 1.2.3\n${more}`;

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

const FLEET: Files = {
  'charts/web/Chart.yaml': chartYaml('web'),
  'charts/web/values.yaml': 'replicas: 1\nimage: {tag: v1}\n',
  'clusters/a/flux-system/gotk-sync.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://github.com/acme/fleet, ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, path: ./clusters/a, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`,
  'clusters/a/releases.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: flux-system}
spec: {interval: 1h, url: https://charts.example.com}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: flux-system}
spec:
  interval: 10m
  chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system}}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: db, namespace: flux-system}
spec:
  interval: 10m
  chart: {spec: {chart: db, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts}}}
`,
};

describe('slipway charts types', () => {
  const types = (root: string, ...args: string[]) => runHere(['charts', 'types', '--out', 'src/charts', ...args], root);

  test('writes a file for each available chart, and names the others', async () => {
    const root = written(temporaryDirectory(), FLEET);
    const { code, stdout } = await types(root);
    expect(stdout).toBe(`src/charts/web.gen.ts: web 1.2.3
not available: db 1.0.0 of HelmRepository/flux-system/charts; run \`slipway charts fetch\`
1 files with types, 1 of them written.
`);
    expect(code).toBe(0);
    expect(readFileSync(join(root, 'src/charts/web.gen.ts'), 'utf8')).toBe(`// Generated by \`slipway charts types\`.
// Values of the chart web 1.2.3. To change this file, run \`slipway charts types\` again.

/** Values of the chart web 1.2.3. All are optional, because Helm adds the defaults. Null deletes a default. */
export interface WebValues {
  /** @default 1 */
  replicas?: number | null;
  image?: WebImage | null;
}

export interface WebImage {
  /** @default "v1" */
  tag?: string | null;
}
`);
    expect((await types(root, '--check')).code).toBe(0);
  });

  test('a renamed value of a new version is a compile error, and --check fails before', async () => {
    const root = written(temporaryDirectory(), FLEET);
    await types(root);
    const use = {
      'src/charts/use.ts': "import type { WebValues } from './web.gen.ts';\nexport const values: WebValues = { replicas: 2 };\n",
    };
    written(root, use);
    const errors = () => compile(root, ['src/charts/use.ts']);
    expect(errors()).toBe('');
    written(root, {
      'charts/web/values.yaml': 'replicaCount: 1\nimage: {tag: v1}\n',
      'charts/web/Chart.yaml': chartYaml('web').replace('1.2.3', '2.0.0'),
    });
    const checked = await types(root, '--check', '--output', 'json');
    expect(checked.code).toBe(1);
    expect(JSON.parse(checked.stdout).findings).toMatchObject([{ rule: 'wrong-chart-types', file: 'src/charts/web.gen.ts' }]);
    expect(errors()).toBe('');
    await types(root);
    expect(errors()).toBe(
      "src/charts/use.ts(2,36): error TS2353: Object literal may only specify known properties, and 'replicas' does not exist in type 'WebValues'.\n",
    );
  });

  test('removes the file of a chart that no release installs, and only a generated one', async () => {
    const root = written(temporaryDirectory(), {
      ...FLEET,
      'clusters/a/releases.yaml': FLEET['clusters/a/releases.yaml']?.split('---\n').slice(0, 2).join('---\n') ?? '',
    });
    await types(root);
    written(root, {
      'src/charts/old.gen.ts': readFileSync(join(root, 'src/charts/web.gen.ts'), 'utf8'),
      'src/charts/own.gen.ts': '// Mine.\n',
    });
    expect((await types(root, '--check')).stdout).toContain('no HelmRelease of the fleet installs the chart');
    expect((await types(root)).stdout).toContain('src/charts/old.gen.ts: removed\n');
    expect(existsSync(join(root, 'src/charts/old.gen.ts'))).toBe(false);
    expect(existsSync(join(root, 'src/charts/own.gen.ts'))).toBe(true);
  });

  test('--check without a folder compares all generated files of the checkout, and no chart without one', async () => {
    const root = written(temporaryDirectory(), { ...FLEET, 'src/charts/own.gen.ts': '// Mine.\n' });
    spawnSync('git', ['init', '--quiet', root]);
    const check = () => runHere(['charts', 'types', '--check'], root);
    expect(await check()).toMatchObject({ code: 0, stdout: '0 files with types, 0 of them differ.\n' });
    await types(root);
    await runHere(['charts', 'types', '--out', 'packages/other/src'], root);
    expect(await check()).toMatchObject({ code: 0, stdout: expect.stringContaining('2 files with types, 0 of them differ.') });
    writeFileSync(join(root, 'charts/web/values.yaml'), 'replicaCount: 1\n');
    const { code, stdout } = await check();
    expect(code).toBe(1);
    expect(stdout).toContain('packages/other/src/web.gen.ts');
    expect(stdout).toContain('src/charts/web.gen.ts');
    expect((await runHere(['charts', 'types', '--check', '--chart', 'web'], root)).code).toBe(2);
  });

  test('a chart folder of the checkout has types, if no HelmRelease requests another version', async () => {
    const own = { 'own/db/Chart.yaml': chartYaml('db'), 'own/db/values.yaml': 'size: 1\n' };
    const inChart = { 'charts/web/charts/cache/Chart.yaml': chartYaml('cache'), 'charts/web/charts/cache/values.yaml': 'a: 1\n' };
    const only = FLEET['clusters/a/releases.yaml']?.split('---\n').slice(0, 2).join('---\n') ?? '';
    const root = written(temporaryDirectory(), { ...FLEET, ...own, ...inChart, 'clusters/a/releases.yaml': only });
    spawnSync('git', ['init', '--quiet', root]);
    await types(root, 'own/db');
    await types(root, 'charts/web/charts/cache');
    expect((await types(root)).stdout).toContain('src/charts/cache.gen.ts: removed\n');
    writeFileSync(join(root, 'own/db/values.yaml'), 'size: 1\nreplicas: 1\n');
    const { code, stdout } = await runHere(['charts', 'types', '--check'], root);
    expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining('src/charts/db.gen.ts') });
    // The fleet now installs 1.0.0, which is not available.
    written(root, { 'clusters/a/releases.yaml': FLEET['clusters/a/releases.yaml'] ?? '' });
    expect((await runHere(['charts', 'types', '--check'], root)).stdout).toBe(
      'not available: db 1.0.0 of HelmRepository/flux-system/charts; run `slipway charts fetch`\n1 files with types, 0 of them differ.\n',
    );
    written(root, { 'own/db/Chart.yaml': chartYaml('db').replace('1.2.3', '1.0.0') });
    expect((await types(root)).stdout).toContain('src/charts/db.gen.ts: db 1.0.0\n');
  });

  test('never replaces a file that it did not generate, and never follows a link', async () => {
    const root = written(temporaryDirectory(), { ...FLEET, 'src/charts/web.gen.ts': '// Mine.\n' });
    const { code, stdout } = await types(root);
    expect(code).toBe(1);
    expect(stdout).toContain('so it is not replaced');
    expect(readFileSync(join(root, 'src/charts/web.gen.ts'), 'utf8')).toBe('// Mine.\n');
    symlinkSync('src', join(root, 'link'));
    expect((await runHere(['charts', 'types', '--out', 'link/charts'], root)).stderr).toContain('link is a symbolic link');
    expect((await runHere(['charts', 'types', '--out', '../elsewhere'], root)).stderr).toContain('name a folder in');
    expect((await runHere(['charts', 'types'], root)).stderr).toContain('--out FOLDER');
    expect((await types(root, '--chart', 'gone')).stderr).toContain('no available chart has this name');
  });

  test('reads one chart in a process with any variables', async () => {
    const root = written(temporaryDirectory(), FLEET);
    const { code, stdout, stderr } = await runSlipway(['charts', 'types', 'charts/web', '--out', 'types'], {
      cwd: root,
      env: { VERBOSE: '1' },
    });
    expect(stderr).toBe('');
    expect(stdout).toBe('types/web.gen.ts: web 1.2.3\n1 files with types, 1 of them written.\n');
    expect(code).toBe(0);
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
