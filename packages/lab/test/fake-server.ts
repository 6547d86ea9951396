import { ApiError } from '../src/kubernetes/api-error.ts';
import type { Connection, RequestOptions } from '../src/kubernetes/connection.ts';
import type { StoredObject } from '../src/kubernetes/stored-object.ts';

/** A kind of the fake server. */
export interface FakeKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced?: boolean;
}

/** An API server in memory for unit tests, with the faults of real ones. */
export interface FakeServer {
  readonly connection: Connection;
  /** Begins to serve a kind, as after its CRD. */
  serve(kind: FakeKind): void;
  /** Creates an object as a user would. */
  apply(object: object): StoredObject;
  get(plural: string, name: string, namespace?: string): StoredObject | undefined;
  list(plural: string): readonly StoredObject[];
  remove(plural: string, name: string, namespace?: string, propagationPolicy?: string): void;
  /** Breaks all watches. With `forget`, watches that continue get 410. */
  interrupt(forget?: boolean): void;
  /** Answers the next writes with 409. */
  conflict(count: number): void;
  /** While true, every connection fails. */
  down: boolean;
  /** Requests, as `method path`. */
  readonly requests: string[];
}

type Stored = StoredObject & { metadata: { finalizers?: readonly string[] } };

interface Change {
  readonly version: number;
  readonly type: string;
  readonly object: StoredObject;
}

/** Returns a server with these kinds. */
export function fakeServer(kinds: readonly FakeKind[]): FakeServer {
  const served = [...kinds];
  const objects = new Map<string, Stored>();
  const history: Change[] = [];
  let version = 1;
  let oldest = 0;
  let conflicts = 0;
  let wake = Promise.withResolvers<'changed' | 'broken'>();

  const pathOf = (kind: FakeKind, name: string, namespace?: string): string =>
    `${baseOf(kind)}${kind.namespaced ? `/namespaces/${namespace ?? 'default'}` : ''}/${kind.plural}/${name}`;
  const byPlural = (plural: string): FakeKind => served.find((kind) => kind.plural === plural) as FakeKind;

  const notify = (kind: FakeKind, type: string, object: Stored): void => {
    history.push({ version, type, object: { ...object, ...named(kind) } });
    const woken = wake;
    wake = Promise.withResolvers();
    woken.resolve('changed');
  };
  const store = (kind: FakeKind, path: string, next: Stored): Stored => {
    const before = objects.get(path);
    const changed = !before || JSON.stringify(before.spec) !== JSON.stringify(next.spec);
    const generation = (before?.metadata.generation ?? 0) + (changed ? 1 : 0);
    version++;
    const object = { ...next, metadata: { ...next.metadata, generation, resourceVersion: String(version) } };
    const held = (object.metadata.finalizers?.length ?? 0) > 0 || spoken(object).length > 0;
    if (object.metadata.deletionTimestamp !== undefined && !held) {
      objects.delete(path);
      notify(kind, 'DELETED', object);
    } else {
      objects.set(path, object);
      notify(kind, before ? 'MODIFIED' : 'ADDED', object);
    }
    return object;
  };
  const create = (kind: FakeKind, object: object): Stored => {
    const { metadata = {}, ...rest } = object as Partial<Stored>;
    const { name = '', namespace } = metadata as Partial<Stored['metadata']>;
    const path = pathOf(kind, name, namespace);
    if (objects.has(path)) throw new ApiError(409, { reason: 'AlreadyExists', message: `${kind.plural} "${name}" already exists` });
    const spec = kind.plural === 'namespaces' ? { spec: { finalizers: ['kubernetes'] } } : {};
    const meta = { ...metadata, name, uid: `uid-${version}-${name}`, creationTimestamp: '2026-11-21T17:00:00Z', resourceVersion: '' };
    return store(kind, path, { ...spec, ...rest, ...named(kind), metadata: meta });
  };
  const remove = (kind: FakeKind, path: string, propagationPolicy = 'Background'): void => {
    const object = objects.get(path);
    if (!object) throw notFound(path);
    const finalizer = propagationPolicy === 'Foreground' ? ['foregroundDeletion'] : propagationPolicy === 'Orphan' ? ['orphan'] : [];
    const metadata = {
      ...object.metadata,
      finalizers: [...new Set([...(object.metadata.finalizers ?? []), ...finalizer])],
      deletionTimestamp: '2026-11-21T18:00:00Z',
    };
    store(kind, path, { ...object, metadata });
  };

  const answer = (method: string, target: string, options: RequestOptions): unknown => {
    const { pathname, searchParams } = new URL(target, 'https://fake');
    if (pathname === '/api' || pathname === '/apis') return discovery(served, pathname === '/api');
    const group = served.filter((kind) => baseOf(kind) === pathname);
    if (group.length > 0) return { resources: group.map(({ plural, kind, namespaced = false }) => ({ name: plural, kind, namespaced })) };
    const found = parse(served, pathname);
    if (!found) throw notFound(pathname);
    const { kind, name, subresource } = found;
    const path = subresource === undefined ? pathname : pathname.slice(0, -subresource.length - 1);
    const body = options.body as Stored & { readonly preconditions?: { readonly uid: string }; readonly propagationPolicy?: string };
    if (method !== 'GET' && !searchParams.has('dryRun') && conflicts > 0) {
      conflicts--;
      throw new ApiError(409, { reason: 'Conflict', message: 'the object has been modified' });
    }
    if (method === 'GET' && name === undefined) {
      const items = [...objects]
        .filter(([place, { kind: own }]) => own === kind.kind && (all(kind, pathname) || place.startsWith(`${pathname}/`)))
        .map(([, object]) => object);
      return {
        metadata: { resourceVersion: String(version) },
        items: items.length === 0 && options.accept?.includes('Partial') ? null : items,
      };
    }
    if (method === 'POST') return searchParams.has('dryRun') ? body : create(kind, body);
    const object = objects.get(path);
    if (!object) throw notFound(path);
    if (method === 'GET') return object;
    if (method === 'DELETE') {
      if (body?.preconditions && body.preconditions.uid !== object.metadata.uid) throw new ApiError(409, { reason: 'Conflict' });
      return remove(kind, path, body?.propagationPolicy);
    }
    const asked = body.metadata as Partial<Stored['metadata']> | undefined;
    if (asked?.resourceVersion !== undefined && asked.resourceVersion !== object.metadata.resourceVersion)
      throw new ApiError(409, { reason: 'Conflict' });
    if (method === 'PUT' && subresource === 'status') return store(kind, path, { ...object, status: body.status ?? {} });
    if (method === 'PUT') return store(kind, path, { ...object, ...body });
    return store(kind, path, merge(object, body) as Stored);
  };

  const server: FakeServer = {
    requests: [],
    down: false,
    serve: (kind) => void served.push(kind),
    apply(object) {
      const { kind, metadata } = object as Stored;
      const found = served.find((one) => one.kind === kind) as FakeKind;
      const path = pathOf(found, metadata.name, metadata.namespace);
      const existing = objects.get(path);
      return existing ? store(found, path, merge(existing, object) as Stored) : create(found, object);
    },
    get: (plural, name, namespace) => objects.get(pathOf(byPlural(plural), name, namespace)),
    list: (plural) => [...objects.values()].filter(({ kind }) => kind === byPlural(plural).kind),
    remove: (plural, name, namespace, policy) => remove(byPlural(plural), pathOf(byPlural(plural), name, namespace), policy),
    interrupt(forget = false) {
      if (forget) oldest = version;
      const woken = wake;
      wake = Promise.withResolvers();
      woken.resolve('broken');
    },
    conflict(count) {
      conflicts = count;
    },
    connection: {
      async request(method, path, options = {}) {
        await Promise.resolve();
        server.requests.push(`${method} ${path}`);
        if (server.down) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        return { status: 200, body: structuredClone(answer(method, path, options)) };
      },
      async *lines(path, signal) {
        const { pathname, searchParams } = new URL(path, 'https://fake');
        const plural = pathname.split('/').at(-1) ?? '';
        let seen = Number(searchParams.get('resourceVersion'));
        for (;;) {
          if (server.down) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
          if (seen < oldest) {
            yield { type: 'ERROR', object: { code: 410, message: 'too old resource version' } };
            return;
          }
          const waiting = wake.promise;
          for (const change of [...history]) {
            if (change.version <= seen) continue;
            seen = change.version;
            if (served.find(({ kind }) => kind === change.object.kind)?.plural === plural)
              yield structuredClone({ type: change.type, object: change.object });
          }
          const ended = new Promise<'broken'>((resolve) => signal?.addEventListener('abort', () => resolve('broken'), { once: true }));
          if (signal?.aborted || (await Promise.race([waiting, ended])) === 'broken')
            throw Object.assign(new Error('hang up'), { code: 'ECONNRESET' });
        }
      },
      close: () => {},
    },
  };
  return server;
}

