import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import type { KindName } from './discovery.ts';
import type { StoredObject } from './stored-object.ts';

/** A change of what exists; the first ones report what existed at the start. */
export interface WatchEvent {
  readonly type: 'added' | 'modified' | 'deleted';
  /** As it is now; when deleted, as it was last. */
  readonly object: StoredObject;
}

/** Milliseconds before an interrupted watch goes on. */
const PAUSE = 200;

/**
 * Every change below `path` until `signal` aborts. An interrupted watch goes on where it was; when the server has
 * forgotten that place (410), or was away, the differences to what was reported before are reported. Refusals are thrown.
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
        const { body } = await connection.request('GET', `${path}?${new URLSearchParams(query)}`, signal ? { signal } : {});
        const list = body as { readonly metadata: { readonly resourceVersion: string }; readonly items: readonly StoredObject[] };
        yield* differences(
          known,
          list.items.map((item) => ({ ...kind, ...item })),
        );
        version = list.metadata.resourceVersion;
      }
      const place = { ...query, watch: 'true', allowWatchBookmarks: 'true', resourceVersion: version };
      for await (const line of connection.lines(`${path}?${new URLSearchParams(place)}`, signal)) {
        const { type, object } = line as { readonly type: string; readonly object: StoredObject };
        if (type === 'ERROR') throw new ApiError((object as unknown as { readonly code: number }).code, object);
        version = object.metadata.resourceVersion;
        if (type !== 'BOOKMARK') yield remember(known, type === 'DELETED', object);
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ApiError && error.status === 410) version = undefined;
      else if (isRefusal(error)) throw error;
    }
    await sleep(PAUSE, undefined, signal ? { signal } : {}).catch(() => {});
  }
}

/** What no retry changes: the server understood, and said no; or a fault of ours. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500 && error.status !== 429;
  return !(error instanceof Error && 'code' in error); // errors of the network have codes
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
