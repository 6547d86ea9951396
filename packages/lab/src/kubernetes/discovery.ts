import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';

/** A kind, as every object names it. */
export interface KindName {
  readonly apiVersion: string;
  readonly kind: string;
}

/** Where the server has the objects of a kind. */
export interface Resource {
  /** `/api/v1` or `/apis/<group>/<version>`. */
  readonly base: string;
  readonly plural: string;
  readonly namespaced: boolean;
}

/** The server does not serve a kind: its CRD is not applied, or the version is not served. */
export class UnknownKindError extends Error {
  override readonly name = 'UnknownKindError';

  constructor({ apiVersion, kind }: KindName) {
    super(`The API server has no kind ${kind} in ${apiVersion}. Apply its CRD first.`);
  }
}

/** Finds resources by kind and remembers them; it requests an unknown kind again each time. */
export function discover(connection: Connection): (kind: KindName) => Promise<Resource> {
  const known = new Map<string, Promise<ReadonlyMap<string, Resource>>>();
  return async (wanted) => {
    const { apiVersion, kind } = wanted;
    const resource = (await known.get(apiVersion))?.get(kind);
    if (resource) return resource;
    const asked = readGroupVersion(connection, apiVersion);
    known.set(apiVersion, asked);
    asked.catch(() => known.delete(apiVersion));
    const found = (await asked).get(kind);
    if (!found) throw new UnknownKindError(wanted);
    return found;
  };
}

async function readGroupVersion(connection: Connection, apiVersion: string): Promise<ReadonlyMap<string, Resource>> {
  const base = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  try {
    const { body } = await connection.request('GET', base);
    const { resources = [] } = body as { readonly resources?: readonly { name: string; kind: string; namespaced: boolean }[] };
    const kinds = resources.filter(({ name }) => !name.includes('/')); // subresources have their parent's kind or another
    return new Map(kinds.map(({ name, kind, namespaced }) => [kind, { base, plural: name, namespaced }]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return new Map();
    throw error;
  }
}

/** The path of all objects of a resource, of those in a namespace, or of one. */
export function resourcePath({ base, plural, namespaced }: Resource, namespace?: string, name?: string): string {
  const place = namespaced && namespace !== undefined ? `/namespaces/${encodeURIComponent(namespace)}` : '';
  return `${base}${place}/${plural}${name === undefined ? '' : `/${encodeURIComponent(name)}`}`;
}
