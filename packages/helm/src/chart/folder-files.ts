import type { FileTree } from '@slipway/flux-build';
import { loadError } from '../helm-error.ts';
import { withoutMark } from './archive-files.ts';
import type { ChartFile } from './chart.ts';
import { type ChartSpending, spendFile } from './chart-limits.ts';
import { ignoreRules } from './ignore-rules.ts';

/** Returns the files of a chart in a folder of a tree, sorted by name, without those that .helmignore excludes. */
export function folderFiles(tree: FileTree, folder: string, spending: ChartSpending): readonly ChartFile[] {
  if (tree.list(folder) === undefined) throw loadError(`folder ${folder || '.'} does not exist`);
  const ignored = ignoreRules(tree.read(joined(folder, '.helmignore')));
  const files: ChartFile[] = [];
  const walk = (path: string, depth: number): void => {
    if (depth > MAX_DEPTH) throw loadError(`folders are nested more than ${MAX_DEPTH} levels deep`);
    for (const { name, kind } of tree.list(joined(folder, path)) ?? []) {
      const inner = joined(path, name);
      if (ignored(inner, kind === 'folder')) continue;
      if (kind === 'folder') walk(inner, depth + 1);
      else {
        const data = bytesOf(tree, joined(folder, inner));
        spendFile(spending, inner, data.length);
        files.push({ name: inner, data: withoutMark(data) });
      }
    }
  };
  walk('', 0);
  return files;
}

const MAX_DEPTH = 100;

const joined = (folder: string, name: string): string => (folder === '' ? name : name === '' ? folder : `${folder}/${name}`);

function bytesOf(tree: FileTree, path: string): Uint8Array {
  const bytes = tree.bytes?.(path);
  if (bytes !== undefined) return bytes;
  const text = tree.read(path);
  if (text === undefined) throw loadError(`file ${path} cannot be read`);
  return new TextEncoder().encode(text);
}
