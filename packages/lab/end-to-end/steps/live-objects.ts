import { inventoryId } from '@slipway/flux-build';
import { ApiError, type Cluster, type StoredObject, UnknownKindError } from '../../src/index.ts';

/** An object of a cluster, as far as Flux decides it. */
export interface LiveObject {
  readonly uid: string;
  /** `namespace/name` of the Flux Kustomization that applied it last. */
  readonly owner: string;
  /** The content without fields of the server and of other controllers. */
  readonly content: string;
}

/** Returns the objects of these kinds that Flux has applied, by the id in its inventory. */
export async function liveObjects(
  cluster: Cluster,
  kinds: readonly { readonly apiVersion: string; readonly kind: string }[],
): Promise<ReadonlyMap<string, LiveObject>> {
  const lists = await Promise.all(kinds.map(async (kind) => (await listed(cluster, kind)).map((object) => ({ ...object, ...kind }))));
  return new Map(lists.flat().map((object) => [inventoryId(object), liveObject(object)]));
}

/** Returns an empty list for a kind that is not served. */
async function listed(cluster: Cluster, kind: { readonly apiVersion: string; readonly kind: string }): Promise<readonly StoredObject[]> {
  try {
    return await cluster.list({ ...kind, labelSelector: OWNER });
  } catch (error) {
    if (error instanceof UnknownKindError || (error instanceof ApiError && error.status === 404)) return [];
    throw error;
  }
}

const OWNER = 'kustomize.toolkit.fluxcd.io/name';

function liveObject({ metadata, status: _, ...fields }: StoredObject): LiveObject {
  const { labels = {}, annotations = {}, uid } = metadata as { labels?: Marks; annotations?: Marks; uid: string };
  const { [OWNER]: name, [`${OWNER}space`]: namespace, ...others } = labels;
  return { uid, owner: `${namespace}/${name}`, content: JSON.stringify([fields, others, annotations]) };
}

type Marks = Readonly<Record<string, string>>;
