import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Steps } from './steps.ts';

/** Returns links below `folder`, and files that a fleet commits, that refer to `root`. */
export function foreignLinks(folder: string, root: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const links = entries.filter((entry) => entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  const texts = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && !entry.parentPath.includes('/.nx/'))
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...links.filter((link) => realpathSync(link).startsWith(`${root}/`)),
    ...texts.filter((file) => readFileSync(file, 'utf8').includes(root)),
  ];
}

/** Returns the dependencies of a fleet that are files outside of it, in package.json or in the lock. */
export function filesOutside(fleet: string): string[] {
  const texts = ['package.json', 'package-lock.json'].map((file) => readFileSync(join(fleet, file), 'utf8'));
  const files = texts.flatMap((text) => [...text.matchAll(/"file:([^"]*)"/g)].map(([, path = '']) => path));
  if (files.length === 0) throw new Error('no dependency is a tarball');
  return [...new Set(files.filter((file) => !/^vendor\/[^/]+\.tgz$/.test(file)))];
}

/** Commits the fleet, and clones it to `clone`. Installs the packages there as the workflows do, and checks that the tree is current. */
export async function installClone(steps: Steps, fleet: string, clone: string): Promise<void> {
  await steps.run('git', ['add', '--all'], fleet);
  await steps.run('git', ['-c', 'user.name=team', '-c', 'user.email=team@example.com', 'commit', '--quiet', '-m', 'A new fleet'], fleet);
  await steps.run('git', ['clone', '--quiet', fleet, clone], fleet);
  await steps.run('npm', ['ci', '--ignore-scripts'], clone);
  await steps.run('npx', ['slipway', 'synth', '--check'], clone);
}

/** Returns the size of a folder on disk. */
export function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return Math.round(files.reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).size, 0) / 2 ** 20);
}
