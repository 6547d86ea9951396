import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

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

/** Returns the size of a folder on disk. */
export function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return Math.round(files.reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).size, 0) / 2 ** 20);
}
