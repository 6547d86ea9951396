import { join } from 'node:path';
import type { KnownDocument } from '@slipway/manifest';
import type { ObjectFinding } from '../object-finding.ts';
import { isPrivateDirectory, makePrivateDirectory } from './private-directory.ts';
import { readShard, writeShard } from './shard.ts';

/** What was found out about a text. */
export interface KnownText extends KnownDocument {
  /** What was found in it, by what was known beside the text. */
  readonly findings: Readonly<Record<string, readonly ObjectFinding[]>>;
}

/** What was found out about the texts of documents in earlier runs of the same program. */
export interface TextCache {
  /** What is known of the document `text` of `file`; undefined when it was not judged before. */
  readonly recall: (file: string, text: string) => KnownText | undefined;
  readonly note: (file: string, text: string, known: KnownText) => void;
  /** Writes down what is new, and as much of the rest as there is room for. */
  readonly store: () => void;
}

interface OpenShard {
  readonly known: ReadonlyMap<string, KnownText>;
  readonly used: Map<string, KnownText>;
  isNew: boolean;
}

/**
 * Opens the cache in `directory`. A text is known as a whole, not by its hash; a file keeps its texts on a shard that few others
 * are on, and only the shards of files that are judged are read. What is damaged, or cannot be written, costs time and nothing else.
 * When the directory exists and is not the user's own, nothing is read from it or written to it.
 */
export function openCache(directory: string): TextCache {
  const folder = join(directory, FOLDER);
  const isReadable = isPrivateDirectory(directory) && isPrivateDirectory(folder);
  const shards = new Map<string, OpenShard>();
  const shardOf = (file: string): OpenShard => {
    const name = shardName(file);
    let shard = shards.get(name);
    if (shard === undefined) {
      shard = { known: isReadable ? readShard(join(folder, name)) : NOTHING, used: new Map(), isNew: false };
      shards.set(name, shard);
    }
    return shard;
  };
  return {
    recall: (file, text) => {
      const { known, used } = shardOf(file);
      const found = used.get(text) ?? known.get(text);
      if (found !== undefined) used.set(text, found);
      return found;
    },
    note: (file, text, known) => {
      const shard = shardOf(file);
      shard.used.set(text, known);
      shard.isNew = true;
    },
    store: () => {
      const changed = [...shards].filter(([, { isNew }]) => isNew);
      if (changed.length === 0 || !makePrivateDirectory(directory) || !makePrivateDirectory(folder)) return;
      for (const [name, { known, used }] of changed) writeShard(folder, name, used, known);
    },
  };
}

const NOTHING: ReadonlyMap<string, KnownText> = new Map();

const FOLDER = 'documents';
const SHARDS = 64;

/** A checkout elsewhere, or another working directory, finds the file on the same shard: its name and folder say which. */
function shardName(file: string): string {
  const path = file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1) + 1);
  let sum = 0;
  for (let at = 0; at < path.length; at++) sum = (sum * 31 + path.charCodeAt(at)) % 65_521;
  return String(sum % SHARDS).padStart(2, '0');
}
