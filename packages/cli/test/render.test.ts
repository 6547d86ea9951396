import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runCli } from '../src/run-cli.ts';
import { compositionOf } from './compositions.ts';
import { temporaryDirectory } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

const XR = `apiVersion: platform.example.org/v1
kind: Thing
metadata: {name: shop, namespace: team-a}
spec:
  parameters: {region: eu-west-1}
`;

const COMPOSITION = `${compositionOf('things', 'platform.example.org/v1', 'Thing')}
          - name: vpc
            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: VPC}
            patches:
              - {fromFieldPath: spec.parameters.region, toFieldPath: spec.forProvider.region}
`;

async function render(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const root = temporaryDirectory();
  for (const [path, text] of Object.entries({ 'xr.yaml': XR, 'composition.yaml': COMPOSITION, ...files })) {
    writeFileSync(join(root, path), text);
  }
  const { terminal, output } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false });
  const code = await runCli(['render', ...args], terminal);
  return { code, ...output };
}

const both = ['xr.yaml', 'composition.yaml'] as const;

test('prints the status of the composite and the composed resources, with sorted keys', async () => {
  const { code, stdout, stderr } = await render({}, ...both);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^---\napiVersion: platform\.example\.org\/v1\nkind: Thing\nmetadata:\n {2}name: shop\n/);
  expect(stdout).toContain('---\napiVersion: ec2.aws.m.upbound.io/v1beta1\nkind: VPC\nmetadata:\n  annotations:\n');
  expect(stdout).toContain('spec:\n  forProvider:\n    region: eu-west-1\n');
  expect(stdout).not.toContain('parameters');
});

