import { linkSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileBytes, fileText, type TreeEntry } from './fuzz-case.ts';
import { commitAll, gitRepository, type Outside } from './outside.ts';

/** Makes the entries of a case in a new folder. An entry that the file system refuses, or whose place is taken, is left out. */
export function makeTree(folder: string, entries: readonly TreeEntry[], outside: Outside): void {
  mkdirSync(folder);
  // Only the repository that a case began itself gets another commit.
  const own = { hasRepository: false };
  for (const entry of entries) {
    try {
      makeEntry(folder, entry, outside, own);
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error;
    }
  }
}

function makeEntry(folder: string, entry: TreeEntry, outside: Outside, own: { hasRepository: boolean }): void {
  const filled = (text: string): string => text.replaceAll('@OUTSIDE@', outside.folder);
  const isRaw = entry.type === 'file' && entry.rawName === true;
  const at = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(entry.path, isRaw ? 'latin1' : 'utf8')]);
  if (leadsThroughLink(folder, at)) return;
  if (entry.type === 'git') {
    if (own.hasRepository) commitAll(folder);
    // What is called .git already may lead anywhere.
    else if (lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) === undefined) {
      own.hasRepository = true;
      gitRepository(folder, ['main']);
    }
    return;
  }
  if (entry.type === 'removed' || (entry.type === 'file' && entry.replaces))
    if (lstatSync(at, { throwIfNoEntry: false })?.isFile()) rmSync(at);
  if (entry.type === 'removed') return;
  mkdirSync(entry.type === 'folder' ? at : folderOf(at), { recursive: true });
  if (entry.type === 'link') symlinkSync(filled(entry.target), at);
  if (entry.type === 'fifo') linkSync(outside.fifo, at);
  if (entry.type === 'file') {
    const text = fileText(entry.bytes);
    // Exclusive: what is written must not go through a link.
    writeFileSync(at, text.includes('@OUTSIDE@') ? fileBytes(filled(text)) : entry.bytes, { flag: 'wx' });
  }
}

/** Files outside the tree are unchanged. */
function leadsThroughLink(folder: string, path: Buffer): boolean {
  for (let parent = folderOf(path); parent.length > folder.length; parent = folderOf(parent))
    if (lstatSync(parent, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  return false;
}

const folderOf = (path: Buffer): Buffer => path.subarray(0, path.lastIndexOf('/'));

/** A line for each entry below a folder: its name, kind, size and times; `left` folders directly below are not looked into. */
export function stateOf(folder: string, leftOut: string | undefined = undefined): string[] {
  const lines: string[] = [];
  const walk = (path: Buffer): void => {
    for (const name of readdirSync(path, { encoding: 'buffer' })) {
      const below = Buffer.concat([path, Buffer.from('/'), name]);
      if (leftOut !== undefined && below.equals(Buffer.from(join(folder, leftOut)))) continue;
      const stat = lstatSync(below);
      // Times of folders change with what is made and removed in them, which is seen anyway.
      const time = stat.isDirectory() ? '' : `${stat.size} ${stat.mtimeMs}`;
      lines.push(`${below.subarray(folder.length + 1).toString('latin1')} ${stat.mode.toString(8)} ${time}`);
      if (stat.isDirectory()) walk(below);
    }
  };
  walk(Buffer.from(folder));
  return lines.sort();
}
