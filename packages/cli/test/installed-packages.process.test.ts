import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { imageArchive, imageOf, packageImage } from '@slipway/publish';
import { expect, test } from 'vitest';
import { packageText } from '../src/repository/package-archive.ts';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';
import { META, THING, xrd } from './things.ts';

const composition = (step: string): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: things}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Thing}
  mode: Pipeline
  pipeline:
  - {step: ${step}, functionRef: {name: function-auto-ready}}
`;

const FOLDER = 'packages';
const APPS = 'apps/things';
const HOST = 'ghcr.io/acme/things';

/** Creates a repository of one cluster with a composite. `install` writes a package next to its Configuration. */
function fleet() {
  const root = temporaryDirectory();
  const cache = temporaryDirectory();
  writeFiles(root, {
    ...bootstrapFiles('lab'),
    // The composite is applied after the Configuration, because its Flux Kustomization waits for that.
    'clusters/lab/packages.yaml': kustomizationText('packages', './packages', '  wait: true\n'),
    'clusters/lab/things.yaml': kustomizationText('things', './apps/things', '  dependsOn: [{name: packages}]\n'),
    [`${APPS}/thing.yaml`]: THING,
    [`${FOLDER}/README.md`]: 'x',
    'src/crossplane.yaml': META,
  });
  const run = async (...args: readonly string[]) =>
    JSON.parse((await runWith(runCli, [...args, '--output', 'json'], { cwd: root, env: { HOME: root, XDG_CACHE_HOME: cache } })).stdout);
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const configure = (reference: string): void =>
    write(
      `${FOLDER}/configuration.yaml`,
      `apiVersion: pkg.crossplane.io/v1\nkind: Configuration\nmetadata: {name: things}\nspec: {package: "${reference}"}\n`,
    );
  const build = async (properties: string, step: string, out = `${FOLDER}/things-v1.0.0.xpkg`): Promise<string> => {
    write('src/xrd.yaml', xrd(properties));
    write('src/composition.yaml', composition(step));
    const { digest } = await run('xpkg', 'build', 'src', '--out', out);
    return `${HOST}@${digest}`;
  };
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root, stdio: 'ignore' });
  const commit = (message: string): void => {
    rmSync(join(root, 'src'), { recursive: true, force: true });
    git('add', '-A');
    git('commit', '-m', message);
    writeFiles(root, { 'src/crossplane.yaml': META });
  };
  const dropSources = (): void => rmSync(join(root, 'src'), { recursive: true });
  const dropCache = (): void => rmSync(join(cache, 'slipway/packages'), { recursive: true });
  return { root, run, write, configure, build, git, commit, dropSources, dropCache };
}

/** Returns the rules of findings, without the risk that no patch reads the field of the XRD. */
const found = ({ findings }: { readonly findings: readonly { readonly rule: string }[] }): readonly unknown[] =>
  findings.filter(({ rule }) => rule !== 'composite-field-unused');

const wrongType = { rule: 'wrong-type', file: `${APPS}/thing.yaml`, pointer: '/spec/size' };

test('a composite is checked with the definition in the package of its Configuration', async () => {
  const { run, configure, build, dropSources, dropCache, root } = fleet();
  configure(await build('size: {type: integer}', 'ready'));
  dropSources();
  dropCache();
  expect(found(await run('check', '.'))).toMatchObject([wrongType]);
  rmSync(join(root, FOLDER, 'things-v1.0.0.xpkg'));
  const { findings, unknownKinds } = await run('check', '.');
  expect(findings).toEqual([]);
  expect(unknownKinds).toMatchObject([{ kind: 'Thing' }]);
});

test('a package that this machine has built is found by its digest, and no other one is taken for it', async () => {
  const { run, configure, build, dropSources } = fleet();
  configure(await build('size: {type: integer}', 'ready', 'dist/things.xpkg'));
  dropSources();
  expect(found(await run('check', '.'))).toMatchObject([wrongType]);
  configure(`${HOST}@sha256:${'0'.repeat(64)}`);
  expect(found(await run('check', '.'))).toEqual([]);
});

test('a reference with a tag has the package NAME-TAG.xpkg of its folder', async () => {
  const { run, configure, build, dropSources } = fleet();
  await build('size: {type: integer}', 'ready');
  dropSources();
  configure(`${HOST}:v1.0.0`);
  expect(found(await run('check', '.'))).toMatchObject([wrongType]);
  configure(`${HOST}:v1.0.1`);
  expect(found(await run('check', '.'))).toEqual([]);
});

const VPC = `
  - step: resources
    functionRef: {name: function-patch-and-transform}
    input:
      apiVersion: pt.fn.crossplane.io/v1beta1
      kind: Resources
      resources:
        - name: vpc
          base:
            apiVersion: ec2.aws.m.upbound.io/v1beta1
            kind: VPC
            spec: {forProvider: {region: eu-west-1, cidrBlock: 10.0.0.0/16, nonsense: 1}}
          patches:
            - {fromFieldPath: spec.size, toFieldPath: spec.forProvider.enableDnsSupport}
