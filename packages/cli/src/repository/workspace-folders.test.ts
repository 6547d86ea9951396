import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/fixture.ts';
import { workspaceFolders } from './workspace-folders.ts';

function rootWith(...folders: string[]): string {
  const root = temporaryDirectory();
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  return root;
}

const FOLDERS = ['packages/a', 'packages/ab/deep', 'packages/node_modules/x', 'apps/one/two/three', 'tools'];

describe('workspaceFolders', () => {
  it.each([
    [['packages/*'], ['packages/a', 'packages/ab']],
    [['./packages/*/'], ['packages/a', 'packages/ab']],
    [['packages/a*'], ['packages/a', 'packages/ab']],
    [['packages/*b'], ['packages/ab']],
    [['packages/a*a'], []],
    [['tools', 'missing'], ['tools']],
    [['apps/**'], ['apps', 'apps/one', 'apps/one/two', 'apps/one/two/three']],
    [['apps/**/three'], ['apps/one/two/three']],
    [
      ['**/two/**/three', 'apps/one'],
      ['apps/one', 'apps/one/two/three'],
    ],
  ])('%j', (patterns, folders) => {
    expect(workspaceFolders(rootWith(...FOLDERS), patterns)).toEqual({ folders, refused: [] });
  });

  it.each(['../../../**', '/etc', 'a/../../b', '{a,b}', 'a\\b', '[a]', '!a', '', '@(a|b)'])('refuses %j', (pattern) => {
    expect(workspaceFolders(rootWith(...FOLDERS), [pattern, 'tools'])).toMatchObject({ folders: ['tools'], refused: [{ pattern }] });
  });

  it('follows no links', () => {
    const root = rootWith(...FOLDERS);
    symlinkSync('/', join(root, 'out'));
    symlinkSync('.', join(root, 'loop'));
    expect(workspaceFolders(root, ['out/*', 'loop/*'])).toEqual({ folders: [], refused: [] });
  });

  it('takes no longer for patterns that are made to be slow', () => {
    const root = rootWith('a'.repeat(200), 'x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x/x');
    const slow = [`${'*a'.repeat(60)}b`, `${'**/'.repeat(60)}y`, `${'**/x/'.repeat(20)}y`];
    expect(workspaceFolders(root, slow)).toEqual({ folders: [], refused: [] });
  });
});
