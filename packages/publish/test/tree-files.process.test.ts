import { isUtf8 } from 'node:buffer';
import { execFileSync, spawn } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashTree, METADATA_FILE } from '../src/index.ts';
import { openObjectReader } from '../src/store/object-reader.ts';
import type { ObjectStore } from '../src/store/object-store.ts';
import { readTreeFiles } from '../src/store/read-tree-files.ts';
import { withStore } from '../src/store/with-store.ts';
import { bareRepository, git, gitRaw, quietRuntime, sourceRepository } from './fleet-kit.ts';

const opened = <T>(remote: string, work: (store: ObjectStore) => Promise<T>): Promise<T> =>
  withStore({ cwd: sourceRepository(), remote }, quietRuntime, work);

/** Paths of one to three names out of few, so that trees have folders in common. */
const path = fc.array(fc.constantFrom('a', 'b', 'é', 'a.yaml', 'a-b', 'z'), { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
const mode = fc.constantFrom('100644', '100644', '100644', '100755', '120000');
const tree = fc.dictionary(path, fc.record({ mode, text: fc.constantFrom('1', '2', '3') }), { maxKeys: 12 });
type Tree = Readonly<Record<string, { readonly mode: string; readonly text: string }>>;

/** No path is a file and a folder. */
const withoutFolders = (files: Tree): Tree =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !Object.keys(files).some((other) => other.startsWith(`${name}/`))));

/** A commit of each tree, with a metadata file, as `refs/heads/<index>`. */
function commitAll(repository: string, trees: readonly Tree[]): void {
  const file = (name: string, { mode: own, text }: Tree[string]): string => `M ${own} inline ${name}\ndata ${text.length}\n${text}\n`;
  const commits = trees.map((files, index) => {
    const lines = Object.entries({ ...files, [METADATA_FILE]: { mode: '100644', text: 'own' } }).map(([name, entry]) => file(name, entry));
    return `commit refs/heads/${index}\ncommitter a <a@b> 1 +0000\ndata 0\n\ndeleteall\n${lines.join('')}\n`;
  });
  execFileSync('git', ['-C', repository, 'fast-import', '--quiet', '--force'], { input: commits.join('') });
}

const listed = (repository: string, ref: string): Record<string, unknown> =>
  Object.fromEntries(
    git(repository, 'ls-tree', '-r', '-z', '--full-tree', ref)
      .split('\0')
      .flatMap((line) => {
        const [, own, id, name = ''] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]+)$/.exec(line) ?? [];
        return own === undefined || name === METADATA_FILE ? [] : [[name, { mode: own, id }]];
      }),
  );

