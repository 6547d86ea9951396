import { join } from 'node:path';
import { type KnownText, readCacheFile, writeCacheFile } from './cache-file.ts';
import { isPrivateDirectory, makePrivateDirectory } from './private-directory.ts';

/** What was found out about the texts of documents in earlier runs of the same program. */
export interface TextCache {
  /** Returns the remembered answers for the document `text` of `file`; undefined when it was not checked before. */
  readonly recall: (file: string, text: string) => KnownText | undefined;
  readonly note: (file: string, text: string, known: KnownText) => void;
  /** Writes down what is new, and as much of the rest as there is room for. */
  readonly store: () => void;
}

interface OpenFile {
  readonly known: ReadonlyMap<string, KnownText>;
  readonly used: Map<string, KnownText>;
  isNew: boolean;
}

/**
 * Opens the cache in `directory`. Texts are compared as a whole, not by a hash. The texts of a file are in a cache file that few other
 * files share, and only the cache files of checked files are read. A damaged file, or one that cannot be written, only costs time. When the
 * directory exists and its owner is another user, it is not read or written.
 */
export function openCache(directory: string): TextCache {
  const folder = join(directory, FOLDER);
  const isReadable = isPrivateDirectory(directory) && isPrivateDirectory(folder);
  const cacheFiles = new Map<string, OpenFile>();
  const cacheFileOf = (file: string): OpenFile => {
    const name = cacheFileName(file);
    let cacheFile = cacheFiles.get(name);
    if (cacheFile === undefined) {
      cacheFile = { known: isReadable ? readCacheFile(join(folder, name)) : NOTHING, used: new Map(), isNew: false };
      cacheFiles.set(name, cacheFile);
    }
    return cacheFile;
  };
  return {
    recall: (file, text) => {
      const { known, used } = cacheFileOf(file);
      const found = used.get(text) ?? known.get(text);
      if (found !== undefined) used.set(text, found);
      return found;
    },
    note: (file, text, known) => {
      const cacheFile = cacheFileOf(file);
      cacheFile.used.set(text, known);
      cacheFile.isNew = true;
    },
    store: () => {
      const changed = [...cacheFiles].filter(([, { isNew }]) => isNew);
      if (changed.length === 0 || !makePrivateDirectory(directory) || !makePrivateDirectory(folder)) return;
      for (const [name, { known, used }] of changed) writeCacheFile(folder, name, used, known);
    },
  };
}

const NOTHING: ReadonlyMap<string, KnownText> = new Map();

const FOLDER = 'documents';
const CACHE_FILES = 64;

/**
 * Returns the cache file of a file, by its name and folder. A checkout elsewhere, or another working directory, uses the same cache file.
 */
function cacheFileName(file: string): string {
  const path = file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1);
  let sum = 0;
  for (let at = 0; at < path.length; at++) sum = (sum * 31 + path.charCodeAt(at)) % 65_521;
  return String(sum % CACHE_FILES).padStart(2, '0');
}
