import { PublishError } from '../failures/publish-error.ts';
import type { ObjectStore } from './object-store.ts';

/** Contents by id; ids of other types than `types` are left out. */
export async function readObjects(
  { git, options }: ObjectStore,
  ids: readonly string[],
  types: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (ids.length === 0) return found;
  const output = await git(['cat-file', '--batch'], { ...options, input: [`${ids.join('\n')}\n`] });
  let rest = output.stdout;
  for (const id of ids) {
    const end = rest.indexOf(10);
    const [, actual, size] = rest.subarray(0, end).toString('latin1').split(' ');
    if (end < 0 || actual === 'missing' || size === undefined) {
      throw new PublishError('git-failed', `The remote has no object ${id}, which one of its references needs: run \`git fsck\` there.`, {
        cause: new Error(output.stderr),
      });
    }
    if (actual !== undefined && types.includes(actual)) found.set(id, rest.subarray(end + 1, end + 1 + Number(size)));
    rest = rest.subarray(end + 1 + Number(size) + 1);
  }
  return found;
}
