import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipway-sources-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
}

test('lists the sources of a package, and nothing outside the root', () => {
  write('package.json', 'secret.ts', 'root/a/index.ts', 'root/b/package.json', 'root/b/index.ts', 'root/b/src/c.ts', 'root/b/dist/d.ts');
  const root = join(folder, 'root');
  const { siblings: besides } = sourceFiles(() => undefined, root);
  expect(besides(join(root, 'b/src/c.ts'))).toEqual([join(root, 'b/index.ts'), join(root, 'b/src/c.ts')]);
  expect(besides(join(root, 'a/index.ts'))).toEqual([]);
});
