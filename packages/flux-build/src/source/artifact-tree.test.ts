import { describe, expect, test } from 'vitest';
import type { FileTree } from '../file-tree.ts';
import { artifactTree } from './artifact-tree.ts';
import { fileMapTree } from './file-map-tree.ts';
import { withIncludes } from './included-trees.ts';
import { sparseTree } from './sparse-tree.ts';

const treeOf = (...paths: readonly string[]): FileTree => fileMapTree(new Map(paths.map((path) => [path, path])));

const pathsOf = (tree: FileTree, folder = ''): readonly string[] =>
  (tree.list(folder) ?? []).flatMap(({ name, kind }) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return kind === 'file' ? [path] : pathsOf(tree, path);
  });

describe('the artifact of a Git repository', () => {
  test('has neither version control nor pictures nor the files of build services', () => {
    const tree = treeOf('.gitignore', '.github/a.yaml', 'a.yaml', 'docs/a.png', 'x/.sops.yaml', 'x/b.yaml', 'x/c.tar.gz');
    expect(pathsOf(artifactTree(tree))).toEqual(['a.yaml', 'x/b.yaml']);
    expect(artifactTree(tree).list('docs')).toBeUndefined();
    expect(artifactTree(tree).read('docs/a.png')).toBeUndefined();
  });

  test('has them, but for version control, as soon as anybody writes a pattern', () => {
    const tree = treeOf('.gitignore', '.github/a.yaml', 'a.png', 'secret/b.yaml');
    expect(pathsOf(artifactTree(tree, { ignore: '# none\nsecret/\n' }))).toEqual(['.github/a.yaml', 'a.png']);
  });

  test.each([
    ['/*\n!/deploy', ['deploy/a.yaml', 'deploy/x/b.yaml']],
    ['*.md', ['a.yaml', 'deploy/a.yaml', 'deploy/x/b.yaml']],
    ['deploy/x', ['a.yaml', 'b.md', 'deploy/a.yaml']],
    ['**/x/', ['a.yaml', 'b.md', 'deploy/a.yaml']],
    ['deploy/\n!deploy/x/b.yaml', ['a.yaml', 'b.md', 'deploy/x/b.yaml']],
    ['[ab].*', []],
    ['a.yaml/', ['a.yaml', 'b.md', 'deploy/a.yaml', 'deploy/x/b.yaml']],
  ])('keeps with the patterns %j only %j', (ignore, paths) => {
    const tree = treeOf('a.yaml', 'b.md', 'deploy/a.yaml', 'deploy/x/b.yaml');
    expect(pathsOf(artifactTree(tree, { ignore }))).toEqual(paths);
  });

  test('heeds .sourceignore files, each for the folder that it is in', () => {
    const tree = fileMapTree(
      new Map([
        ['a/.sourceignore', '/b.yaml\n'],
        ['a/b.yaml', ''],
        ['a/c/b.yaml', ''],
        ['b.yaml', ''],
      ]),
    );
    expect(pathsOf(artifactTree(tree))).toEqual(['a/.sourceignore', 'a/c/b.yaml', 'b.yaml']);
  });

  test('of a sparse checkout has what begins as one of the names, as go-git has it', () => {
    const tree = treeOf('a.yaml', 'x/b.yaml', 'x/y/c.yaml', 'x/z/d.yaml', 'w/e.yaml');
    expect(pathsOf(sparseTree(tree, ['./x/y']))).toEqual(['x/y/c.yaml']);
    expect(pathsOf(sparseTree(tree, ['x/', 'a']))).toEqual(['a.yaml', 'x/b.yaml', 'x/y/c.yaml', 'x/z/d.yaml']);
    expect(pathsOf(sparseTree(tree, ['x/z/']))).toEqual(['x/z/d.yaml']);
  });

  test('has what it includes, in place of its own', () => {
    const tree = withIncludes(treeOf('a.yaml', 'in/b.yaml'), [
      { tree: treeOf('deploy/b.yaml', 'deploy/c/d.yaml'), from: 'deploy', to: 'in/here' },
    ]);
    expect(pathsOf(tree)).toEqual(['a.yaml', 'in/b.yaml', 'in/here/b.yaml', 'in/here/c/d.yaml']);
    expect(tree.read('in/here/b.yaml')).toBe('deploy/b.yaml');
  });
});
