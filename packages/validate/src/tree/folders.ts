import { posix } from 'node:path';

/** Returns the folders around a file, from its own to the outermost, then `.`, which contains all files. */
export function foldersAround(file: string): string[] {
  const folders: string[] = [];
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) folders.push(file.slice(0, end));
  folders.push('.');
  return folders;
}

/** Returns every folder around one of `files`. Callers use it instead of searching all files for each folder. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>(['.']);
  let before: string | undefined;
  for (const file of files) {
    const own = posix.dirname(file);
    if (own === before) continue;
    before = own;
    for (const folder of foldersAround(file)) {
      if (folders.has(folder) && folder !== '.') break;
      folders.add(folder);
    }
  }
  return folders;
}
