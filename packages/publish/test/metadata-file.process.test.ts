import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashTree, METADATA_FILE, promotePackages, readProvenance, rollBackPackage } from '../src/index.ts';
import { blobId } from '../src/plan/hashed-tree.ts';
import { treeId, treeWithFile, treeWithout } from '../src/plan/tree-object.ts';
import { bareRepository, commitByHand, fsck, git, packageOf, publish, quietRuntime, refsOf, sourceRepository } from './fleet-kit.ts';

const V1 = packageOf('addons', '1.0.0', { 'a.yaml': 'a: 1\n' });
const V2 = packageOf('addons', '1.1.0', { 'a.yaml': 'a: 2\n' });
const CHANNELS = [{ name: 'latest' }, { name: 'staging' }];
const BRANCH = 'flux/addons/latest';

/** What the definitions of a commit say about it. */
const from = (commit: string, more: object = {}) => ({
  provenance: {
    sourceCommit: commit.repeat(40).slice(0, 40),
    repository: 'https://ada:secret@git.example/fleet.git',
    author: 'Ada <ada@example.com>',
    date: '2026-01-01T00:00:00Z',
    subject: 'Raise cert-manager',
    inputDigest: 'f'.repeat(40),
    toolVersion: 'slipway 1.0.0',
    ...more,
  },
});

const metadata = (remote: string, ref: string): unknown => JSON.parse(git(remote, 'show', `${ref}:${METADATA_FILE}`));
const hasMetadata = (remote: string, ref: string): boolean =>
  git(remote, 'ls-tree', '--name-only', ref).split('\n').includes(METADATA_FILE);

describe('the metadata file of a branch', () => {
  test('says from which commit its content was rendered, without credentials; the trailers say so, too', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    expect(metadata(remote, BRANCH)).toEqual({
      repoURL: 'https://git.example/fleet.git',
      drySha: 'a'.repeat(40),
      author: 'Ada <ada@example.com>',
      date: '2026-01-01T00:00:00Z',
      subject: 'Raise cert-manager',
      commands: ['slipway publish'],
      package: 'addons',
      inputDigest: 'f'.repeat(40),
      toolVersion: 'slipway 1.0.0',
    });
    const provenance = readProvenance(git(remote, 'log', '-1', '--format=%B', BRANCH));
    expect(provenance).toMatchObject({ inputDigest: 'f'.repeat(40), toolVersion: 'slipway 1.0.0' });
    expect(provenance?.tree).toBe(git(remote, 'rev-parse', `${BRANCH}^{tree}`));
    fsck(remote);
  });

  test('is no content: another commit with the same content changes nothing', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    const before = refsOf(remote);
    const { packages } = await publish({ cwd, remote, packages: [V1], ...from('b') });
    expect(packages[0]?.outcome).toBe('unchanged');
    expect(refsOf(remote)).toEqual(before);
  });

  test('changes with the content, and is not listed with its files', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    const { packages } = await publish({ cwd, remote, packages: [V2], ...from('b') });
    expect(packages[0]).toMatchObject({ outcome: 'published', added: [], changed: ['common/addons/a.yaml'], removed: [] });
    expect(metadata(remote, BRANCH)).toMatchObject({ drySha: 'b'.repeat(40) });
    expect(metadata(remote, 'addons@1.0.0')).toMatchObject({ drySha: 'a'.repeat(40) });
  });

  test('does not exist where the commit does not have what was rendered', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    await publish({ cwd, remote, packages: [V2], ...from('b', { sourceDirty: true }) });
    expect(hasMetadata(remote, 'addons@1.0.0')).toBe(true);
    expect(hasMetadata(remote, BRANCH)).toBe(false);
    fsck(remote);
  });

  test('is kept when a preview gets the tag of its release', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    await publish({ cwd, remote, packages: [{ ...V2, version: '1.0.0', bumps: ['minor'] }], ...from('b') });
    const tip = git(remote, 'rev-parse', BRANCH);
    const { packages } = await publish({ cwd, remote, packages: [V2], ...from('c') });
    expect(packages[0]).toMatchObject({ outcome: 'tagged', commit: tip });
    expect(metadata(remote, 'addons@1.1.0')).toMatchObject({ drySha: 'b'.repeat(40) });
    expect((await publish({ cwd, remote, packages: [V2], ...from('d') })).packages[0]?.outcome).toBe('unchanged');
  });

  test('moves with its release through promotion and rollback', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    const move = { cwd, remote, packages: ['addons'], channels: CHANNELS, from: 'latest', to: 'staging' };
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    await promotePackages(move, quietRuntime);
    await publish({ cwd, remote, packages: [V2], ...from('b') });
    const { packages } = await promotePackages(move, quietRuntime);
    expect(packages[0]).toMatchObject({ outcome: 'promoted', changed: ['common/addons/a.yaml'] });
    expect(metadata(remote, 'flux/addons/staging')).toMatchObject({ drySha: 'b'.repeat(40) });
    await rollBackPackage({ cwd, remote, package: 'addons', channel: 'staging', version: '1.0.0', reason: 'trouble' }, quietRuntime);
    expect(git(remote, 'rev-parse', 'flux/addons/staging^{tree}')).toBe(git(remote, 'rev-parse', 'addons@1.0.0^{tree}'));
  });

  test('does not hide an edit by hand on the branch', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [V1], ...from('a') });
    commitByHand(remote, BRANCH, packageOf('addons', '1.0.0', { 'a.yaml': 'a: 9\n' }));
    const refused = await publish({ cwd, remote, packages: [V1], ...from('b') });
    expect(refused.packages[0]?.findings.map(({ rule }) => rule)).toEqual(['foreign-commit']);
    commitByHand(remote, BRANCH, V1);
    expect((await publish({ cwd, remote, packages: [V1], ...from('b') })).packages[0]?.outcome).toBe('published');
    expect(metadata(remote, BRANCH)).toMatchObject({ drySha: 'b'.repeat(40) });
  });
});

test('a tree object with one more file is the one that Git makes, and without it the one before', () => {
  const repository = bareRepository();
  const name = fc.stringMatching(/^[a-z.-]{1,4}$/).filter((each) => !/^\.+$/.test(each));
  const entry = fc.record({ name, folder: fc.boolean() });
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: (each) => each.name, maxLength: 6 }), name, (entries, added) => {
      fc.pre(entries.every((each) => each.name !== added));
      const files = new Map(entries.map((each) => [each.folder ? `${each.name}/x` : each.name, each.name]));
      const tree = hashTree(files);
      const more = treeWithFile(tree.root, added, blobId('more'));
      expect(treeId(more)).toBe(hashTree(new Map([...files, [added, 'more']])).id);
      expect(treeId(treeWithout(more, added))).toBe(tree.id);
      expect(treeWithout(tree.root, added)).toBe(tree.root);
    }),
  );
  const listed = `100644 blob ${blobId('')}\ta\n100644 blob ${blobId('')}\ta.b\n`;
  const made = execFileSync('git', ['mktree', '--missing'], { cwd: repository, input: listed }).toString().trim();
  expect(
    hashTree(
      new Map([
        ['a', ''],
        ['a.b', ''],
      ]),
    ).id,
  ).toBe(made);
});
