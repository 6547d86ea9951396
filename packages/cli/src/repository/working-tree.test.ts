import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '@slipway/flux-build';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/temporary-directory.ts';
import { workingTree } from './working-tree.ts';

it('has no path that is longer than the system opens, with any number of folders', () => {
  const root = temporaryDirectory('slipway-');
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/x.yaml'), 'a: 1\n');
  const tree = workingTree(readFolder(root), root);
  const long = 'a/'.repeat(40_000);
  expect(tree.read('a/x.yaml')).toBe('a: 1\n');
  expect([tree.read(`${long}x.yaml`), tree.list(long), tree.absence?.(long)]).toEqual([undefined, undefined, undefined]);
});
