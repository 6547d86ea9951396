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

/** Walks up like Node does: nested node_modules first, then the root's. */
function resolves(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '' || !folder.includes('node_modules')) return lock.packages[`node_modules/${name}`] !== undefined;
  }
}
