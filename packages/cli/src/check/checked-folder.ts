import { resolve } from 'node:path';
import { entryAt } from '../repository/git-root.ts';
import { isStdin } from '../repository/read-input.ts';
import type { CheckOptions } from './checked.ts';

/** Returns the absolute path of the one folder to read as a fleet. Returns undefined when documents are checked instead. */
export function checkedFolder({ paths: [path, ...others], documents }: CheckOptions, cwd: string): string | undefined {
  if (documents === true || path === undefined || others.length > 0 || isStdin(path)) return undefined;
  const absolute = resolve(cwd, path);
  return entryAt(absolute)?.isDirectory() === true ? absolute : undefined;
}
