import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProvenance } from '../src/index.ts';
import {
  bareRepository,
  branchContent,
  contentOf,
  embedded,
  fsck,
  git,
  packageOf,
  publish,
  refsOf,
  sourceRepository,
} from './fleet-kit.ts';

const sources = packageOf('flux-sources', '1.0.0', { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n', 'deep/er/c.yaml': 'c: 1\n' });
const addons = packageOf('addons-catalog', '2.3.0', { 'x.yaml': 'x: 1\n' });
const changed = { ...sources, bumps: ['minor'], files: new Map(sources.files).set('common/flux-sources/a.yaml', 'a: 2\n') } as const;

describe('a publish', () => {
  it('puts exactly the files of each package on its branch, with plain modes, and tags the version', async () => {
    const cwd = sourceRepository();
    const report = await publish({ cwd, packages: [sources, addons] });
    const remote = embedded(cwd);
    expect(report.remote).toBe(remote);
    expect(report.packages.map(({ outcome, tag, added }) => [outcome, tag, added.length])).toEqual([
      ['published', 'flux-sources@1.0.0', 5],
      ['published', 'addons-catalog@2.3.0', 3],
    ]);
    expect(Object.keys(refsOf(remote))).toEqual([
      'refs/heads/flux/addons-catalog/latest',
      'refs/heads/flux/flux-sources/latest',
      'refs/tags/addons-catalog@2.3.0',
      'refs/tags/flux-sources@1.0.0',
    ]);
    expect(branchContent(remote, 'flux/flux-sources/latest')).toEqual(contentOf(sources));
    expect(branchContent(remote, 'flux-sources@1.0.0')).toEqual(contentOf(sources));
    expect(git(remote, 'cat-file', '-t', 'flux-sources@1.0.0')).toBe('tag');
    expect(git(remote, 'rev-parse', 'flux/flux-sources/latest')).toBe(report.packages[0]?.commit);
    expect(fsck(remote)).toBe('');
  });

  it('starts a new branch with its content in one commit', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    expect(git(embedded(cwd), 'rev-list', '--count', 'flux/flux-sources/latest')).toBe('1');
  });

  it('writes a fixed README that never makes a new version differ', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const readme = git(embedded(cwd), 'show', 'flux/flux-sources/latest:README.md');
    expect(readme).toContain('Edit the package `flux-sources`');
    expect(readme).not.toMatch(/1\.0\.0|20\d\d/);
  });

  it('has its files shown in reviews, and leaves line ends alone', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const checkout = join(cwd, 'checkout');
    git(cwd, 'clone', '--quiet', '--branch', 'flux/flux-sources/latest', embedded(cwd), checkout);
    const attributes = git(checkout, 'check-attr', 'linguist-generated', 'text', '--', 'common/flux-sources/a.yaml');
    expect(attributes.split('\n')).toEqual([
      'common/flux-sources/a.yaml: linguist-generated: unspecified',
      'common/flux-sources/a.yaml: text: unset',
    ]);
  });

  it('says what it published in trailers', async () => {
    const cwd = sourceRepository();
    const provenance = {
      sourceCommit: git(cwd, 'rev-parse', 'HEAD'),
      sourceDirty: true,
      repository: 'https://u:secret@git.example/fleet.git',
    };
    await publish({ cwd, packages: [sources], channel: 'staging', provenance });
    const message = git(embedded(cwd), 'log', '-1', '--format=%B', 'flux/flux-sources/staging');
    expect(message.split('\n')[0]).toBe('flux-sources 1.0.0');
    expect(readProvenance(message)).toEqual({
      package: 'flux-sources',
      version: '1.0.0',
      channel: 'staging',
      tree: git(embedded(cwd), 'rev-parse', 'flux/flux-sources/staging^{tree}'),
      ...provenance,
      repository: 'https://git.example/fleet.git',
    });
  });

  it('commits nothing when nothing changed', async () => {
    const cwd = sourceRepository();
    const first = await publish({ cwd, packages: [sources, addons] });
    const before = refsOf(embedded(cwd));
    const again = await publish({ cwd, packages: [sources, addons] }, { now: () => new Date('2030-01-01') });
    expect(again.packages.map(({ outcome, commit }) => [outcome, commit])).toEqual(
      first.packages.map(({ commit }) => ['unchanged', commit]),
    );
    expect(refsOf(embedded(cwd))).toEqual(before);
  });

  it('moves only the branch of the package that changed', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources, addons] });
    const before = refsOf(embedded(cwd));
    const report = await publish({ cwd, packages: [changed, addons] });
    expect(report.packages[0]).toMatchObject({ outcome: 'published', changed: ['common/flux-sources/a.yaml'], added: [], removed: [] });
    expect(refsOf(embedded(cwd))).toEqual({ ...before, 'refs/heads/flux/flux-sources/latest': report.packages[0]?.commit });
    expect(branchContent(embedded(cwd), 'flux/flux-sources/latest')).toEqual(contentOf(changed));
    expect(git(embedded(cwd), 'rev-parse', 'flux/flux-sources/latest~1')).toBe(before['refs/heads/flux/flux-sources/latest']);
  });

  it('removes the files that the package no longer has, and lets a folder take the place of a file', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const next = packageOf('flux-sources', '1.1.0', { 'a.yaml/inner.yaml': 'i: 1\n', 'b.yaml': 'b: 1\n', deep: 'file\n' });
    const report = await publish({ cwd, packages: [next], allowDeletions: true });
    expect(report.packages[0]?.removed).toEqual(['common/flux-sources/a.yaml', 'common/flux-sources/deep/er/c.yaml']);
    expect(branchContent(embedded(cwd), 'flux/flux-sources/latest')).toEqual(contentOf(next));
    await publish({ cwd, packages: [{ ...sources, version: '1.2.0' }], allowDeletions: true });
    expect(branchContent(embedded(cwd), 'flux/flux-sources/latest')).toEqual(contentOf(sources));
  });

  it('keeps every byte of odd names and contents', async () => {
    const cwd = sourceRepository();
    const odd = packageOf('odd', '1.0.0', {
      'with space.yaml': '',
      "it's & $(x) `y`.yaml": 'no newline',
      'ünï/日本/😀.yaml': 'é\r\nlone\rCR\n"quotes" \\n \t\u0000\u2028\n',
      '-dash.yaml': 'data 5\nfrom x\ndone\n',
      'M 100644 inline x.yaml': 'commit refs/heads/main\n',
      'big.yaml': 'k: vé\n'.repeat(900_000),
    });
    await publish({ cwd, packages: [odd] });
    expect(branchContent(embedded(cwd), 'flux/odd/latest')).toEqual(contentOf(odd));
    expect(fsck(embedded(cwd))).toBe('');
  });

  it('leaves the index, the references, the configuration and the working tree of the source repository alone', async () => {
    const cwd = sourceRepository();
    writeFileSync(join(cwd, 'staged.txt'), 'x');
    git(cwd, 'add', 'staged.txt');
    writeFileSync(join(cwd, 'untracked.txt'), 'y');
    const look = () => [
      refsOf(cwd),
      readFileSync(join(cwd, '.git/index'), 'base64'),
      readFileSync(join(cwd, '.git/config'), 'utf8'),
      git(cwd, '--no-optional-locks', 'status', '--porcelain'),
      statSync(join(cwd, '.git/index')).mtimeMs,
    ];
    const before = look();
    await publish({ cwd, packages: [sources] });
    await publish({ cwd, packages: [changed] });
    expect(look()).toEqual(before);
  });

  it('changes nothing in a dry run, and says what it would do', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const before = refsOf(embedded(cwd));
    const report = await publish({ cwd, packages: [changed, addons], dryRun: true });
    expect(report.packages.map(({ outcome, added, changed }) => [outcome, added.length, changed.length])).toEqual([
      ['planned', 0, 1],
      ['planned', 3, 0],
    ]);
    expect(refsOf(embedded(cwd))).toEqual(before);
  });

  it('signs with the Git identity of the repository and the date that it is given', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    expect(git(embedded(cwd), 'log', '-1', '--format=%an <%ae> %cn <%ce> %aI %cI', 'flux/flux-sources/latest')).toMatch(
      /^Ada <ada@example.com> Ada <ada@example.com> 2026-01-02T03:04:05(Z|\+00:00) 2026-01-02T03:04:05(Z|\+00:00)$/,
    );
  });

  it('is the same commit for the same content, time and parent, wherever it runs', async () => {
    const [one, two] = [sourceRepository(), sourceRepository()];
    const reports = [await publish({ cwd: one, packages: [sources] }), await publish({ cwd: two, packages: [sources] })];
    expect(reports[0]?.packages[0]?.commit).toBe(reports[1]?.packages[0]?.commit);
  });

  it('pays no attention to a Git environment that points elsewhere', async () => {
    const cwd = sourceRepository();
    const victim = bareRepository();
    const environment = {
      PATH: process.env.PATH ?? '',
      GIT_DIR: victim,
      GIT_INDEX_FILE: '/dev/null',
      GIT_OBJECT_DIRECTORY: join(victim, 'objects'),
      GIT_CONFIG_GLOBAL: '/dev/null',
    };
    await publish({ cwd, packages: [sources] }, { environment });
    expect(refsOf(victim)).toEqual({});
    expect(branchContent(embedded(cwd), 'flux/flux-sources/latest')).toEqual(contentOf(sources));
  });
});
