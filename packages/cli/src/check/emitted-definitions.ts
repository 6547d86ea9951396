import { shardOfPath } from '@slipway/manifest';
import type { PlacedObject } from '../kinds/defined-kinds.ts';
import { definitionsIn } from '../kinds/definitions-in.ts';
import type { ContentPackage } from '../repository/workspace.ts';
import { readDiskTree } from '../synth/disk-tree.ts';

/**
 * The objects of the files of `content` that may define kinds, as the tree on disk has them; of a package with shards, those of the rest.
 * Undefined when nothing of the package is on disk.
 */
export async function emittedDefinitions(root: string, { prefixes, shards }: ContentPackage): Promise<readonly PlacedObject[] | undefined> {
  const isOfRest = (path: string): boolean => shardOfPath(prefixes, shards, path) === undefined;
  const { files } = await readDiskTree(root, prefixes, { owns: isOfRest, looksInto: isOfRest });
  if (files.size === 0) return undefined;
  return definitionsIn(new Map([...files].map(([path, { bytes }]) => [path, bytes.toString('utf8')])));
}
