import type { Manifest } from '@slipway/manifest';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import { discover, type KindName, type Resource, resourcePath } from './discovery.ts';
import { type DryRun, dryRunOf } from './dry-run.ts';
import type { StoredObject } from './stored-object.ts';
import { type Expectation, type WaitOptions, waitFor, waitUntilGone } from './wait-for.ts';
import { type WatchEvent, watchObjects } from './watch-objects.ts';

/** In whose name fields are applied. */
interface ApplyOptions {
  /** @default slipway-lab */
  readonly fieldManager?: string;
}

/** Which objects of a kind. */
export interface Selection extends KindName {
  /** All namespaces without it. */
  readonly namespace?: string;
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
}

/**
 * What tests ask of one API server. Objects are named by any value with apiVersion, kind, name and namespace; without a
 * namespace, `default` is meant. Refusals reject with `ApiError`, kinds without a CRD with `UnknownKindError`.
 */
export interface KubernetesApi {
  /** Server-side apply; conflicts are won. */
  apply<Object extends Manifest>(object: Object, options?: ApplyOptions): Promise<StoredObject>;
  /** What `apply` would answer, without doing it. @default fieldManager kustomize-controller, as Flux applies */
  dryRun<Object extends Manifest>(object: Object, options?: ApplyOptions): Promise<DryRun>;
  /** A merge patch of the object, or of its status. */
  patch(target: Manifest, patch: unknown, subresource?: 'status'): Promise<StoredObject>;
  get(target: Manifest): Promise<StoredObject | undefined>;
  list(selection: Selection): Promise<readonly StoredObject[]>;
  /** Asks to delete it; false when there was nothing. Finalizers may hold it: see `waitUntilGone`. */
  remove(target: Manifest): Promise<boolean>;
  /** Every object now and every change after, across interruptions, until `signal` aborts or the loop is left. */
  watch(selection: Selection, signal?: AbortSignal): AsyncIterable<WatchEvent>;
  /** Resolves when a condition is True of the newest generation, or the function says yes; else rejects with `WaitError`. */
  waitFor(target: Manifest, expected: Expectation, options?: WaitOptions): Promise<StoredObject>;
  waitUntilGone(target: Manifest, options?: WaitOptions): Promise<void>;
  /** Where the server has a kind. */
  resourceOf(kind: KindName): Promise<Resource>;
}

/** The API of the server behind `connection`; `logLines` is asked when something was waited for in vain. */
export function kubernetesApi(connection: Connection, logLines: (target: Manifest) => readonly string[] = () => []): KubernetesApi {
  const resourceOf = discover(connection);
  const pathOf = async (target: Manifest): Promise<string> => {
    const { name, namespace = 'default' } = target.metadata;
    return resourcePath(await resourceOf(target), namespace, name);
  };
  const applyAt = async (object: Manifest, query: Readonly<Record<string, string>>) =>
    connection.request('PATCH', `${await pathOf(object)}?${new URLSearchParams({ force: 'true', ...query })}`, {
      body: object,
      contentType: 'application/apply-patch+yaml', // JSON is YAML
    });
  async function* watch({ namespace, apiVersion, kind, ...selectors }: Selection, signal?: AbortSignal): AsyncGenerator<WatchEvent> {
    const path = resourcePath(await resourceOf({ apiVersion, kind }), namespace);
    yield* watchObjects(connection, path, selectors, { apiVersion, kind }, signal);
  }

  const api: KubernetesApi = {
    resourceOf,
    watch,
    async apply(object, { fieldManager = 'slipway-lab' } = {}) {
      return (await applyAt(object, { fieldManager })).body as StoredObject;
    },
    dryRun: (object, { fieldManager = 'kustomize-controller' } = {}) => dryRunOf(() => applyAt(object, { fieldManager, dryRun: 'All' })),
    async patch(target, patch, subresource) {
      const path = `${await pathOf(target)}${subresource === undefined ? '' : `/${subresource}`}`;
      return (await connection.request('PATCH', path, { body: patch, contentType: 'application/merge-patch+json' })).body as StoredObject;
    },
    async get(target) {
      const path = await pathOf(target);
      return (await orUndefined(connection.request('GET', path)))?.body as StoredObject | undefined;
    },
    async list({ namespace, apiVersion, kind, ...selectors }) {
      const path = resourcePath(await resourceOf({ apiVersion, kind }), namespace);
      const { body } = await connection.request('GET', `${path}?${new URLSearchParams(selectors)}`);
      return (body as { readonly items: readonly StoredObject[] }).items.map((item) => ({ ...item, apiVersion, kind }));
    },
    async remove(target) {
      return (await orUndefined(connection.request('DELETE', await pathOf(target)))) !== undefined;
    },
    waitFor: (target, expected, options) => waitFor(watched, target, expected, options),
    waitUntilGone: (target, options) => waitUntilGone(watched, target, options),
  };
  const watched = {
    logLines,
    get: api.get,
    async *watch(
      { apiVersion, kind, metadata: { name, namespace = 'default' } }: Manifest,
      signal: AbortSignal,
    ): AsyncGenerator<WatchEvent> {
      yield* watch({ apiVersion, kind, namespace, fieldSelector: `metadata.name=${name}` }, signal);
    },
  };
  return api;
}

async function orUndefined<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
