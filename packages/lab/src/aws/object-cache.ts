import { setTimeout as sleep } from 'node:timers/promises';
import type { KindName } from '../kubernetes/discovery.ts';
import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import type { CustomResourceDefinition } from '../kubernetes/model-crds.ts';
import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { type KindKey, kindKey, MANAGED_GROUP, type ManagedResource } from './model/managed-resource.ts';
import type { Others } from './resolve-references.ts';
import type { FindProviderConfig } from './sign-in.ts';

/** The managed resources and provider configurations of a cluster, from its watches. */
export interface ObjectCache {
  get(key: string): ManagedResource | undefined;
  /** Stores the answer of the server to a write, unless the cache has a newer one. */
  put(key: string, resource: ManagedResource): void;
  keys(): readonly string[];
  readonly others: Others;
  readonly providerConfig: FindProviderConfig;
  /** Resolves after the signal has ended all watches. */
  readonly closed: Promise<void>;
}

/** Milliseconds before a kind that cannot be watched is tried again. */
const PAUSE = 300;

/** Group of ProviderConfig and ClusterProviderConfig. */
const CONFIG_GROUP = MANAGED_GROUP.slice(1);

const CRDS: KindName = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' };

/** Watches every managed kind while its CRD is established. `changed` gets the key of an object. */
export function watchManagedResources(api: KubernetesApi, signal: AbortSignal, changed: (key: string) => void): ObjectCache {
  const objects = new Map<KindKey, Map<string, ManagedResource>>();
  const configs = new Map<string, StoredObject>();
  const watches = new Map<string, { readonly end: AbortController; readonly ended: Promise<void> }>();
  const keys = (): readonly string[] => [...objects].flatMap(([kind, byName]) => [...byName.keys()].map((name) => `${kind} ${name}`));

  const put = (key: string, resource: ManagedResource): void => {
    const [kind, name] = splitKey(key);
    const known = objects.get(kind) ?? new Map<string, ManagedResource>();
    objects.set(kind, known);
    if (isNewer(resource, known.get(name))) known.set(name, resource);
  };
  const onManagedChange = (type: string, object: StoredObject): void => {
    const key = `${kindKey(object)} ${object.metadata.namespace ?? ''}/${object.metadata.name}`;
    const [kind, name] = splitKey(key);
    if (type !== 'deleted') put(key, object);
    else if (objects.get(kind)?.get(name)?.metadata.uid === object.metadata.uid) objects.get(kind)?.delete(name);
    changed(key);
  };
  const onConfigChange = (type: string, config: StoredObject): void => {
    const name = `${config.kind} ${config.metadata.namespace ?? ''}/${config.metadata.name}`;
    if (type === 'deleted') configs.delete(name);
    else configs.set(name, config);
    if (type !== 'deleted') for (const key of keys()) changed(key);
  };
  const follow = (kind: KindName, name: string): void => {
    const end = new AbortController();
    const onChange = kind.apiVersion.startsWith(`${CONFIG_GROUP}/`) ? onConfigChange : onManagedChange;
    const ended = watchOn(api, kind, AbortSignal.any([signal, end.signal]), onChange);
    watches.set(name, { end, ended });
  };
  const crds = watchOn(api, CRDS, signal, (type, object) => {
    const { spec, metadata } = object as unknown as CustomResourceDefinition;
    if (!spec.group.endsWith(MANAGED_GROUP) && spec.group !== CONFIG_GROUP) return;
    if (type === 'deleted') {
      watches.get(metadata.name)?.end.abort();
      watches.delete(metadata.name);
    } else if (isTrue(object, 'Established') && !watches.has(metadata.name)) {
      const version = spec.versions.find(({ served }) => served)?.name ?? 'v1beta1';
      follow({ apiVersion: `${spec.group}/${version}`, kind: spec.names.kind }, metadata.name);
    }
  });
  return {
    get: (key) => objects.get(splitKey(key)[0])?.get(splitKey(key)[1]),
    put,
    keys,
    others: (kind, namespace) => [...(objects.get(kind)?.values() ?? [])].filter(({ metadata }) => metadata.namespace === namespace),
    providerConfig: (kind, name, namespace) => configs.get(`${kind} ${kind === 'ClusterProviderConfig' ? '' : namespace}/${name}`),
    closed: crds.then(async () => {
      await Promise.all([...watches.values()].map(({ ended }) => ended));
    }),
  };
}

/** Watches a kind until the signal. Retries after every error, because the kind may not be served. */
async function watchOn(
  api: KubernetesApi,
  kind: KindName,
  signal: AbortSignal,
  onChange: (type: string, object: StoredObject) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const { type, object } of api.watch(kind, signal)) onChange(type, object);
    } catch {
      await sleep(PAUSE, undefined, { signal }).catch(() => {});
    }
  }
}

function splitKey(key: string): readonly [KindKey, string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space) as KindKey, key.slice(space + 1)];
}

/** Whether a version is newer. Versions of one object increase (Kubernetes 1.35). Another object of the same name is always newer. */
const isNewer = ({ metadata }: StoredObject, known: StoredObject | undefined): boolean =>
  known?.metadata.uid !== metadata.uid || BigInt(metadata.resourceVersion) >= BigInt(known.metadata.resourceVersion);
