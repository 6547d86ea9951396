import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../kubernetes/connection.ts';
import { resourcePath } from '../kubernetes/discovery.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { type WatchEvent, watchObjects } from '../kubernetes/watch-objects.ts';
import { kindKey, type MutableIndex } from './object-index.ts';
import { type ServedResource, servedResources } from './served-resources.ts';

/** Options of the watches. */
export interface Watcher {
  /** Kinds that are read completely, as `Kind.group`. Of all others only the metadata is read. */
  readonly whole: ReadonlySet<string>;
  readonly signal: AbortSignal;
  /** Called after the index has changed. */
  readonly onChange: (event: WatchEvent) => void;
  readonly log: (message: string) => void;
}

/** The kinds that are served and watched. */
export interface Watching {
  resources(): readonly ServedResource[];
}

/** Milliseconds between a change of the CRDs and the discovery of served kinds. */
const PAUSE = 100;
/** Number of attempts to find a CRD that is not served yet. The pause grows up to 5 s. */
const ATTEMPTS = 12;

/**
 * Keeps an index of every object of a cluster, with one watch for each kind, including kinds whose CRD is applied later. Resolves when
 * the built-in kinds are watched. It never rejects afterwards, and ends with the signal.
 */
export async function watchEverything(connection: Connection, index: MutableIndex, watcher: Watcher): Promise<Watching> {
  const { signal, log } = watcher;
  let served = await servedResources(connection);
  const watches = new Map<string, AbortController>();
  let crdsChanged = Promise.withResolvers<void>();

  const notify = (event: WatchEvent): void => {
    if (event.type === 'deleted') index.remove(event.object);
    else index.put(event.object);
    if (kindKey(event.object) === CRD) crdsChanged.resolve();
    watcher.onChange(event);
  };

  /** A restarted watch does not report objects that were deleted meanwhile. */
  const reportDeleted = async (seen: Connection, resource: ServedResource): Promise<void> => {
    const { body } = await seen.request('GET', resourcePath(resource), { signal });
    const present = new Set((body as { readonly items: readonly StoredObject[] }).items.map(({ metadata }) => metadata.uid));
    for (const object of index.ofKind(kindKey(resource))) {
      if (!present.has(object.metadata.uid)) notify({ type: 'deleted', object });
    }
  };

  const watch = async (key: string, own: AbortSignal): Promise<void> => {
    let again = false;
    let failures = 0;
    for (let resource = served.get(key); resource && !own.aborted; resource = served.get(key)) {
      const { apiVersion, kind } = resource;
      const seen = watcher.whole.has(kindKey(resource)) ? connection : metadataOf(connection);
      try {
        if (again) await reportDeleted(seen, resource);
        again = true;
        for await (const { type, object } of watchObjects(seen, resourcePath(resource), {}, { apiVersion, kind }, own)) {
          const { managedFields: _, ...metadata } = object.metadata;
          failures = 0;
          notify({ type, object: { ...object, apiVersion, kind, metadata } });
        }
      } catch (error) {
        if (!own.aborted) log(`watch of ${key}: ${(error as Error).message}`);
      }
      await pause(Math.min(500 * 2 ** failures++, 10_000), own);
    }
  };

  const follow = (): void => {
    for (const [key, resource] of served) {
      if (!resource.watchable || watches.has(key)) continue;
      const own = new AbortController();
      watches.set(key, own);
      void watch(key, AbortSignal.any([own.signal, signal]));
    }
    for (const [key, own] of watches) {
      if (served.has(key)) continue;
      own.abort();
      watches.delete(key);
    }
  };

  const rediscover = async (): Promise<void> => {
    while (!signal.aborted) {
      await Promise.race([crdsChanged.promise, aborted(signal)]);
      crdsChanged = Promise.withResolvers();
      for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
        await pause(Math.min(PAUSE * 2 ** attempt, 5000), signal);
        try {
          const now = await servedResources(connection);
          const crds = index.ofKind(CRD).map(({ metadata }) => metadata.name);
          // A starting server may not serve all of them yet, so a kind is removed only with its CRD.
          const kept = crds.map((name) => [name, served.get(name)] as const).filter(([, resource]) => resource !== undefined);
          served = new Map([...(kept as (readonly [string, ServedResource])[]), ...now]);
          follow();
          if (crds.every((name) => now.has(name))) break;
        } catch (error) {
          if (!signal.aborted) log(`discovery: ${(error as Error).message}`);
        }
      }
    }
  };

  follow();
  void rediscover();
  return { resources: () => [...served.values()] };
}

const CRD = 'CustomResourceDefinition.apiextensions.k8s.io';
const METADATA = 'application/json;g=meta.k8s.io;v=v1;as=PartialObjectMetadata';

/** Returns the same server, with requests for metadata only. */
function metadataOf(connection: Connection): Connection {
  return {
    ...connection,
    async request(method, path, options) {
      const { status, body } = await connection.request(method, path, { ...options, accept: `${METADATA}List` });
      const list = body as { readonly items: readonly StoredObject[] | null };
      return { status, body: { ...list, items: list.items ?? [] } }; // An empty list of metadata has none
    },
    lines: (path, signal) => connection.lines(path, signal, METADATA),
  };
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
