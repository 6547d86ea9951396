import { join } from 'node:path';
import { type KnownText, readCacheFile, writeCacheFile } from './cache-file.ts';
import { isPrivateDirectory, makePrivateDirectory } from './private-directory.ts';

/** What was found out about the texts of documents in earlier runs of the same program. */
export interface TextCache {
  /** What is known of the document `text` of `file`; undefined when it was not judged before. */
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
 * Opens the cache in `directory`. A text is known as a whole, not by its hash; the texts of a file are in a cache file that few others
 * share, and only the cache files of files that are judged are read. What is damaged, or cannot be written, costs time and nothing else.
 * When the directory exists and is not the user's own, nothing is read from it or written to it.
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

/** A checkout elsewhere, or another working directory, finds the file in the same cache file: its name and folder say which. */
function cacheFileName(file: string): string {
  const path = file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1);
  let sum = 0;
  for (let at = 0; at < path.length; at++) sum = (sum * 31 + path.charCodeAt(at)) % 65_521;
  return String(sum % CACHE_FILES).padStart(2, '0');
}