describe('the files of a tree', () => {
  test('are those that git ls-tree lists, with any known tree', async () => {
    const pairs = fc
      .sample(fc.tuple(tree, tree), 150)
      .map(([old, next]) => [withoutFolders(old), withoutFolders({ ...old, ...next })] as const);
    const repository = bareRepository();
    commitAll(
      repository,
      pairs.map(([old]) => old),
    );
    await opened(repository, async (store) => {
      for (const [index, [, next]] of pairs.entries()) {
        const root = git(repository, 'rev-parse', `refs/heads/${index}^{tree}`).trim();
        const expected = listed(repository, `refs/heads/${index}`);
        expect(Object.fromEntries((await readTreeFiles(store, root)).files)).toEqual(expected);
        const known = hashTree(new Map(Object.entries(next).map(([name, { text }]) => [name, text])));
        expect(Object.fromEntries((await readTreeFiles(store, root, known)).files)).toEqual(expected);
      }
    });
  });

  test('have paths that are not UTF-8, which are reported escaped', async () => {
    const repository = bareRepository();
    const input =
      'commit refs/heads/odd\ncommitter a <a@b> 1 +0000\ndata 0\n\nM 100644 inline "a\\377/b c"\ndata 1\n1\nM 100644 inline z\ndata 1\n1\n';
    execFileSync('git', ['-C', repository, 'fast-import', '--quiet'], { input });
    expect(isUtf8(gitRaw(repository, 'ls-tree', '-r', '-z', 'odd'))).toBe(false);
    const { files, unreadable } = await opened(repository, (store) =>
      readTreeFiles(store, git(repository, 'rev-parse', 'odd^{tree}').trim()),
    );
    expect([[...files.keys()], unreadable]).toEqual([['z'], ['a\\xff/b\\x20c']]);
  });

  test('of a tree that holds itself many times over are refused', async () => {
    const repository = bareRepository();
    const write = (type: string, input: string | Buffer): string =>
      execFileSync('git', ['-C', repository, 'hash-object', '-w', '-t', type, '--stdin', '--literally'], {
        input,
        encoding: 'utf8',
      }).trim();
    const entries = (mode: string, id: string): Buffer =>
      Buffer.concat(Array.from({ length: 10 }, (_, index) => Buffer.concat([Buffer.from(`${mode} ${index}\0`), Buffer.from(id, 'hex')])));
    let id = write('blob', '1');
    for (let depth = 0; depth < 12; depth += 1) id = write('tree', entries(depth === 0 ? '100644' : '40000', id));
    await expect(opened(repository, (store) => readTreeFiles(store, id))).rejects.toMatchObject({ code: 'remote-too-large' });
    const damaged = write('tree', Buffer.from('100644 a\0short'));
    await expect(opened(repository, (store) => readTreeFiles(store, damaged))).rejects.toMatchObject({ code: 'git-failed' });
  });
});

describe('objects', () => {
  test('are read unchanged by all callers, also those that are created later', async () => {
    const repository = bareRepository();
    const texts = ['', 'a\n', '\n\n', 'x'.repeat(300_000), 'missing\n'];
    const ids = texts.map((text) =>
      execFileSync('git', ['-C', repository, 'hash-object', '-w', '--stdin'], { input: text, encoding: 'utf8' }).trim(),
    );
    await opened(repository, async ({ objects }) => {
      const none = '0'.repeat(40);
      const [first, named, second] = await Promise.all([
        objects.contents([...ids, none]),
        objects.ids(['refs/heads/new', none]),
        objects.contents(ids.slice(2)),
      ]);
      expect([...first].map(([id, { type, content }]) => [id, type, content.toString()])).toEqual(
        ids.map((id, index) => [id, 'blob', texts[index]]),
      );
      expect([named.size, second.size]).toEqual([0, 3]);
      commitAll(repository, [{ a: { mode: '100644', text: '1' } }]);
      const commit = git(repository, 'rev-parse', 'refs/heads/0').trim();
      expect((await objects.contents([commit])).get(commit)?.type).toBe('commit');
    });
  });

  test('of more bytes than are read at once are an error, and the next question is answered', async () => {
    const repository = bareRepository();
    const write = (input: string): string =>
      execFileSync('git', ['-C', repository, 'hash-object', '-w', '--stdin'], { input, encoding: 'utf8' }).trim();
    const [large, small] = [write('x'.repeat(5000)), write('y'.repeat(500))];
    const reader = openObjectReader(() => spawn('git', ['-C', repository, 'cat-file', '--batch-command']), 1000);
    await expect(reader.contents([small, large])).rejects.toMatchObject({ code: 'remote-too-large' });
    expect((await reader.contents([small])).get(small)?.content.length).toBe(500);
    await reader.close();
  });

  test('of a Git that has ended are an error', async () => {
    const child = spawn('git', ['-C', bareRepository(), 'cat-file', '--batch-command']);
    const reader = openObjectReader(() => child);
    expect(await reader.ids(['refs/heads/main'])).toEqual(new Map());
    child.kill('SIGKILL');
    for (const _ of ['first', 'second']) await expect(reader.ids(['refs/heads/main'])).rejects.toMatchObject({ code: 'git-failed' });
    await reader.close();
    const missing = openObjectReader(() => spawn('/nonexistent'));
    await expect(missing.ids(['refs/heads/main'])).rejects.toMatchObject({ code: 'git-failed' });
    await missing.close();
  });
});
