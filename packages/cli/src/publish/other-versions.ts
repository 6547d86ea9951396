import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { parseLimitedJson } from '@slipway/manifest';

/**
 * Returns the dependencies that have different versions in the lock files of two folders, sorted. Returns the name of the lock file if
 * only its text can be compared. Leaves out packages of the workspace.
 */
export function otherVersions(one: string, other: string): readonly string[] {
  const [ours, theirs] = [readLock(one, 'package-lock.json'), readLock(other, 'package-lock.json')];
  const texts = TEXT_LOCKS.filter((name) => readLock(one, name) !== readLock(other, name));
  if (ours === undefined && theirs === undefined) return texts;
  const [before, after] = [lockedVersions(ours), lockedVersions(theirs)];
  if (before === undefined || after === undefined) return ['package-lock.json', ...texts];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  return [...new Set(paths.map((path) => path.slice(path.lastIndexOf(MODULES) + MODULES.length)))].sort();
}

const MODULES = 'node_modules/';
const TEXT_LOCKS = ['npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
/** Maximum size of a lock file, in bytes. */
const MAX_LOCK = 64 * 2 ** 20;

function readLock(folder: string, name: string): string | undefined {
  try {
    return readRegularFile(join(folder, name), { within: folder, limit: MAX_LOCK }).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Returns the integrity of each installed package by its path, or its version when the integrity is missing. Returns undefined when the
 * text is not a lock file of npm.
 */
function lockedVersions(text: string | undefined): ReadonlyMap<string, string> | undefined {
  try {
    const { packages } = parseLimitedJson(text ?? '') as { readonly packages: Readonly<Record<string, LockedPackage>> };
    const entries = Object.entries(packages).filter(([path, { link }]) => path.includes(MODULES) && link !== true);
    return new Map(entries.map(([path, { integrity, version }]) => [path, integrity ?? version ?? '']));
  } catch {
    return undefined;
  }
}

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
