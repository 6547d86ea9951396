import { PublishError } from '../failures/publish-error.ts';
import type { ObjectStore } from './object-store.ts';

/** Contents by id; ids of other types than `types` are left out. */
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
