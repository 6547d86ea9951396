import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import type { KindName } from './discovery.ts';
import type { StoredObject } from './stored-object.ts';

/** A change of an object; the first events report the objects that exist at the start. */
export interface WatchEvent {
  readonly type: 'added' | 'modified' | 'deleted';
  /** The current state; of a deleted object the last state. */
  readonly object: StoredObject;
}

/** Milliseconds before an interrupted watch is started again. */
const PAUSE = 200;

/**
 * Yields every change below `path` until `signal` aborts. An interrupted watch continues from its last resource version. When the server no
 * longer has that version (410), it lists the objects and reports the differences. Refusals are thrown.
 */
export async function* watchObjects(
  connection: Connection,
  path: string,
  query: Readonly<Record<string, string>>,
  kind: KindName,
  signal?: AbortSignal,
): AsyncGenerator<WatchEvent, void, undefined> {
  const known = new Map<string, StoredObject>();
  let version: string | undefined;
  while (!signal?.aborted) {
    try {
      if (version === undefined) {
        const list = await listObjects(connection, path, query, kind, signal);
        yield* differences(known, list.items);
        version = list.version;
      }
      const watch = { ...query, watch: 'true', allowWatchBookmarks: 'true', resourceVersion: version };
      for await (const { type, object } of watchLines(connection, path, watch, signal)) {
        version = object.metadata.resourceVersion;
        yield* changes(known, type, object);
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (isRefusal(error)) throw error;
      if (isExpired(error)) version = undefined;
    }
    await sleep(PAUSE, undefined, signal ? { signal } : {}).catch(() => {});
  }
}

type Query = Readonly<Record<string, string>>;

async function listObjects(connection: Connection, path: string, query: Query, kind: KindName, signal: AbortSignal | undefined) {
  const { body } = await connection.request('GET', `${path}?${new URLSearchParams(query)}`, signal ? { signal } : {});
  const list = body as { readonly metadata: { readonly resourceVersion: string }; readonly items: readonly StoredObject[] };
  // The items of a list have neither kind nor API version.
  return { version: list.metadata.resourceVersion, items: list.items.map((item) => ({ ...kind, ...item })) };
}

/** Yields the lines of one watch request. Throws an error that the server reports in a line. */
async function* watchLines(connection: Connection, path: string, query: Query, signal: AbortSignal | undefined) {
  for await (const line of connection.lines(`${path}?${new URLSearchParams(query)}`, signal)) {
    const { type, object } = line as { readonly type: string; readonly object: StoredObject };
    if (type === 'ERROR') throw new ApiError((object as unknown as { readonly code: number }).code, object);
    yield { type, object };
  }
}

/** Whether the server no longer has the resource version from which the watch continues. */
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** Whether a retry cannot help: the server refused the request, or the error is a fault of this program. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500 && error.status !== 429 && !isExpired(error);
  return !(error instanceof Error && 'code' in error); // errors of the network have codes
}

/** Yields the event of a line, none for a bookmark. */
function* changes(known: Map<string, StoredObject>, type: string, object: StoredObject): Generator<WatchEvent> {
  if (type !== 'BOOKMARK') yield remember(known, type === 'DELETED', object);
}

function* differences(known: Map<string, StoredObject>, items: readonly StoredObject[]): Generator<WatchEvent> {
  const present = new Set(items.map(({ metadata }) => metadata.uid));
  for (const object of [...known.values()]) if (!present.has(object.metadata.uid)) yield remember(known, true, object);
  for (const object of items) {
    if (known.get(object.metadata.uid)?.metadata.resourceVersion !== object.metadata.resourceVersion) yield remember(known, false, object);
  }
}

function remember(known: Map<string, StoredObject>, deleted: boolean, object: StoredObject): WatchEvent {
  const { uid } = object.metadata;
  const type = deleted ? 'deleted' : known.has(uid) ? 'modified' : 'added';
  if (deleted) known.delete(uid);
  else known.set(uid, object);
  return { type, object };
}
