import { describe, expect, test } from 'vitest';
import type { FileTree } from '../file-tree.ts';
import { fileMapTree } from '../source/file-map-tree.ts';
import { type CopyOperation, copyFiles } from './copy-files.ts';
import { type Staging, stagedTree } from './staged-files.ts';

const SOURCE = {
  'README.md': 'read',
  'apps/base/web.yaml': 'a: 1\nkeep: {x: 1}\n',
  'apps/base/notes.md': 'notes',
  'apps/base/deep/web.yaml': 'deep: 1\n',
  'apps/production/web.yaml': 'a: 2\nkeep: {z: null}\n',
  'apps/.hidden': '',
  'lib/[1].yaml': 'one: 1\n',
  'lib/logo.png': 'png',
  'lib/.sourceignore': 'web.yaml',
};

describe('copying as source-watcher does', () => {
  // Answers of internal/builder of source-watcher v2.2.1.
  test.each<readonly [string, string, readonly string[], string]>([
    ['apps/base/**', '', [], 'deep/web.yaml notes.md web.yaml'],
    ['apps/base/**', 'x/', [], 'x/deep/web.yaml x/notes.md x/web.yaml'],
    ['apps/base/**', 'x', [], 'x/deep/web.yaml x/notes.md x/web.yaml'],
    ['apps/base/*', '', [], 'apps/base/deep/web.yaml apps/base/notes.md apps/base/web.yaml'],
    ['apps/**/web.yaml', '', [], 'apps/base/web.yaml apps/production/web.yaml'],
    ['**/web.yaml', '', [], "failed: no files match pattern '**/web.yaml' in source 's'"],
    ['*/base/**', 'x', [], 'x/apps/base/deep/web.yaml x/apps/base/notes.md x/apps/base/web.yaml'],
    ['lib', '', [], 'lib/.sourceignore lib/[1].yaml'],
    ['lib/', 'x', [], 'x/lib/.sourceignore x/lib/[1].yaml'],
    ['lib/.', 'x', [], 'x/lib/.sourceignore x/lib/[1].yaml'],
    ['lib/\\[1\\].yaml', '', [], 'lib/[1].yaml'],
    ['lib/[1].yaml', '', [], "failed: no files match pattern 'lib/[1].yaml' in source 's'"],
    ['README.md', '', [], 'README.md'],
    ['README.md', 'x', [], 'x'],
    ['README.md', 'x/', [], 'x/README.md'],
    ['README.md/', 'x/y.txt', [], 'x/y.txt'],
    ['README.md', '.', [], 'README.md'],
    ['apps/../README.md', '', [], 'README.md'],
    ['apps/base', 'x', ['*.md'], 'x/base/deep/web.yaml x/base/web.yaml'],
    ['apps/base', 'x', ['deep'], 'x/base/notes.md x/base/web.yaml'],
    ['apps/base', 'x', ['deep/**', 'apps/base/web.yaml'], 'x/base/notes.md'],
    ['apps/**', '', ['base/**'], '.hidden production/web.yaml'],
    ['apps/**', '', ['**/web.yaml', '.h*'], 'base/notes.md'],
    ['README.md', '', ['*'], ''],
    ['apps/*', '', ['*'], "failed: all files matching pattern 'apps/*' in source 's' were excluded"],
    ['apps/*', '', ['['], "failed: invalid exclude pattern '['"],
    ['apps/[', '', [], "failed: invalid glob pattern 'apps/['"],
    ['apps/*/', '', [], "failed: no files match pattern 'apps/*/' in source 's'"],
    ['./apps/*', '', [], "failed: no files match pattern './apps/*' in source 's'"],
    ['gone', '', [], "failed: source 'gone' does not exist"],
    ['../x', '', [], "failed: failed to stat source '../x': path escapes from parent"],
    ['README.md', '../', [], 'failed: path escapes from parent'],
    ['README.md', '/x', [], 'failed: path escapes from parent'],
  ])('%s to %s without %j: %s', (from, to, exclude, expected) => {
    expect(copied([operation(from, to, { exclude })])).toBe(expected);
  });

  test('goes on from what earlier operations have put there', () => {
    expect(copied([operation('apps/base', ''), operation('README.md', 'base')])).toBe(
      'base/README.md base/deep/web.yaml base/notes.md base/web.yaml',
    );
    expect(copied([operation('README.md', 'base'), operation('apps/base', '')])).toBe('failed: not a directory');
    expect(copied([operation('apps/base', 'x.yaml'), operation('README.md', 'x.yaml/base')])).toContain('x.yaml/base/README.md');
    expect(copied([operation('apps/base/**', ''), operation('apps/production/**', '')], 'web.yaml')).toBe(
      SOURCE['apps/production/web.yaml'],
    );
  });

  test('merges YAML that is there already, but not what a folder holds', () => {
    const strategy = 'Merge';
    const [base, over] = [operation('apps/base/**', '', { strategy }), operation('apps/production/**', '', { strategy })];
    expect(copied([base, over], 'web.yaml')).toBe('a: 2\nkeep:\n  x: 1\n  z: null\n');
    const folder = operation('apps/production', '', { strategy });
    expect(copied([operation('apps/base/**', 'production/'), folder], 'production/web.yaml')).toBe(SOURCE['apps/production/web.yaml']);
  });

  test('merges the documents of a file, reads YAML 1.1 and writes what go-yaml writes', () => {
    const texts = (base: string, overlay: string) =>
      copied(
        [operation('a.yaml', 'v.yaml'), operation('b.yaml', 'v.yaml', { strategy: 'Merge' })],
        'v.yaml',
        fileMapTree(new Map(Object.entries({ 'a.yaml': base, 'b.yaml': overlay }))),
      );
    expect(texts('# lost\nb: 012\n--- # next\r\nb: {c: yes}\n', 'z: [1]\nl: 12345678901234567890\n')).toBe(
      'b:\n  c: true\nl: 12345678901234567000\nz:\n- 1\n',
    );
    expect(texts('a: {b: 1, c: 2}', 'a: null')).toBe('a: null\n');
    expect(texts('', '')).toBe('{}\n');
    expect(texts('a: 1', '- 1')).toBe('failed: cannot unmarshal YAML document: it is not a map');
    expect(texts('a: 1', 'b: [')).toContain('failed: cannot unmarshal YAML document: yaml: ');
    expect(texts('a: 1', '--- x\n')).toBe('failed: error reading YAML document: invalid Yaml document separator: x');
  });

  test('does not guess', () => {
    expect(copied([operation('a.tgz', '', { strategy: 'Extract' })])).toContain('Extract is not supported');
    expect(copied([operation('README.md', 'a/../b')])).toContain('is not supported');
    expect(copied([operation('apps/base', '', { exclude: [`${'{w,w}'.repeat(40)}x`] })])).toBeDefined();
  });
});

const operation = (from: string, to: string, more: Partial<CopyOperation> = {}): CopyOperation => ({
  from: `@s/${from}`,
  to: `@artifact/${to}`,
  exclude: [],
  strategy: 'Overwrite',
  ...more,
});

/** Paths of the files of the artifact, or the text of one, or the last part of the problem. */
function copied(
  operations: readonly CopyOperation[],
  read?: string,
  tree: FileTree = fileMapTree(new Map(Object.entries(SOURCE))),
): string {
  const staging: Staging = { files: new Map(), folders: new Set() };
  for (const each of operations) {
    const problem = copyFiles(staging, each, new Map([['s', tree]]));
    if (problem !== undefined) {
      return `failed: ${problem.replace(/^failed to apply .*?: /s, '').replace(/^failed to copy file '.*?' to '.*?': /s, '')}`;
    }
  }
  const artifact = stagedTree(staging, 'app');
  return read === undefined ? [...pathsOf(artifact, '')].join(' ') : String(artifact.read(read));
}

function* pathsOf(tree: FileTree, folder: string): Generator<string> {
  for (const { name, kind } of tree.list(folder) ?? []) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (kind === 'file') yield path;
    else yield* pathsOf(tree, path);
  }
}
