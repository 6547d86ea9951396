import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { absenceText } from '../kustomize/files/manifest-text.ts';
import { readFolder } from './folder-tree.ts';

describe('a folder of this machine', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'slipway-folder-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('is read in byte order', () => {
    mkdirSync(join(root, 'b'));
    for (const name of ['b/x.yaml', 'a.yaml', 'Z.yaml', 'ä.yaml']) writeFileSync(join(root, name), name);
    const tree = readFolder(root);
    expect(tree.list('')?.map(({ name, kind }) => `${kind} ${name}`)).toEqual(['file Z.yaml', 'file a.yaml', 'folder b', 'file ä.yaml']);
    expect(tree.read('b/x.yaml')).toBe('b/x.yaml');
    expect([tree.read('gone'), tree.read('b'), tree.list('gone'), tree.list('a.yaml')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(tree.unreadable()).toEqual([]);
  });

  test('has no path that is longer than any system opens', () => {
    const tree = readFolder(root);
    const path = 'a/'.repeat(100_000);
    expect([tree.read(`${path}b`), tree.list(`${path}b`), tree.bytes?.(`${path}b`), tree.absence?.(`${path}b`)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  test('says why the part of a path is missing, and asks for no part that is longer than any path', () => {
    symlinkSync('/etc', join(root, 'out'));
    const tree = readFolder(root);
    expect(absenceText(tree, 'out/passwd')).toBe(': out is a symbolic link, and artifacts have none');
    const asked = vi.fn(() => undefined);
    expect(absenceText({ ...tree, absence: asked }, 'a/'.repeat(500_000))).toBe('');
    expect(asked).toHaveBeenCalledTimes(2048);
  });

  test('is never left: links with any target are excluded', () => {
    writeFileSync(join(root, 'a.yaml'), 'a');
    symlinkSync('/etc/passwd', join(root, 'out.yaml'));
    symlinkSync('a.yaml', join(root, 'in.yaml'));
    symlinkSync('..', join(root, 'up'));
    const tree = readFolder(root);
    expect(tree.list('')?.map(({ name }) => name)).toEqual(['a.yaml']);
    expect([tree.read('out.yaml'), tree.read('in.yaml'), tree.list('up'), tree.read('../a.yaml'), tree.read('up/a.yaml')]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  test('reports files that are too large, and does not read them', () => {
    writeFileSync(join(root, 'large.yaml'), '');
    truncateSync(join(root, 'large.yaml'), 100_000_000);
    const tree = readFolder(root);
    expect(tree.read('large.yaml')).toBeUndefined();
    expect(tree.unreadable()).toEqual([{ path: 'large.yaml', why: expect.stringContaining('100000000 bytes') }]);
  });

  test.skipIf(process.getuid?.() === 0)('reports files that it may not read', () => {
    writeFileSync(join(root, 'secret.yaml'), 'a');
    chmodSync(join(root, 'secret.yaml'), 0);
    const tree = readFolder(root);
    expect(tree.read('secret.yaml')).toBeUndefined();
    expect(tree.unreadable()).toMatchObject([{ path: 'secret.yaml' }]);
  });

  test('reads again only what has changed', () => {
    for (const name of ['a.yaml', 'b.yaml']) writeFileSync(join(root, name), 'old');
    const before = readFolder(root);
    expect([before.read('a.yaml'), before.read('b.yaml')]).toEqual(['old', 'old']);
    writeFileSync(join(root, 'b.yaml'), 'new and longer');
    rmSync(join(root, 'a.yaml'));
    writeFileSync(join(root, 'c.yaml'), 'c');
    const after = readFolder(root, before);
    expect(['a.yaml', 'b.yaml', 'c.yaml'].map((name) => after.read(name))).toEqual([undefined, 'new and longer', 'c']);
    expect(before.read('b.yaml')).toBe('old');
  });

  test('has the same entries and texts as before where nothing has changed for a while, links on the way to it included', () => {
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
    try {
      mkdirSync(join(root, 'real/a'), { recursive: true });
      symlinkSync('real', join(root, 'link'));
      writeFileSync(join(root, 'real/a/x.yaml'), 'old');
      const before = readFolder(join(root, 'link'));
      const entries = [before.list(''), before.list('a')];
      expect(before.read('a/x.yaml')).toBe('old');
      const same = readFolder(join(root, 'link'), before);
      expect(same.list('')).toBe(entries[0]);
      expect(same.list('a')).toBe(entries[1]);
      expect(same.read('a/x.yaml')).toBe('old');
      writeFileSync(join(root, 'real/b.yaml'), 'b');
      const after = readFolder(join(root, 'link'), same);
      expect(after.list('')?.map(({ name }) => name)).toEqual(['a', 'b.yaml']);
      expect(after.read('b.yaml')).toBe('b');
      expect(after.list('a')).toBe(entries[1]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is read again where it changed just before it was read: a second change may have the same time', () => {
    writeFileSync(join(root, 'a.yaml'), 'one');
    let tree = readFolder(root);
    for (const text of ['two', 'six', 'ten', 'old', 'new']) {
      tree.read('a.yaml');
      writeFileSync(join(root, 'a.yaml'), text);
      tree = readFolder(root, tree);
      expect(tree.read('a.yaml')).toBe(text);
    }
  });

  test('may have ten thousand files', () => {
    for (let index = 0; index < 10_000; index++) writeFileSync(join(root, `${index}.yaml`), '');
    expect(readFolder(root).list('')).toHaveLength(10_000);
  });

  test('says nothing of paths that no file can have', () => {
    writeFileSync(join(root, 'a'), '');
    const tree = readFolder(root);
    for (const path of ['a\0', 'a/b', 'x'.repeat(10_000)])
      expect([tree.read(path), tree.list(path), tree.absence?.(path)]).toEqual([undefined, undefined, undefined]);
  });
});
