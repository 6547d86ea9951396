import { compositionRules } from '@slipway/compose/check';
import { expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { runWith } from './run-here.ts';

const [definition = '', composition = ''] = (
  compositionRules.find(({ id }) => id === 'patch-field-not-found')?.example.passing ?? ''
).split('---\n');
const PATCH = composition.split('\n').find((line) => line.includes('forProvider.tags.name')) ?? '';

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
}

/** Returns what `check` reports of files, or what it prints instead. */
async function check(files: Readonly<Record<string, string>>): Promise<readonly Found[]> {
  const root = temporaryDirectory();
  writeFiles(root, files);
  const { stdout, stderr } = await runWith(runCli, ['check', '.', '--output', 'json'], { cwd: root, env: { HOME: root } });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).findings;
}

async function render(files: Readonly<Record<string, string>>): Promise<string> {
  const root = temporaryDirectory();
  writeFiles(root, files);
  const { stdout, stderr } = await runWith(runCli, ['render', 'xr.yaml', 'composition.yaml'], { cwd: root, env: { HOME: root } });
  return stdout + stderr;
}

const xr = 'apiVersion: example.org/v1\nkind: Backlog\nmetadata: {name: a, namespace: b}\nspec: {region: eu-west-1}\n';
/** Returns the Composition with other lines for one of its patches. */
const patched = (...lines: readonly string[]): string =>
  composition.replace(PATCH, lines.map((line) => `              - ${line}`).join('\n'));
const source = (transforms: string): string =>
  `{type: FromCompositeFieldPath, fromFieldPath: metadata.name, toFieldPath: spec.forProvider.tags.name, transforms: [${transforms}]}`;

test('a Composition without its definition is checked without the fields of the composite', async () => {
  expect(await check({ 'composition.yaml': composition })).toEqual([]);
  const wrong = await check({
    'composition.yaml': patched('{type: FromCompositeFieldPath, fromFieldPath: spec.any, toFieldPath: "a..b"}'),
  });
  expect(wrong).toMatchObject([{ rule: 'patch-field-not-found', severity: 'reject' }]);
  expect(await render({ 'xr.yaml': xr, 'composition.yaml': composition })).toContain('kind: Queue');
});

test('a schema that contains itself ends with a finding', async () => {
  const aliases = definition.replace('spec: {type: object,', 'spec: &spec {type: object, x-inner: *spec,');
  expect((await check({ 'definition.yaml': aliases, 'composition.yaml': composition })).map(({ severity }) => severity)).toContain(
    'reject',
  );
  const reference = definition.replace('region: {type: string}', "region: {type: string}, self: {$ref: '#'}");
  expect((await check({ 'definition.yaml': reference, 'composition.yaml': composition })).length).toBeGreaterThan(0);
});

test('a schema of 500 levels is checked', async () => {
  const deep = `${'{type: object, properties: {a: '.repeat(500)}{type: string}${'}}'.repeat(500)}`;
  const files = {
    'definition.yaml': definition.replace('region: {type: string}', `region: {type: string}, deep: ${deep}`),
    'composition.yaml': patched(
      `{type: FromCompositeFieldPath, fromFieldPath: spec.deep${'.a'.repeat(500)}, toFieldPath: spec.forProvider.tags.a}`,
    ),
  };
  expect((await check(files)).every(({ rule }) => rule !== 'internal-error')).toBe(true);
});

test('5,000 patches with one mistake each have at most 1,000 findings', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, index) => `{type: FromCompositeFieldPath, fromFieldPath: spec.missing${index}, toFieldPath: spec.forProvider.tags.t${index}}`,
  );
  const found = await check({ 'definition.yaml': definition, 'composition.yaml': patched(...lines) });
  expect(found.filter(({ rule }) => rule === 'patch-field-not-found').length).toBeGreaterThan(900);
  expect(found.length).toBeLessThanOrEqual(1010);
});

test('patch sets that contain each other are refused', async () => {
  const sets = ['a', 'b'].map((name, index, names) => `{name: ${name}, patches: [{type: PatchSet, patchSetName: ${names[1 - index]}}]}`);
  const text = patched('{type: PatchSet, patchSetName: a}').replace('kind: Resources', `kind: Resources\n        patchSets: [${sets}]`);
  const found = await check({ 'definition.yaml': definition, 'composition.yaml': text });
  expect(found.map(({ message }) => message).filter((message) => message.includes('contains a patch set'))).toEqual([
    'the patch set a contains a patch set: the function fails',
    'the patch set b contains a patch set: the function fails',
  ]);
  expect(await render({ 'xr.yaml': xr, 'composition.yaml': text })).toContain('composite-not-rendered');
});

test.each([
  ['a nested repetition', '^(a+)+$', undefined],
  ['many alternatives', '(a|aa|aaa|a*)*b', undefined],
  ['a large repetition', '((a{100}){100}){100}', 'reject'],
  ['a lookahead', 'a(?=b)', 'reject'],
  ['a reference', '(a)\\1', 'reject'],
  ['an open group', '('.repeat(5000), 'reject'],
])('the regular expression %s does not stop the check or the render', async (_, match, severity) => {
  const text = patched(source(`{type: string, string: {type: Regexp, regexp: {match: '${match}'}}}`));
  const found = await check({ 'definition.yaml': definition, 'composition.yaml': text });
  const reported = found.filter(({ rule }) => rule === 'composition-input' || rule === 'patch-format').map((each) => each.severity);
  expect(reported).toEqual(severity === undefined ? [] : [severity]);
  const long = xr.replace('name: a,', `name: ${'a'.repeat(60)},`);
  expect(await render({ 'xr.yaml': long, 'composition.yaml': text })).not.toBe('');
});
