import { join } from 'node:path';
import { type KnownText, readCacheFile, writeCacheFile } from './cache-file.ts';
import { isPrivateDirectory, makePrivateDirectory } from './private-directory.ts';

/** The stored results for texts of documents from earlier runs of the same program. */
export interface TextCache {
  /** Returns the stored results for the document `text` of `file`; undefined without stored results. */
  readonly recall: (file: string, text: string) => KnownText | undefined;
  readonly note: (file: string, text: string, known: KnownText) => void;
  /** Writes new results, and as many of the old ones as fit. */
  readonly store: () => void;
}

interface OpenFile {
  readonly known: ReadonlyMap<string, KnownText>;
  readonly used: Map<string, KnownText>;
  isNew: boolean;
}

/**
 * Opens the cache in `directory`. Texts are compared as a whole, not by a hash. Each file has a cache file, which it shares with few other
 * files, and only the cache files of checked files are read. A damaged or unwritable file only costs time. A directory of another user is
 * neither read nor written.
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
 * Returns the cache file of a file, which depends on its name and folder. Other checkouts and working directories use the same cache file.
 */
function cacheFileName(file: string): string {
  const path = file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1);
  let sum = 0;
  for (let at = 0; at < path.length; at++) sum = (sum * 31 + path.charCodeAt(at)) % 65_521;
  return String(sum % CACHE_FILES).padStart(2, '0');
}