const named = ({ apiVersion, kind }: FakeKind) => ({ apiVersion, kind });

const notFound = (path: string): ApiError => new ApiError(404, { reason: 'NotFound', message: `${path} not found` });

/** Returns the finalizers of a namespace. */
const spoken = ({ kind, spec }: Stored): readonly string[] =>
  kind === 'Namespace' ? ((spec as { readonly finalizers?: readonly string[] }).finalizers ?? []) : [];

/** `base/plural[/name[/sub]]`, or `base/namespaces/x/plural[/name[/sub]]`. */
function parse(kinds: readonly FakeKind[], path: string) {
  for (const kind of [...kinds].sort((a, b) => Number(b.namespaced ?? false) - Number(a.namespaced ?? false))) {
    const base = baseOf(kind);
    if (!path.startsWith(`${base}/`)) continue;
    const parts = path.slice(base.length + 1).split('/');
    const [plural, name, subresource] = kind.namespaced && parts[0] === 'namespaces' ? parts.slice(2) : parts;
    if (plural === kind.plural) return { kind, name, subresource };
  }
  return undefined;
}

const all = (kind: FakeKind, path: string): boolean => path === `${baseOf(kind)}/${kind.plural}`;

const baseOf = ({ apiVersion }: FakeKind): string => (apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`);

function merge(before: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Record<string, unknown> = typeof before === 'object' && before !== null ? { ...before } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merge(result[key], value);
  }
  return result;
}

function discovery(kinds: readonly FakeKind[], core: boolean): unknown {
  const groups = new Map<string, FakeKind[]>();
  for (const kind of kinds)
    if (kind.apiVersion.includes('/') !== core) groups.set(kind.apiVersion, [...(groups.get(kind.apiVersion) ?? []), kind]);
  return {
    items: [...groups].map(([apiVersion, own]) => ({
      metadata: core ? {} : { name: apiVersion.split('/')[0] },
      versions: [
        {
          version: apiVersion.split('/').at(-1),
          resources: own.map(({ plural, kind, namespaced }) => ({
            resource: plural,
            responseKind: { kind },
            scope: namespaced ? 'Namespaced' : 'Cluster',
            verbs: ['list', 'watch', 'delete'],
          })),
        },
      ],
    })),
  };
}