test('escapes hidden characters in each format, and keeps the values', async () => {
  const xr = XR.replace('eu-west-1', '"\\e[31m\\u202etxt"');
  for (const output of ['text', 'yaml', 'json']) {
    const { code, stdout } = await render({ 'xr.yaml': xr }, ...both, '--output', output);
    expect(code).toBe(0);
    expect(stdout).toContain(String.raw`\u202etxt`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be printed
    expect(stdout).not.toMatch(/[\u001b\u202e]/);
    const documents = output === 'json' ? JSON.parse(stdout) : parseAllDocuments(stdout).map((each) => each.toJS());
    expect(documents[1]).toMatchObject({ spec: { forProvider: { region: '\u001b[31m\u202etxt' } } });
  }
});

test('prints an array with the whole composite, events and context', async () => {
  const { stdout } = await render({}, ...both, '-x', '-r', '-c', '--output', 'json', '--context-values', 'example={"a": 1}');
  expect(JSON.parse(stdout)).toMatchObject([
    { kind: 'Thing', spec: { parameters: { region: 'eu-west-1' } } },
    { kind: 'VPC' },
    { kind: 'Result', severity: 'Normal', reason: 'SelectComposition' },
    { kind: 'Result', message: 'Composed resource "vpc" is not yet ready' },
    { kind: 'Context', fields: { example: { a: 1 } } },
  ]);
});

test('finds a function by its package', async () => {
  const functions = `apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: patches}
spec: {package: "xpkg.crossplane.io/crossplane-contrib/function-patch-and-transform:v0.10.7"}
`;
  const composition = COMPOSITION.replace('name: function-patch-and-transform', 'name: patches');
  expect((await render({ 'composition.yaml': composition, 'f.yaml': functions }, ...both, 'f.yaml')).code).toBe(0);
  const { code, stderr } = await render({ 'composition.yaml': composition }, ...both);
  expect(code).toBe(1);
  expect(stderr).toContain('composition.yaml:9');
  expect(stderr).toContain('the step resources has the function patches, which is not evaluated');
});

test('reports an error of Crossplane at the resource of the Composition', async () => {
  const composition = COMPOSITION.replace('toFieldPath: spec.forProvider.region', 'toFieldPath: kind.a');
  const { code, stdout, stderr } = await render({ 'composition.yaml': composition }, ...both);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('composition.yaml:14');
  expect(stderr).toContain(
    'cannot render composed resource "vpc" "FromCompositeFieldPath" patch at index 0: cannot patch to object: kind is not an object',
  );
});

describe('--rounds', () => {
  const chain = COMPOSITION.replace(
    /\n$/,
    `
              - {type: ToCompositeFieldPath, fromFieldPath: spec.forProvider.region, toFieldPath: status.region}
          - name: subnet
            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: Subnet}
            patches:
              - {fromFieldPath: status.region, toFieldPath: spec.forProvider.region}
`,
  );

  test('composes until a round changes nothing', async () => {
    const subnet = async (...args: readonly string[]) => {
      const { code, stdout } = await render({ 'composition.yaml': chain }, ...both, '--output', 'json', ...args);
      expect(code).toBe(0);
      return JSON.parse(stdout)[1].spec;
    };
    expect(await subnet()).toBeUndefined();
    expect(await subnet('--rounds', '1')).toBeUndefined();
    expect(await subnet('--rounds', '10')).toEqual({ forProvider: { region: 'eu-west-1' } });
  });

  test('says what the last round still changed', async () => {
    const { code, stdout, stderr } = await render({ 'composition.yaml': chain }, ...both, '--rounds', '2');
    expect(code).toBe(1);
    expect(stderr).toContain('round 2, the last one, still changed composite');
    expect(stdout).toContain('kind: Subnet');
  });

  test.each(['0', '101', 'x', '1.5'])('%s is not a number of rounds', async (rounds) => {
    const { code, stderr } = await render({}, ...both, '--rounds', rounds);
    expect(code).toBe(2);
    expect(stderr).toContain('--rounds must be a whole number from 1 to 100');
  });
});

describe('secrets', () => {
  const password = 'Zq7-correct-horse-battery';
  const files = {
    'xr.yaml': `${XR}  adminPassword: ${password}\n`,
    'composition.yaml': COMPOSITION.replace(
      'fromFieldPath: spec.parameters.region,',
      'fromFieldPath: spec.adminPassword, transforms: [{type: map, map: {a: b}}],',
    ),
  };

  test('an error of Crossplane does not show a secret that it quotes', async () => {
    const { code, stderr } = await render(files, ...both);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot render composed resource "vpc"');
    expect(stderr).not.toContain(password);
  });

  test('are masked in the text, and are part of the documents of --output yaml', async () => {
    const composed = { ...files, 'composition.yaml': COMPOSITION.replace('spec.parameters.region', 'spec.adminPassword') };
    const [text, yaml] = [await render(composed, ...both), await render(composed, ...both, '--output', 'yaml')];
    expect(text.stdout).toContain('kind: VPC');
    expect(text.stdout).not.toContain(password);
    expect(yaml.stdout).toContain(`region: ${password}`);
  });
});

test('a context may have the key __proto__', async () => {
  const { stdout } = await render({}, ...both, '-c', '--output', 'json', '--context-values', '__proto__={"a": 1}');
  expect(stdout).toContain('"__proto__"');
});

describe('bad input', () => {
  test('all problems are reported, each with its file and line', async () => {
    const files = {
      'xr.yaml': XR.replace('v1\nkind', 'v2\nkind'),
      'observed.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: team-a}\n',
      'xrd.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
      'functions.yaml': 'kind: Function\n---\na: [\n',
    };
    const options = ['--observed-resources', 'observed.yaml', '--xrd', 'xrd.yaml'];
    const { code, stdout, stderr } = await render(files, ...both, 'functions.yaml', ...options);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    for (const text of [
      'composition.yaml:5',
      'the Composition is for another apiVersion',
      'observed.yaml:3',
      'the observed resource does not name its template',
      'xrd.yaml:2',
      'the object is not a CompositeResourceDefinition',
      'functions.yaml:1',
      'the document has no apiVersion, metadata.name',
      'yaml-syntax',
    ])
      expect(stderr).toContain(text);
  });

  test.each([
    ['a file that does not exist', [...both, 'none.yaml'], 'none.yaml does not exist'],
    ['a context without a key', [...both, '--context-values', 'x'], '--context-values x has no key: write KEY=VALUE.'],
  ])('%s is a usage error', async (_, args, message) => {
    const { code, stderr } = await render({}, ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('a composite that is not one file is a finding', async () => {
    const { code, stderr } = await render({ 'xr.yaml': `${XR}---\n${XR}` }, ...both);
    expect(code).toBe(1);
    expect(stderr).toContain('the file has another object after its composite');
  });
});
