import { describe, expect, test } from 'vitest';
import { fileMapTree } from '../../source/file-map-tree.ts';
import type { Pointer } from './pointers.ts';
import { firstBootstraps, holdersAmong, oncePerFolder, withoutHeld, withoutTakenIn, withSource } from './root-rules.ts';

/** `a.yaml -> b`: in a.yaml, applies b. */
function pointer(text: string, rest: Partial<Pointer> = {}): Pointer {
  const [file = '', folder = ''] = text.split(' -> ');
  return { file, folder: folder === '.' ? '' : folder, name: file, source: 'GitRepository/flux-system/fleet', ...rest };
}

const filesOf = (pointers: readonly Pointer[]): readonly string[] => pointers.map(({ file }) => file);

describe('who holds others', () => {
  const part = pointer('a.yaml -> apps');

  test('is not what takes the whole of a source of which no other takes a part', () => {
    const other = pointer('fleet.yaml -> .', { source: 'GitRepository/flux-system/team' });
    expect([...holdersAmong([part, other]).keys()]).toEqual(['apps']);
  });

  test.each([
    ['is what takes the whole of a source of which another takes a part', pointer('fleet.yaml -> .')],
    ['is the bootstrap, of whatever source', pointer('fleet.yaml -> .', { source: undefined, name: 'flux-system' })],
  ])('%s', (_, whole) => expect([...holdersAmong([part, whole]).keys()]).toEqual(['apps', '']));
});

test('what another applies does not begin a cluster; what holds only itself does', () => {
  const all = [pointer('clusters/a.yaml -> apps'), pointer('apps/b.yaml -> b'), pointer('clusters/a/sync.yaml -> clusters/a')];
  expect(filesOf(withoutHeld(all, holdersAmong(all)))).toEqual(['clusters/a.yaml', 'clusters/a/sync.yaml']);
});

test('two files that hold the folder that they are in hold each other', () => {
  const all = [pointer('a/one.yaml -> a'), pointer('a/two.yaml -> a')];
  expect(withoutHeld(all, holdersAmong(all))).toEqual([]);
});

test('what another takes in by way of kustomization files does not begin a cluster, unless it is called as a bootstrap', () => {
  const tree = fileMapTree(
    new Map([
      ['apps/kustomization.yaml', 'resources: [../base/b.yaml]\n'],
      ['base/b.yaml', ''],
    ]),
  );
  const [a, b] = [pointer('clusters/a.yaml -> apps'), pointer('base/b.yaml -> b')];
  expect(filesOf(withoutTakenIn([a, b], [a, b], tree))).toEqual(['clusters/a.yaml']);
  const called = { ...b, name: 'flux-system' };
  expect(filesOf(withoutTakenIn([a, called], [a, called], tree))).toEqual(['clusters/a.yaml', 'base/b.yaml']);
});

test('what has no source begins nowhere, unless nothing has one', () => {
  const [a, b] = [pointer('a.yaml -> apps'), pointer('base/b.yaml -> b', { source: undefined })];
  expect(withSource([a, b])).toEqual([a]);
  expect(withSource([b])).toEqual([b]);
});

test('where each holds another, Flux begins with what is called as a bootstrap, or else with all that hold themselves', () => {
  const [a, b, c] = [pointer('a/a.yaml -> .', { name: 'flux-system' }), pointer('b/b.yaml -> .'), pointer('c/c.yaml -> b')];
  expect(firstBootstraps([c, b, a])).toEqual([a]);
  expect(firstBootstraps([c, b])).toEqual([b]);
});

test('a bootstrap of two Kustomizations of one folder in one file is one: the first', () => {
  const [one, two, other] = ['clusters/a', 'clusters/a', 'clusters/b'].map((folder, index) =>
    pointer(`clusters/sync.yaml -> ${folder}`, { name: `${index}` }),
  ) as [Pointer, Pointer, Pointer];
  expect(oncePerFolder([one, two, other])).toEqual([one, other]);
});