`;

/** The number of the line of package.yaml with a text. */
const lineWith = (archive: Buffer, text: string): number => packageText(archive).split(text)[0]?.split('\n').length ?? 0;

/** The sources of a package with three mistakes. */
const MISTAKES = [
  'size: {type: string}, unread: {type: string}',
  `ready, functionRef: {name: function-auto-ready}}${VPC}  - {step: last`,
] as const;

test('findings about objects of a package name the package and the line of package.yaml', async () => {
  const { root, run, configure, build, dropSources } = fleet();
  const reference = await build(...MISTAKES);
  const archive = readFileSync(join(root, FOLDER, 'things-v1.0.0.xpkg'));
  configure(reference);
  dropSources();
  const about = (file: string) => [
    {
      rule: 'unknown-field',
      file,
      line: lineWith(archive, 'nonsense'),
      message: expect.stringMatching(/the resource vpc.* \(in the package of Configuration\/things\)$/),
    },
    { rule: 'patch-type-differs', file, line: lineWith(archive, 'enableDnsSupport'), object: 'Composition/things' },
    { rule: 'composite-field-unused', file, line: lineWith(archive, 'unread') },
  ];
  expect((await run('check', '.')).findings).toMatchObject(about(`${FOLDER}/things-v1.0.0.xpkg/package.yaml`));
  rmSync(join(root, FOLDER, 'things-v1.0.0.xpkg'));
  expect((await run('check', '.')).findings).toMatchObject(about(`${reference}/package.yaml`));
});

test('check of documents reads the packages of a folder, and skips other files with their ending', async () => {
  const { root, run, build } = fleet();
  await build(...MISTAKES);
  const archive = readFileSync(join(root, FOLDER, 'things-v1.0.0.xpkg'));
  writeFiles(root, { 'loose/thing.yaml': `${THING}  size: 1\n`.replace(/spec:.*\n/, 'spec:\n') });
  writeFileSync(join(root, 'loose/things.xpkg'), archive);
  writeFileSync(join(root, 'loose/other.xpkg'), 'text');
  const file = 'loose/things.xpkg/package.yaml';
  const { findings, skipped, objects, summary } = await run('check', '--documents', 'loose');
  expect(findings).toMatchObject([
    { rule: 'wrong-type', file: 'loose/thing.yaml' },
    { rule: 'composite-field-unused', file, line: lineWith(archive, 'unread') },
    { rule: 'unknown-field', file, line: lineWith(archive, 'nonsense') },
    { rule: 'patch-type-differs', file, line: lineWith(archive, 'enableDnsSupport') },
  ]);
  expect(skipped).toEqual([{ file: 'loose/other.xpkg', reason: 'unknown-package' }]);
  expect(summary).toMatchObject({ documents: 4, accepted: 3, unknown: 0 });
  expect(objects).toContainEqual(expect.objectContaining({ file, kind: 'Composition' }));
  expect((await run('check', 'loose/other.xpkg')).findings).toMatchObject([{ rule: 'unreadable-file', file: 'loose/other.xpkg' }]);
});

test('check of documents skips a package that was built from the files next to it', async () => {
  const { run, build } = fleet();
  await build(...MISTAKES, 'src/things.xpkg');
  const { findings, skipped } = await run('check', '--documents', 'src');
  expect([...new Set(findings.map(({ file }: { readonly file: string }) => file))].sort()).toEqual([
    'src/composition.yaml',
    'src/xrd.yaml',
  ]);
  expect(skipped).toContainEqual({ file: 'src/things.xpkg', reason: 'copied-package' });
});

test('check of documents reports a package that Crossplane does not install', async () => {
  const { root, run } = fleet();
  const archive = await imageArchive(
    await packageImage(
      `---\n${META}---\n${composition('ready')}---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\n---\n`,
    ),
  );
  writeFiles(root, { 'loose/README.md': '' });
  writeFileSync(join(root, 'loose/things.xpkg'), archive);
  expect((await run('check', '--documents', 'loose')).findings).toMatchObject([
    { rule: 'package-content', file: 'loose/things.xpkg/package.yaml', object: 'ConfigMap/a', line: 16 },
  ]);
});

test('explain names the Configuration, the package and the line of an object', async () => {
  const { root, run, configure, build, dropSources } = fleet();
  const reference = await build('size: {type: string}', 'ready');
  const archive = readFileSync(join(root, FOLDER, 'things-v1.0.0.xpkg'));
  configure(reference);
  dropSources();
  expect(await run('explain', 'Composition/things')).toMatchObject({
    origins: [],
    packages: [
      {
        clusters: ['lab'],
        configuration: 'Configuration/things',
        package: reference,
        place: { file: `${FOLDER}/configuration.yaml` },
        kustomizations: ['flux-system/flux-system', 'flux-system/packages'],
        file: `${FOLDER}/things-v1.0.0.xpkg/package.yaml`,
        line: lineWith(archive, 'v1\nkind: Composition'),
      },
    ],
  });
});

test('build shows what a package installs', async () => {
  const { run, configure, build, dropSources } = fleet();
  const reference = await build('size: {type: integer}', 'ready');
  configure(reference);
  dropSources();
  const { configurations, summary } = await run('build', '.');
  expect(summary.configurations).toBe(1);
  expect(configurations).toMatchObject([
    { cluster: 'lab', name: 'things', package: reference, objects: [{ kind: 'CompositeResourceDefinition' }, { kind: 'Composition' }] },
  ]);
});

test('a file that is not a package is not available', async () => {
  const { run, configure, build, dropSources, root } = fleet();
  await build('size: {type: integer}', 'ready');
  const archive = join(root, FOLDER, 'things-v1.0.0.xpkg');
  configure(`${HOST}:v1.0.0`);
  dropSources();
  writeFileSync(archive, readFileSync(archive).subarray(0, 900));
  expect(found(await run('check', '.'))).toEqual([]);
});

test('a composite in the Flux Kustomization of its Configuration comes before its kind', async () => {
  const { run, write, configure, build, dropSources } = fleet();
  configure(await build('size: {type: string}', 'ready'));
  dropSources();
  write(`${APPS}/thing.yaml`, 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: default}\n');
  write(`${FOLDER}/thing.yaml`, THING);
  expect(found(await run('check', '.'))).toMatchObject([
    {
      rule: 'definition-comes-later',
      file: `${FOLDER}/thing.yaml`,
      message: expect.stringContaining('which Configuration/things installs'),
    },
  ]);
});

test('review shows what another package changes, and nothing of a package that only one state has', async () => {
  const { root, run, configure, build, git, commit, dropSources } = fleet();
  git('init', '-q', '-b', 'main');
  configure(await build('size: {type: string}', 'one'));
  commit('one');
  configure(await build('size: {type: string}', 'two'));
  dropSources();
  const changed = async () =>
    (await run('review', '--base', 'main')).changes
      .map(({ action, kind, name }: Readonly<Record<string, unknown>>) => `${action} ${kind}/${name}`)
      .sort();
  const unknown = async () => (await run('review', '--base', 'main')).unknown;
  expect(await changed()).toEqual(['change Composition/things', 'change Configuration/things']);
  expect(await unknown()).toEqual([]);
  rmSync(join(root, FOLDER, 'things-v1.0.0.xpkg'));
  configure(`${HOST}@sha256:${'0'.repeat(64)}`);
  expect(await changed()).toEqual(['change Configuration/things']);
  expect(await unknown()).toEqual([{ what: 'package', name: 'Configuration/things', clusters: ['lab'] }]);
  const { stdout } = await runWith(runCli, ['review', '--base', 'main'], { cwd: root, env: { HOME: root } });
  expect(stdout).toContain('`slipway xpkg fetch` gets those with a digest');
  rmSync(join(root, FOLDER, 'configuration.yaml'));
  expect(await changed()).toEqual([
    'delete CompositeResourceDefinition/things.example.org',
    'delete Composition/things',
    'delete Configuration/things',
    'delete Thing/a',
  ]);
});

test('packages that unpack to very much are not available, and take neither memory nor time', async () => {
  const { root, run, configure, build, dropSources } = fleet();
  await build('size: {type: integer}', 'ready');
  dropSources();
  configure(`${HOST}:v1.0.0`);
  const [, layer] = (await packageImage(`${META}# ${' '.repeat(70 * 2 ** 20)}\n`)).blobs;
  const compressed = gzipSync(gunzipSync(layer?.bytes ?? Buffer.alloc(0)));
  const config = { config: { Labels: { [`io.crossplane.xpkg:sha256:${hash('sha256', compressed)}`]: 'base' } } };
  const large = await imageArchive(imageOf(Buffer.from(JSON.stringify(config)), [compressed], config));
  writeFileSync(join(root, FOLDER, 'things-v1.0.0.xpkg'), large);
  const { findings, unknownKinds } = await run('check', '.');
  expect(findings).toEqual([]);
  expect(unknownKinds).toMatchObject([{ kind: 'Thing' }]);
});
