import { METADATA_FILE } from '../plan/metadata-file.ts';
import { treeId, treeWithout } from '../plan/tree-object.ts';
import type { ObjectStore } from './object-store.ts';
import { readObjects } from './read-objects.ts';

/** Ids of root trees, which the store has, and the ids that they have without the metadata file. */
export async function readContentTrees(store: ObjectStore, trees: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(trees)].filter((id) => id !== '');
  const objects = await readObjects(store, ids, ['tree']);
  return new Map(ids.map((id) => [id, treeId(treeWithout(objects.get(id) ?? Buffer.alloc(0), METADATA_FILE))]));
}
