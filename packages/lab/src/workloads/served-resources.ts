import type { Connection } from '../kubernetes/connection.ts';
import type { KindName, Resource } from '../kubernetes/discovery.ts';

/** A kind that the API server serves, in its preferred version. */
export interface ServedResource extends KindName, Resource {
  /** Empty for the core group. */
  readonly group: string;
  /** Whether its objects can be watched one by one, and deleted. */
  readonly watchable: boolean;
}

/** Kinds that change all the time and own nothing. They are not watched. */
const RESTLESS = new Set(['events', 'leases']);

/** Returns all kinds that the server serves, in two requests. Keys are `plural.group`, the names of CRDs. */
export async function servedResources(connection: Connection): Promise<ReadonlyMap<string, ServedResource>> {
  const answers = await Promise.all(['/api', '/apis'].map((path) => connection.request('GET', path, { accept: AGGREGATED })));
  const found = new Map<string, ServedResource>();
  for (const { body } of answers) {
    for (const { metadata, versions = [] } of (body as Discovery).items) {
      const group = metadata?.name ?? '';
      for (const { version, resources = [] } of versions) {
        for (const resource of resources) {
          const key = resourceKey(resource.resource, group);
          if (!found.has(key)) found.set(key, served(group, version, resource)); // The preferred version comes first
        }
      }
    }
  }
  return found;
}

/** Returns `plural.group`; only `plural` in the core group. */
const resourceKey = (plural: string, group: string): string => (group === '' ? plural : `${plural}.${group}`);

const AGGREGATED = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';

interface Discovery {
  readonly items: readonly {
    readonly metadata?: { readonly name?: string };
    readonly versions?: readonly { readonly version: string; readonly resources?: readonly DiscoveredResource[] }[];
  }[];
}

interface DiscoveredResource {
  readonly resource: string;
  readonly responseKind: { readonly kind: string };
  readonly scope: 'Namespaced' | 'Cluster';
  readonly verbs: readonly string[];
}

function served(group: string, version: string, { resource, responseKind, scope, verbs }: DiscoveredResource): ServedResource {
  return {
    apiVersion: group === '' ? version : `${group}/${version}`,
    kind: responseKind.kind,
    group,
    plural: resource,
    base: group === '' ? `/api/${version}` : `/apis/${group}/${version}`,
    namespaced: scope === 'Namespaced',
    watchable: !RESTLESS.has(resource) && ['list', 'watch', 'delete'].every((verb) => verbs.includes(verb)),
  };
}
