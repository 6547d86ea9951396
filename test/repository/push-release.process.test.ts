import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const IDENTITY = { GIT_AUTHOR_NAME: 't', GIT_AUTHOR_EMAIL: 't@t', GIT_COMMITTER_NAME: 't', GIT_COMMITTER_EMAIL: 't@t' };

/** A file of a tree: its text, or its mode and text; undefined removes it. */
type Entry = string | readonly [mode: string, text: string] | undefined;

const directory = mkdtempSync(join(tmpdir(), 'slipway-push-release-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const [origin, checkout, other] = ['origin.git', 'checkout', 'other'].map((name) => join(directory, name)) as [string, string, string];

function git(cwd: string, args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', [...args], { cwd, encoding: 'utf8', input, env: { ...process.env, ...IDENTITY, ...env } }).trim();
}

const treeOf = (id: string): string => git(other, ['rev-parse', `${id}^{tree}`]);
const commitTree = (tree: string, parents: readonly string[], message: string): string =>
  git(other, ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-m', message, tree]);

const dataOf = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** Makes a commit with other files than those of `base`, by one process. */
function commit(
  parents: readonly string[],
  files: Readonly<Record<string, Entry>>,
  { message = 'Version packages', base = parents[0] }: { readonly message?: string; readonly base?: string | undefined } = {},
): string {
  const [first, ...others] = parents;
  const changes = Object.entries(files).map(([path, entry]) => {
    if (entry === undefined) return `D ${path}\n`;
    const [mode, text] = typeof entry === 'string' ? ['100644', entry] : entry;
    return mode === '160000' ? `M ${mode} ${text} ${path}\n` : `M ${mode} inline ${path}\n${dataOf(text)}`;
  });
  const input = [
    `commit refs/made\nmark :1\ncommitter t <t@t> ${Math.floor(Date.now() / 1000)} +0000\n${dataOf(`${message}\n`)}`,
    ...(first === undefined ? [] : [`from ${first}\n`, ...others.map((parent) => `merge ${parent}\n`)]),
    ...(base === first ? [] : ['deleteall\n', ...(base === undefined ? [] : [`M 040000 ${treeOf(base)} ""\n`])]),
    ...changes,
    'get-mark :1\n',
  ];
  return git(other, ['fast-import', '--quiet', '--force'], input.join(''));
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const packageA = (version = '1.0.0', range = '^1.0.0') => ({
  name: '@acme/a',
  version,
  type: 'module',
  dependencies: { '@acme/b': range, 'left-pad': '^1.3.0' },
  slipway: { prefixes: ['common/a'] },
});
const packageB = (version = '1.0.0') => ({ name: '@acme/b', version, slipway: { prefixes: ['common/b'] } });
const lock = (a = packageA(), b = packageB(), resolved = 'https://registry.example/left-pad.tgz') => ({
  name: 'fleet',
  lockfileVersion: 3,
  packages: {
    'node_modules/left-pad': { version: '1.3.0', resolved, integrity: 'sha512-good' },
    'packages/a': { name: a.name, version: a.version, dependencies: a.dependencies },
    'packages/b': { name: b.name, version: b.version },
  },
});
const changelog = (name: string, ...sections: readonly string[]): string =>
  [`# @acme/${name}`, ...sections, '## 1.0.0', '', ''].join('\n\n').replace(/\n+$/, '\n');

const [nextA, nextB] = [packageA('1.1.0', '^1.0.1'), packageB('1.0.1')];
/** What `npm run version` writes. */
const VERSIONS: Readonly<Record<string, Entry>> = {
  'packages/a/package.json': json(nextA),
  'packages/b/package.json': json(nextB),
  'packages/a/CHANGELOG.md': changelog('a', '## 1.1.0', '### Minor Changes', '- More of it.'),
  'packages/b/CHANGELOG.md': '# @acme/b\n\n## 1.0.1\n\n### Patch Changes\n\n- A fix.\n',
  'package-lock.json': json(lock(nextA, nextB)),
  '.changeset/kind-cats.md': undefined,
};

git(directory, ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
git(directory, ['clone', '--quiet', origin, other]);
const MAIN: Readonly<Record<string, Entry>> = {
  'packages/a/package.json': json(packageA()),
  'packages/b/package.json': json(packageB()),
  'packages/a/CHANGELOG.md': changelog('a'),
  'packages/a/src/index.ts': 'export {};\n',
  'package-lock.json': json(lock()),
  'package.json': json({ name: 'fleet', workspaces: ['packages/*'] }),
  '.changeset/kind-cats.md': "---\n'@acme/a': minor\n---\n\nMore of it.\n",
  '.gitignore': 'dist/\n',
  'common/a/one.yaml': 'kind: ConfigMap\n',
  'common/b/two.yaml': 'kind: Secret\n',
  'scripts/push-release.mjs': readFileSync(join(root, 'scripts/push-release.mjs'), 'utf8'),
};
const main = commit([], MAIN, { message: 'Start' });
const FIXED = { 'README.md': '# a\n', '.gitattributes': '* -text\n' };
const content = (more: Readonly<Record<string, Entry>> = {}): Readonly<Record<string, Entry>> => ({
  ...FIXED,
  'common/a/one.yaml': 'kind: ConfigMap\n',
  ...more,
});
const older = commit([], content({ 'common/a/one.yaml': 'kind: Old\n' }), { message: 'a 0.9.0' });
const tip = commit([older], content({ 'common/a/one.yaml': 'kind: Older\n' }), { message: 'a 1.0.0' });
const START: Readonly<Record<string, string>> = {
  'refs/heads/main': main,
  'refs/heads/flux/a/latest': tip,
  'refs/heads/flux/a/staging': older,
};
git(other, ['push', '--quiet', 'origin', ...Object.entries(START).map(([ref, id]) => `${id}:${ref}`)]);
git(directory, ['clone', '--quiet', origin, checkout]);
const dist = join(checkout, 'dist/release');

const refsOf = (repository: string): string => git(repository, ['for-each-ref', '--format=%(refname) %(objectname)']);
/** Moves references, and deletes those without an id. */
const moveRefs = (repository: string, refs: readonly (readonly [ref: string, id: string | undefined])[]): string =>
  git(
    repository,
    ['update-ref', '--stdin'],
    refs.map(([ref, id]) => (id === undefined ? `delete ${ref}\n` : `update ${ref} ${id}\n`)).join(''),
  );
const before = refsOf(origin);
beforeEach(() => {
  const found = refsOf(origin);
  if (found === before) return;
  const names = found.split('\n').map((line) => line.split(' ')[0] ?? '');
  moveRefs(origin, [...names.map((ref) => [ref, START[ref]] as const), ...Object.entries(START).filter(([ref]) => !names.includes(ref))]);
  git(checkout, ['fetch', '--quiet', '--prune', 'origin', '+refs/heads/*:refs/remotes/origin/*']);
});

const NEXT = commit([tip], content(), { message: 'a 1.1.0' });
const tag = (name: string, id: string, as = name): string =>
  git(other, ['mktag'], `object ${id}\ntype commit\ntag ${as}\ntagger t <t@t> 1700000000 +0000\n\n${as}\n`);

/** Runs the script on what was prepared: name of each reference to its new object. */
function push(
  refs: Readonly<Record<string, string>>,
  {
    olds = {},
    args = [],
    alter = () => {},
  }: { olds?: Readonly<Record<string, string>>; args?: readonly string[]; alter?: () => void } = {},
): { readonly code: number | null; readonly said: string } {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const updates = Object.entries(refs).map(([ref, id]) => ({ ref, old: olds[ref] ?? START[ref] ?? '', id }));
  moveRefs(
    other,
    updates.map(({ ref, id }) => [ref, id]),
  );
  writeFileSync(join(dist, 'updates.json'), JSON.stringify(updates));
  if (updates.length > 0) {
    const known = [main, tip, older].map((id) => `^${id}`);
    git(other, ['bundle', 'create', '--quiet', join(dist, 'content.bundle'), ...updates.map(({ ref }) => ref), ...known]);
  }
  moveRefs(
    other,
    updates.flatMap(({ ref }) => (ref.startsWith('refs/heads/main') ? [] : [[ref, undefined]])),
  );
  alter();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/push-release.mjs', ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

function expectRefused(result: ReturnType<typeof push>, message: RegExp): void {
  expect(result).toEqual({ code: 1, said: expect.stringMatching(message) });
  expect(result.said).toMatch(/^Nothing was pushed: /);
  expect(refsOf(origin)).toBe(before);
}

const { versionChangeProblems } = await import(join(root, 'scripts/push-release.mjs'));

/** What the script says of a commit of new versions that also changes these files. */
function versionProblems(files: Readonly<Record<string, Entry>>): readonly string[] {
  const changes = Object.entries({ ...VERSIONS, ...files }).map(([path, entry]) => {
    const [before, after] = [MAIN[path], entry].map((each) => (typeof each === 'string' ? ['100644', each] : each));
    const status = before === undefined ? 'A' : after === undefined ? 'D' : 'M';
    return { path, status, modes: [before, after].map((each) => each?.[0] ?? '000000'), ids: [before?.[1], after?.[1]] };
  });
  const folders = [packageA(), packageB()].map((each, index) => ({ ...each, json: each, folder: `packages/${'ab'[index]}` }));
  const read = (text: string, limit: number): string => {
    if (text.length > limit) throw new Error(`more than ${limit}`);
    return text;
  };
  try {
    return versionChangeProblems(changes, new Map(folders.map((each) => [each.folder, each])), read);
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('a release', () => {
  test('has a commit of the versions that changes versions, their ranges and changelogs', () => {
    expect(versionProblems({})).toEqual([]);
  });

  test('is pushed whole: new versions, the first channel, and a tag of the new version', () => {
    const versions = commit([main], VERSIONS);
    const release = tag('a@1.1.0', NEXT);
    const refs = { 'refs/heads/main': versions, 'refs/heads/flux/a/latest': NEXT, 'refs/tags/a@1.1.0': release };
    expect(push(refs)).toMatchObject({ code: 0 });
    for (const [ref, id] of Object.entries(refs)) expect(git(origin, ['rev-parse', ref])).toBe(id);
  });

  test('pushes new versions to the branch of a pull request, over what was there', () => {
    const ref = 'refs/heads/release/versions';
    const old = commit([main], { 'package.json': '{}' }, { message: 'Other' });
    git(other, ['push', '--quiet', 'origin', `${old}:${ref}`]);
    const versions = commit([main], VERSIONS);
    expect(push({ [ref]: versions }, { olds: { [ref]: old } })).toMatchObject({ code: 0 });
    expect(git(origin, ['rev-parse', ref])).toBe(versions);
  });

  test('pushes a new branch, and a version that only its tag names', () => {
    const first = commit([], { ...FIXED, 'common/b/two.yaml': 'kind: Secret\n' });
    const refs = { 'refs/heads/flux/b/latest': first, 'refs/tags/a@1.0.0': tag('a@1.0.0', NEXT) };
    expect(push(refs)).toMatchObject({ code: 0 });
    expect(git(origin, ['rev-parse', 'flux/b/latest'])).toBe(first);
  });

  test('pushes nothing when nothing was prepared', () => {
    expect(push({})).toEqual({ code: 0, said: 'Nothing to push.\n' });
  });

  test.each<[string, string, RegExp]>([
    ['another branch', 'refs/heads/other', /does not push refs\/heads\/other/],
    ['another kind of reference', 'refs/replace/0000000000000000000000000000000000000001', /does not push refs\/replace/],
    ['another channel', 'refs/heads/flux/a/production', /the channel is latest/],
    ['a package that main does not have', 'refs/heads/flux/c/latest', /main has no content package c/],
    ['a tag of another version', 'refs/tags/a@9.0.0', /the version of @acme\/a is 1.0.0/],
    ['a tag that is not annotated', 'refs/tags/a@1.0.0', /not an annotated tag/],
  ])('is refused with %s', (_, ref, message) => {
    expectRefused(push({ [ref]: NEXT }), message);
  });

  test('is refused with a tag that is moved, or names itself otherwise', () => {
    const ref = 'refs/tags/a@1.0.0';
    expectRefused(push({ [ref]: tag('a@1.0.0', NEXT) }, { olds: { [ref]: tip } }), /does not move the tag/);
    expectRefused(push({ [ref]: tag('a@1.0.0', NEXT, 'a@2.0.0') }), /under its own name/);
  });

  test.each<[string, Readonly<Record<string, Entry>>, RegExp]>([
    ['a source', { 'packages/a/src/index.ts': 'evil()\n' }, /changes other files: \["packages\/a\/src\/index.ts"\]/],
    ['a workflow', { '.github/workflows/release.yml': 'on: push\n' }, /changes other files/],
    ['the script that pushes', { 'scripts/push-release.mjs': '' }, /changes other files/],
    ['attributes', { '.gitattributes': '*.json -diff\n' }, /changes other files/],
    ['submodules', { '.gitmodules': '[submodule "x"]\npath = x\nurl = https://x.example\n' }, /changes other files/],
    ['the configuration of changesets', { '.changeset/config.json': '{}' }, /changes other files/],
    ['a file name in other case', { 'packages/a/Package.json': json(packageA('1.1.0')) }, /changes other files/],
    ['a file next to package.json', { 'packages/a/package.json.js': '' }, /changes other files/],
    ['a nested package.json', { 'packages/a/src/package.json': '{}' }, /changes other files/],
    ['a new package', { 'packages/c/package.json': json({ name: 'c' }) }, /changed as A/],
    ['a removed package.json', { 'packages/b/package.json': undefined }, /changed as D/],
    ['a removed changelog', { 'packages/a/CHANGELOG.md': undefined }, /changed as D/],
    ['a new changeset', { '.changeset/new.md': '---\n---\n' }, /changed as A/],
    ['a link instead of a file', { 'packages/a/package.json': ['120000', '../b/package.json'] }, /mode 100644 to 120000/],
    ['an executable file', { 'packages/a/package.json': ['100755', json(nextA)] }, /mode 100644 to 100755/],
    ['a submodule', { 'packages/a/CHANGELOG.md': ['160000', main] }, /mode 100644 to 160000/],
    ['a script', { 'packages/a/package.json': json({ ...nextA, scripts: { prepare: 'x' } }) }, /package.json: \/ changes/],
    [
      'another dependency',
      { 'packages/a/package.json': json({ ...nextA, dependencies: { ...nextA.dependencies, evil: '1' } }) },
      /\/dependencies changes/,
    ],
    [
      'the range of another dependency',
      { 'packages/a/package.json': json({ ...nextA, dependencies: { ...nextA.dependencies, 'left-pad': '^1.3.1' } }) },
      /left-pad changes/,
    ],
    ['an address as a range', { 'packages/a/package.json': json(packageA('1.1.0', 'https://evil.example/x.tgz')) }, /@acme~1b changes/],
    ['an alias as a range', { 'packages/a/package.json': json(packageA('1.1.0', 'npm:evil@^1.0.1')) }, /@acme~1b changes/],
    ['a range of another version', { 'packages/a/package.json': json(packageA('1.1.0', '^1.0.9')) }, /@acme~1b changes/],
    ['other prefixes', { 'packages/b/package.json': json({ ...nextB, slipway: { prefixes: ['common/a'] } }) }, /prefixes\/0 changes/],
    [
      'other order of keys',
      { 'packages/b/package.json': json({ version: '1.0.1', name: '@acme/b', slipway: { prefixes: ['common/b'] } }) },
      /package.json: \/ changes/,
    ],
    [
      'a prototype',
      { 'packages/b/package.json': json(nextB).replace('{', '{\n  "__proto__": { "scripts": {} },') },
      /not in the form|\/ changes/,
    ],
    ['a key twice', { 'packages/b/package.json': json(nextB).replace('"version"', '"version": "6.6.6",\n  "version"') }, /not in the form/],
    ['an escaped key', { 'packages/b/package.json': json(nextB).replace('"version"', '"\\u0076ersion"') }, /not in the form/],
    ['a byte order mark', { 'packages/b/package.json': `\ufeff${json(nextB)}` }, /is not JSON/],
    ['a large file', { 'packages/b/package.json': json({ ...nextB, x: 'x'.repeat(2 ** 20) }) }, /more than 1048576/],
    ['an older version', { 'packages/b/package.json': json(packageB('0.9.0')) }, /not the next one after 1.0.0/],
    ['a version that is far ahead', { 'packages/b/package.json': json(packageB('99.0.0')) }, /not the next one after 1.0.0/],
    ['a prerelease', { 'packages/b/package.json': json(packageB('1.0.1-evil.1')) }, /not the next one after 1.0.0/],
    [
      'another address in the lock file',
      { 'package-lock.json': json(lock(nextA, nextB, 'https://evil.example/x.tgz')) },
      /left-pad\/resolved changes/,
    ],
    ['another package in the lock file', { 'package-lock.json': json({ ...lock(nextA, nextB), packages: {} }) }, /\/packages changes/],
    ['another version in the lock file', { 'package-lock.json': json(lock(nextA, packageB('1.0.2'))) }, /packages~1b\/version changes/],
    [
      'a lock file in another form',
      { 'package-lock.json': JSON.stringify(lock(nextA, nextB)).replace('"name"', '"name":"x","name"') },
      /not in the form/,
    ],
    [
      'other text of an earlier version',
      { 'packages/a/CHANGELOG.md': '# @acme/a\n\n## 1.1.0\n\n## 1.0.0 (evil)\n' },
      /earlier versions changes/,
    ],
    ['a section of another version', { 'packages/a/CHANGELOG.md': changelog('a', '## 1.2.0') }, /not one section "## 1.1.0"/],
    ['two sections', { 'packages/a/CHANGELOG.md': changelog('a', '## 1.1.0', '## 1.0.1') }, /not one section/],
    ['an image in the changelog', { 'packages/a/CHANGELOG.md': changelog('a', '## 1.1.0', '![](https://evil.example)') }, /not plain text/],
    ['invisible text in the changelog', { 'packages/a/CHANGELOG.md': changelog('a', '## 1.1.0', 'a\u202eb') }, /not plain text/],
    ['text that is not UTF-8', { 'packages/b/CHANGELOG.md': `# @acme/b\n\n## 1.0.1\n\n\u0007\n` }, /not plain text/],
  ])('has no commit of the versions that changes %s', (_, files, message) => {
    expect(versionProblems(files).join('\n')).toMatch(message);
  });

  test.each<[string, Readonly<Record<string, Entry>>, RegExp]>([
    ['a source', { 'packages/a/src/index.ts': 'evil()\n' }, /changes other files/],
    ['a script of a package', { 'packages/a/package.json': json({ ...nextA, scripts: { prepare: 'x' } }) }, /package.json: \/ changes/],
    ['the address of a dependency', { 'package-lock.json': json(lock(nextA, nextB, 'https://evil.example/x.tgz')) }, /resolved changes/],
    ['a link', { 'packages/a/package.json': ['120000', '../b/package.json'] }, /mode 100644 to 120000/],
  ])('is refused when the commit of the versions changes %s', (_, files, message) => {
    expectRefused(push({ 'refs/heads/main': commit([main], { ...VERSIONS, ...files }) }), message);
  });

  test.each<[string, () => string, RegExp]>([
    ['several commits', () => commit([commit([main], { 'src.ts': 'evil' })], { ...VERSIONS, 'src.ts': undefined }), /is not one commit on/],
    ['a merge', () => commit([main, tip], VERSIONS), /is not one commit on/],
    ['a commit on another one', () => commit([tip], VERSIONS, { base: main }), /is not one commit on/],
    ['a commit on nothing', () => commit([], VERSIONS, { base: main }), /is not one commit on/],
    ['another message', () => commit([main], VERSIONS, { message: 'Version packages\n\nCloses #1' }), /its message is/],
  ])('is refused with %s', (_, make, message) => {
    expectRefused(push({ 'refs/heads/main': make() }), message);
  });

  test.each<[string, () => string, RegExp]>([
    [
      'content that main does not have',
      () => commit([tip], content({ 'common/a/one.yaml': 'kind: Evil\n' })),
      /"?common\/a\/one.yaml"? is not what main has/,
    ],
    [
      'attributes that change files where Git writes them',
      () => commit([tip], content({ '.gitattributes': '*.yaml working-tree-encoding=UTF-16\n' })),
      /.gitattributes is not/,
    ],
    ['a file more', () => commit([tip], content({ 'common/a/two.yaml': '' })), /two.yaml is not what main has/],
    ['a file less', () => commit([tip], content({ 'common/a/one.yaml': undefined }), { base: undefined }), /one.yaml of main is missing/],
    [
      'content of another package',
      () => commit([tip], content({ 'common/b/two.yaml': 'kind: Secret\n' })),
      /not in a prefix of packages\/a/,
    ],
    ['a workflow', () => commit([tip], content({ '.github/workflows/x.yml': 'on: push\n' })), /not in a prefix/],
    ['a link', () => commit([tip], content({ 'common/a/one.yaml': ['120000', '/etc/passwd'] })), /has mode 120000/],
    ['a submodule', () => commit([tip], content({ 'common/a/x': ['160000', main] })), /has mode 160000/],
    [
      'a bad commit in the middle',
      () => commit([commit([tip], content({ 'common/a/x.yaml': '' }))], content(), { base: undefined }),
      /x.yaml is not what main has/,
    ],
    ['a merge', () => commit([tip, older], content()), /is a merge/],
    ['another history', () => commit([], content()), /does not follow/],
    ['the history of main', () => commit([main], content(), { base: undefined }), /does not follow/],
  ])('is refused when a channel gets %s', (_, make, message) => {
    expectRefused(push({ 'refs/heads/flux/a/latest': make() }), message);
  });

  test('is refused when a tag names content that main does not have', () => {
    const evil = commit([tip], content({ 'common/a/one.yaml': 'kind: Evil\n' }));
    expectRefused(push({ 'refs/tags/a@1.0.0': tag('a@1.0.0', evil) }), /not what main has/);
    expectRefused(push({ 'refs/tags/a@1.0.0': tag('a@1.0.0', tip) }), /not what main has/);
  });

  test('is refused when the bundle is not what updates.json says', () => {
    const refs = { 'refs/heads/flux/a/latest': NEXT };
    const bundle = join(dist, 'content.bundle');
    const elsewhere = join(directory, 'elsewhere');
    expectRefused(push(refs, { alter: () => rmSync(bundle) }), /content.bundle is missing/);
    expectRefused(push(refs, { alter: () => writeFileSync(bundle, '# v3 git bundle\n\n') }), /not a Git bundle of version 2/);
    const link = (): void => {
      cpSync(bundle, elsewhere);
      rmSync(bundle);
      symlinkSync(elsewhere, bundle);
    };
    expectRefused(push(refs, { alter: link }), /not a regular file/);
    const updates = (value: unknown) => (): void => writeFileSync(join(dist, 'updates.json'), JSON.stringify(value));
    const update = { ref: 'refs/heads/flux/a/latest', old: tip, id: NEXT };
    expectRefused(push(refs, { alter: updates([{ ...update, id: tip }]) }), /other references than updates.json/);
    expectRefused(push(refs, { alter: updates([update, update]) }), /a reference twice/);
    expectRefused(push(refs, { alter: updates([{ ...update, force: true }]) }), /expected: ref, old and id/);
    expectRefused(push(refs, { alter: updates({}) }), /not a list/);
    expectRefused(push(refs, { alter: updates([{ ...update, ref: '--upload-pack=x' }]) }), /does not push --upload-pack/);
  });

  test('is refused when a branch has moved since it was prepared', () => {
    const moved = commit([tip], content({ x: '' }), { message: 'Other' });
    git(other, ['push', '--quiet', 'origin', `${moved}:refs/heads/flux/a/latest`]);
    expect(push({ 'refs/heads/flux/a/latest': NEXT })).toMatchObject({ code: 1 });
    expect(git(origin, ['rev-parse', 'flux/a/latest'])).toBe(moved);
  });

  test('does not follow replaced objects of the repository', () => {
    const evil = commit([tip], content({ 'common/a/one.yaml': 'kind: Evil\n' }));
    git(checkout, ['fetch', '--quiet', other, NEXT, evil]);
    git(checkout, ['replace', evil, NEXT]);
    expectRefused(push({ 'refs/heads/flux/a/latest': evil }), /not what main has/);
    git(checkout, ['replace', '--delete', evil]);
  });
});

describe('a promotion', () => {
  const args = ['--from', 'latest', '--to', 'staging'];
  const STAGING = 'refs/heads/flux/a/staging';

  test('pushes a commit with content that the other channel had', () => {
    const promoted = commitTree(treeOf(tip), [older], 'a 1.0.0');
    expect(push({ [STAGING]: promoted }, { args })).toMatchObject({ code: 0 });
    expect(git(origin, ['rev-parse', STAGING])).toBe(promoted);
  });

  test.each<[string, string, () => string, RegExp]>([
    ['content that the channel never had', STAGING, () => commit([older], content()), /no commit of channel latest has the tree/],
    ['another channel', 'refs/heads/flux/a/production', () => commitTree(treeOf(tip), [], 'x'), /the channel is staging/],
    ['a tag', 'refs/tags/a@1.0.0', () => tag('a@1.0.0', NEXT), /a promotion does not push/],
    ['new versions', 'refs/heads/main', () => commit([main], VERSIONS), /a promotion does not push/],
    [
      'a package that is not on the channel',
      'refs/heads/flux/b/staging',
      () => commitTree(treeOf(tip), [], 'x'),
      /latest of @acme\/b does not exist/,
    ],
  ])('is refused with %s', (_, ref, make, message) => {
    expectRefused(push({ [ref]: make() }, { args }), message);
  });

  test.each([[['--from', 'latest']], [['--from', 'a', '--to', 'a']], [['--channel', '../x']], [['--from', 'a', '--to', 'b c']]])(
    'is refused with the arguments %s',
    (wrong) => {
      expectRefused(push({ [STAGING]: NEXT }, { args: wrong }), /use either --channel|is not the name of a channel/);
    },
  );
});
