import { PublishError } from '../failures/publish-error.ts';
import { METADATA_FILE } from '../plan/metadata-file.ts';
import { treeId, treeWithout } from '../plan/tree-object.ts';
import type { ObjectStore } from './object-store.ts';

/** Reads contents by id. Skips objects of other types than `types`. */
export async function readObjects(
  { objects }: ObjectStore,
  ids: readonly string[],
  types: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const found = await objects.contents(ids);
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined)
    throw new PublishError('git-failed', `The remote has no object ${missing}, which one of its references needs: run \`git fsck\` there.`);
  return new Map([...found].flatMap(([id, { type, content }]) => (types.includes(type) ? [[id, content] as const] : [])));
}

/** Returns the ids of root trees of the store without their metadata file. */
export async function readContentTrees(store: ObjectStore, trees: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(trees)].filter((id) => id !== '');
  const objects = await readObjects(store, ids, ['tree']);
  return new Map(ids.map((id) => [id, treeId(treeWithout(objects.get(id) ?? Buffer.alloc(0), METADATA_FILE))]));
}
