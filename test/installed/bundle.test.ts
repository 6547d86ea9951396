import { type ChildProcess, execFile, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, scratchCopy } from '../scratch-copy.ts';

let copy: string;
let answering: ChildProcess;
beforeAll(async () => {
  copy = scratchCopy();
  writeFileSync(path('src/answers.ts'), ANSWERS);
  // The entry of the sources, which is not part of a bundle. It prints a message when it starts.
  writeFileSync(path('src/main.ts'), "process.stdout.write('from the sources\\n');\n");
  mkdirSync(join(copy, 'yaml'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, 'yaml', name), text);
  answering = fork(path('src/answers.ts'), { cwd: copy, env: { ...process.env, XDG_CACHE_HOME: '/dev/null' }, silent: true });
  await build();
  renameSync(path('dist'), join(copy, 'dist-as-built'));
}, 120_000);
afterAll(() => {
  answering?.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

/** Answers from the sources, in one process for all questions. */
const ANSWERS = `import { runCli } from './run-cli.ts';
import { processTerminal } from './report/terminal.ts';
const terminal = { ...processTerminal() };
process.on('message', async (args) => {
  const ended = { stdout: '', stderr: '' };
  const of = (name) => (text) => void (ended[name] += text);
  const code = await runCli(args, { ...terminal, stdout: of('stdout'), stderr: of('stderr') });
  process.send({ code, ...ended });
});
`;

/** There is one bundle, and the sources as they are now are those that it was built from. */
function restore(name: string): void {
  rmSync(path('dist'), { recursive: true, force: true });
  mkdirSync(path('dist'));
  const as = JSON.parse(readFileSync(join(copy, 'dist-as-built', `${name}.json`), 'utf8')) as ReturnType<typeof current>;
  const folder = as.main.split('/')[0] ?? '';
  cpSync(join(copy, 'dist-as-built', folder), path(`dist/${folder}`), { recursive: true });
  const now = as.files.map(([file]) => {
    const { size, mtimeMs } = statSync(join(copy, 'packages', file));
    return [file, size, mtimeMs];
  });
  writeFileSync(path(`dist/${name}.json`), JSON.stringify({ main: as.main, files: now }));
}

const path = (file: string): string => join(copy, 'packages/cli', file);
const current = (verb = 'check'): { readonly main: string; readonly files: readonly [string][] } =>
  JSON.parse(readFileSync(path(`dist/${verb}.json`), 'utf8'));
const chunk = (name: string): string => join(path('dist'), current().main, '..', name);
/** In a process of its own: what the bundler keeps would make the start of each later process slow. */
const build = (...names: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts'), '--packages', join(copy, 'packages'), ...names]);

const object = (apiVersion: string, kind: string, rest: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: a\n  namespace: b\n${rest}`;
const files = {
  'good.yaml': object('v1', 'ConfigMap', 'data:\n  a: b\n'),
  'built-in.yaml': object('apps/v1', 'Deployment', 'spec:\n  replicas: -1\n  selector: {matchLabels: {a: b}}\n'),
  'cel.yaml': object('ec2.aws.m.upbound.io/v1beta1', 'VPC', 'spec:\n  forProvider:\n    enableDnsSupport: 1\n'),
  'rule.yaml': object('ec2.aws.m.upbound.io/v1beta1', 'VPC', 'spec:\n  forProvider: {}\n'),
  'pattern.yaml': object('source.toolkit.fluxcd.io/v1', 'GitRepository', 'spec:\n  interval: often\n  url: ftp://a\n'),
  'unusual.yaml': 'a: &b 1\nc: *b\n---\nbad: [\n',
  'crd.yaml':
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.shop.example}\nspec:\n  group: shop.example\n' +
    '  scope: Namespaced\n  names: {kind: Widget, plural: widgets}\n  versions:\n    - name: v1\n      served: true\n      storage: true\n' +
    '      schema:\n        openAPIV3Schema:\n          type: object\n          x-kubernetes-validations: [{rule: "self.nothing"}]\n',
  'widget.yaml': object('shop.example/v1', 'Widget', 'spec: {}\n'),
  'policy.yaml': object(
    'admissionregistration.k8s.io/v1',
    'ValidatingAdmissionPolicy',
    'spec:\n  validations: [{expression: "object.x +"}]\n',
  ),
  'flux.yaml': object(
    'kustomize.toolkit.fluxcd.io/v1',
    'Kustomization',
    'spec:\n  interval: 1m\n  prune: true\n  path: ./yaml\n  sourceRef: {kind: GitRepository, name: a}\n  postBuild: {substitute: {NAME: "A_"}}\n',
  ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux.
  'variable.yaml': object('v1', 'ConfigMap', 'data:\n  a: ${NAME}\n').replace('name: a', 'name: ${NAME}'),
};

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = { ...process.env, XDG_CACHE_HOME: join(copy, 'cache'), SLIPWAY_BUNDLES: '', ...environment };
  return promisify(execFile)(process.execPath, [script, ...args], { cwd: copy, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}

const slipway = (...args: readonly string[]): Promise<Ended> => run(path('bin/slipway.cjs'), args);
async function sources(...args: readonly string[]): Promise<Ended> {
  const answered = once(answering, 'message');
  answering.send(args);
  return (await answered)[0] as Ended;
}

describe('the bundle of check', () => {
  beforeAll(() => restore('check'));

  test('answers what the sources answer, the first time and from memory, in every format', async () => {
    for (const args of [
      ['yaml/cel.yaml', 'yaml'],
      ['yaml/cel.yaml', 'yaml', '--output=json'],
      ['yaml/cel.yaml', 'yaml/good.yaml', '--output=junit'],
      ['--output=github', 'yaml/cel.yaml', 'yaml'],
      ['yaml/widget.yaml', '--crds', 'yaml', '--strict-unknown'],
    ]) {
      const expected = await sources('check', ...args);
      expect(expected.stdout).toMatch(/shop\.example|VPC/);
      expect(await slipway('check', ...args)).toEqual(expected);
      expect(await slipway('check', ...args)).toEqual(expected);
    }
    // A fleet is built and checked.
    const fleet = await sources('check', 'yaml');
    expect(fleet.stdout).toMatch(/^1 cluster, 1 Flux Kustomization/);
    expect(await slipway('check', 'yaml')).toEqual(fleet);
    expect(await slipway('check', 'yaml/good.yaml')).toEqual({ code: 0, stdout: '1 document accepted.\n', stderr: '' });
    expect(await slipway('check', 'nothing.yaml')).toEqual(await sources('check', 'nothing.yaml'));
  });

  test.each([['check'], ['check', 'yaml', '--output=sarif'], ['check', '--help'], ['explain', 'drift'], ['synth'], []])(
    'leaves everything else to others: %s %s %s %s',
    async (...args) => {
      expect((await slipway(...args)).stdout).toBe('from the sources\n');
    },
  );

  test('is made again while others make it and start it', async () => {
    const answers = await Promise.all([
      build('check'),
      slipway('check', 'yaml/good.yaml'),
      build('check'),
      slipway('check', 'yaml/cel.yaml'),
      slipway('check', 'yaml/good.yaml'),
    ]);
    const outputs = answers.flatMap((answer) => ('code' in answer ? [answer.stdout] : []));
    for (const text of outputs) expect(text).toMatch(/^1 document accepted|1 rejected; |^from the sources\n$/m);
    expect((await slipway('check', 'yaml/good.yaml')).stdout).toBe('1 document accepted.\n');
    expect(readdirSync(path('dist'), { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
  });
});

test('build --changed makes a bundle only if its sources have changed', async () => {
  await build('check');
  const isMade = async (): Promise<boolean> => (await build('--changed', 'check')).stdout.includes('dist/check');
  expect(await isMade()).toBe(false);
  appendFileSync(join(copy, 'packages/validate/src/cel/evaluate-rules.ts'), '\n');
  expect(await isMade()).toBe(true);
});

describe('a bundle that is not of these sources is not started', () => {
  const later = new Date(Date.now() + 60_000);
  test.each<readonly [string, () => void]>([
    ['a source was changed', () => appendFileSync(join(copy, 'packages/validate/src/cel/evaluate-rules.ts'), '\n')],
    ['a source was written again', () => utimesSync(join(copy, 'packages/manifest/src/yaml/read/read-yaml.ts'), later, later)],
    ['a source that is loaded late was changed', () => appendFileSync(join(copy, 'packages/validate/src/built-in/pods/volumes.ts'), '\n')],
    ['a package has another package.json', () => appendFileSync(join(copy, 'packages/validate/package.json'), '\n')],
    ['other schemas are pinned', () => appendFileSync(join(copy, 'packages/kube-models/gen/index.json'), '\n')],
    ['the community has other schemas', () => appendFileSync(join(copy, 'packages/community-kinds/gen/index.json'), '\n')],
    ['a part of it was cut off', () => truncateSync(chunk('early-part.cjs'), 20)],
    ['a part of it was changed', () => appendFileSync(chunk('late-part.cjs'), ' ')],
    ['a part of it is gone', () => rmSync(chunk('built-in-problems.cjs'))],
    ['its list was cut off', () => truncateSync(path('dist/check.json'), 100)],
    ['its list says something else', () => writeFileSync(path('dist/check.json'), '{"main":"../../src/main.ts","files":1}')],
    ['it is gone', () => rmSync(path('dist'), { recursive: true })],
  ])('%s', async (_, change) => {
    restore('check');
    expect((await slipway('check', 'yaml/good.yaml')).stdout).toBe('1 document accepted.\n');
    change();
    expect((await slipway('check', 'yaml/good.yaml')).stdout).toBe('from the sources\n');
  });

  test.each<readonly [string, readonly string[], () => void]>([
    ['a source of its verb', ['explain', 'drift'], () => appendFileSync(join(copy, 'packages/cli/src/explain/run-explain.ts'), '\n')],
    ['a source of another verb', ['explain', 'drift'], () => appendFileSync(join(copy, 'packages/publish/src/index.ts'), '\n')],
    ['a package that it brings', ['check', 'yaml/good.yaml'], () => appendFileSync(join(copy, 'packages/manifest/package.json'), '\n')],
  ])('nor one of all verbs: %s was changed', async (_, args, change) => {
    restore('command');
    expect((await slipway(...args)).stdout).toMatch(/^drift|^1 document accepted/);
    change();
    expect((await slipway(...args)).stdout).toBe('from the sources\n');
  });

  test('and one of other sources does not answer from the memory of the one before', async () => {
    restore('check');
    const before = current();
    expect((await slipway('check', 'yaml/pattern.yaml')).stdout).toContain('wrong-pattern');
    const source = join(copy, 'packages/validate/src/schema/schema-problems.ts');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.replaceAll("'wrong-pattern'", "'other-pattern'"));
    await build('check');
    expect(current().main).not.toBe(before.main);
    expect((await slipway('check', 'yaml/pattern.yaml')).stdout).toContain('other-pattern');
    writeFileSync(source, text);
  });
});

describe('the bundle of build', () => {
  beforeAll(() => {
    const pointer = object(
      'kustomize.toolkit.fluxcd.io/v1',
      'Kustomization',
      'spec: {interval: 1m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: a}, postBuild: {substitute: {NAME: c}}}\n',
    );
    mkdirSync(join(copy, 'fleet/apps'), { recursive: true });
    mkdirSync(join(copy, 'fleet/.git'));
    writeFileSync(join(copy, 'fleet/pointer.yaml'), pointer);
    writeFileSync(join(copy, 'fleet/apps/variable.yaml'), files['variable.yaml']);
    writeFileSync(join(copy, 'fleet/apps/built-in.yaml'), files['built-in.yaml']);
    restore('build');
  });

  test('answers what the sources answer', async () => {
    for (const args of [
      ['fleet'],
      ['fleet', '--output=json'],
      ['--output=yaml', 'fleet'],
      ['fleet', '--quiet'],
      ['nothing'],
      ['fleet/apps'],
    ]) {
      const expected = await sources('build', ...args);
      expect(await slipway('build', ...args)).toEqual(expected);
    }
    expect((await slipway('build', 'fleet', '--output=yaml')).stdout).toContain('replicas: -1');
    expect((await slipway('build', 'fleet', '--at', 'main')).stdout).toBe('from the sources\n');
    expect(current('build').files.map(([file]) => file)).toContain('flux-build/src/build/build-kustomization.ts');
  });

  test('is not started for other sources', async () => {
    appendFileSync(join(copy, 'packages/flux-build/src/build/build-kustomization.ts'), '\n');
    expect((await slipway('build', 'fleet')).stdout).toBe('from the sources\n');
  });
});

describe('the bundle of all verbs', () => {
  beforeAll(() => {
    const catalog = { name: 'catalog', version: '1.0.0', type: 'module', exports: './index.js', slipway: { prefixes: ['common'] } };
    const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'b' }, data: { a: 1 } };
    mkdirSync(join(copy, 'small/packages/catalog'), { recursive: true });
    writeFileSync(join(copy, 'small/package.json'), '{"name":"small","type":"module","workspaces":["packages/*"]}');
    writeFileSync(join(copy, 'small/packages/catalog/package.json'), JSON.stringify(catalog));
    writeFileSync(
      join(copy, 'small/packages/catalog/index.js'),
      `export const assemble = () => [${JSON.stringify({ path: 'common/a.yaml', objects: [object] })}];\n`,
    );
    execFileSync('git', ['init', '--quiet', join(copy, 'small')]);
    restore('command');
  });

  test.each([
    ['synth', '--check', '--cwd', 'small'],
    ['check', '--cwd', 'small', '--output', 'json'],
    ['check', 'yaml', '--crds', 'yaml', '--output', 'sarif'],
    ['build', 'fleet', '--at', 'main'],
    ['list', '--cwd', 'small'],
    ['publish', '--dry-run', '--cwd', 'small'],
    ['reject', 'catalog@1.0.0', '--cwd', 'small'],
    ['bootstrap', 'a-staging', '--cwd', 'small'],
    ['explain', 'Widget', '--crds', 'yaml'],
    ['explain', 'nothing'],
    ['--help'],
  ])('answers what the sources answer: %s %s %s %s', async (...args) => {
    const answer = await slipway(...args);
    expect(answer.stdout).not.toBe('from the sources\n');
    expect(answer.stdout + answer.stderr).not.toBe('');
    expect(answer).toEqual(await sources(...args));
    // The launcher has stored the compiled code of these parts by now, and runs it.
    for (const _ of [1, 2]) expect(await slipway(...args)).toEqual(answer);
  });

  test('runs definitions, and says which are wrong', async () => {
    expect(await slipway('synth', '--cwd', 'small')).toMatchObject({ code: 0 });
    const { code, stdout } = await slipway('check', '--cwd', 'small', '--output', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).findings).toMatchObject([{ rule: 'wrong-type', file: 'common/a.yaml' }]);
  });
});

test('compares all sources of the bundle', () => {
  restore('check');
  const listed = current().files.map(([file]) => file);
  for (const file of [
    'cli/src/verbs/quick-check.ts',
    'cli/src/verbs/check.ts',
    'validate/src/cel/syntax/parse.ts',
    'manifest/src/yaml/read/whole-yaml.ts',
    'manifest/package.json',
  ])
    expect(listed).toContain(file);
  expect(listed.filter((file) => /re2js/.test(file)).length).toBeGreaterThan(2);
});
