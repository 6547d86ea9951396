import { isDeepStrictEqual } from 'node:util';
import { type Cluster, type StoredObject, UnknownKindError } from '../../src/index.ts';

/** An event of an object. */
export interface LoggedEvent {
  /** The revision of etcd, which all clusters of a lab share, so that it orders all events. */
  readonly revision: number;
  readonly cluster: string;
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
  /** The event. `Ready=True` and similar: a condition has this value from now on, for the newest generation. */
  readonly event: 'created' | 'changed' | 'deleted' | `${string}=${string}`;
  readonly object: StoredObject;
}

/** Fields of the wanted event. A missing field matches everything. */
type Sought = Partial<Pick<LoggedEvent, 'cluster' | 'kind' | 'namespace' | 'name' | 'event'>>;

/** The events of objects on the API servers, in the order in which etcd stored them. */
export interface EventLog {
  /** Events after a revision, oldest first. */
  events(sought?: Sought, after?: number): readonly LoggedEvent[];
  /** Returns the first event, or throws an error with the known state of the object. */
  first(sought: Sought, after?: number): LoggedEvent;
  /** The newest revision so far. */
  now(): number;
  stop(): void;
}

const BUILT_IN = [
  { apiVersion: 'v1', kind: 'Namespace' },
  { apiVersion: 'v1', kind: 'Secret' },
  { apiVersion: 'v1', kind: 'ConfigMap' },
  { apiVersion: 'v1', kind: 'Service' },
  { apiVersion: 'v1', kind: 'ServiceAccount' },
  { apiVersion: 'apps/v1', kind: 'Deployment' },
  { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'RoleBinding' },
  { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass' },
];

/** Records the events of the fleet's built-in kinds and of every kind with a CRD, as soon as it is served. */
export function startEventLog(clusters: readonly Cluster[]): EventLog {
  const end = new AbortController();
  const written: LoggedEvent[] = [];
  const known = new Map<string, StoredObject>();

  function write(cluster: string, kind: string, object: StoredObject, deleted: boolean): void {
    const { uid, name, namespace, resourceVersion } = object.metadata;
    const key = `${cluster} ${uid}`;
    const before = known.get(key);
    const add = (event: LoggedEvent['event']): void => {
      written.push({ revision: Number(resourceVersion), cluster, kind, namespace, name, event, object });
    };
    if (deleted) {
      known.delete(key);
      add('deleted');
      return;
    }
    known.set(key, object);
    if (before === undefined) add('created');
    else if (!isDeepStrictEqual(desiredState(before), desiredState(object))) add('changed');
    const said = before === undefined ? new Set<string>() : new Set(current(before));
    for (const condition of current(object)) if (!said.has(condition)) add(condition);
  }

  async function follow(cluster: Cluster, apiVersion: string, kind: string): Promise<void> {
    while (!end.signal.aborted) {
      try {
        for await (const { type, object } of cluster.watch({ apiVersion, kind }, end.signal)) {
          write(cluster.name, kind, object, type === 'deleted');
        }
      } catch (error) {
        if (!(error instanceof UnknownKindError)) throw error; // The server lists a CRD before its kind
      }
    }
  }

  async function followCustomKinds(cluster: Cluster): Promise<void> {
    const followed = new Set<string>();
    for await (const { object } of cluster.watch({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' }, end.signal)) {
      const { group, names, versions } = object.spec as CrdSpec;
      const version = versions.find(({ storage }) => storage)?.name;
      if (version === undefined || followed.has(object.metadata.name) || !isEstablished(object)) continue;
      followed.add(object.metadata.name);
      void follow(cluster, `${group}/${version}`, names.kind);
    }
  }

  for (const cluster of clusters) {
    for (const { apiVersion, kind } of BUILT_IN) void follow(cluster, apiVersion, kind);
    void followCustomKinds(cluster);
  }

  const events = (sought: Sought = {}, after = 0): readonly LoggedEvent[] =>
    written
      .filter(
        (logged) => logged.revision > after && Object.entries(sought).every(([field, value]) => logged[field as keyof Sought] === value),
      )
      .sort((one, other) => one.revision - other.revision);
  return {
    events,
    first(sought, after = 0) {
      const [logged] = events(sought, after);
      if (logged) return logged;
      const { event: _, ...object } = sought;
      const lines = events(object)
        .slice(-12)
        .map(({ revision, event }) => `  ${revision} ${event}`);
      throw new Error(
        [`Nothing was written down of ${JSON.stringify(sought)}${after > 0 ? ` after ${after}` : ''}. Known:`, ...lines].join('\n'),
      );
    },
    now: () => written.reduce((newest, { revision }) => Math.max(newest, revision), 0),
    stop: () => end.abort(),
  };
}

interface CrdSpec {
  readonly group: string;
  readonly names: { readonly kind: string };
  readonly versions: readonly { readonly name: string; readonly storage: boolean }[];
}

const isEstablished = ({ status }: StoredObject): boolean =>
  status?.conditions?.some(({ type, status: is }) => type === 'Established' && is === 'True') ?? false;

/** Returns the object as the user specifies it: without the fields that the server and the controllers set. */
function desiredState({ metadata, status: _, ...rest }: StoredObject): unknown {
  return { labels: metadata.labels ?? {}, ...rest };
}

/** Returns the conditions of the current generation, such as `Ready=True`. */
function current({ metadata, status }: StoredObject): readonly `${string}=${string}`[] {
  return (status?.conditions ?? [])
    .filter(({ observedGeneration = status?.observedGeneration }) => (observedGeneration ?? Infinity) >= (metadata.generation ?? 0))
    .map((condition) => `${condition.type}=${condition.status}` as const);
}
