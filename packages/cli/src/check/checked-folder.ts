import { resolve } from 'node:path';
import { lookAt } from '../repository/git-root.ts';
import { isStdin } from '../repository/read-input.ts';
import type { CheckOptions } from './checked.ts';

/** The one folder that is to be looked at for a fleet, absolute; undefined where documents are judged, whatever is there. */
export function checkedFolder({ paths: [path, ...others], documents }: CheckOptions, cwd: string): string | undefined {
  if (documents === true || path === undefined || others.length > 0 || isStdin(path)) return undefined;
  const absolute = resolve(cwd, path);
  return lookAt(absolute)?.isDirectory() === true ? absolute : undefined;
}
