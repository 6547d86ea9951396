/*
 * Paths of the clusters in the tree. `fleet` writes there, a shard selects files by them, and Nx gets patterns of them. `prefix` is the
 * folder of the package that defines the clusters: `clusters`.
 */

/** Returns the leaf of a cluster: `clusters/eu-shop/eu-shop-production`. */
export const leafFolder = (prefix: string, cluster: string, environment: string): string =>
  `${prefix}/${cluster}/${cluster}-${environment}`;

/** Returns the folder of a hub for a cluster that it creates: `clusters/mgmt/mgmt-production/fleet/eu-shop-production`. */
export const hubSideFolder = (leafOfHub: string, clusterId: string): string => `${leafOfHub}/fleet/${clusterId}`;

/**
 * Returns the cluster folders that contain `path` or are `path`: first the leaf, then the folder of another cluster in the leaf of a hub.
 */
export function clusterFoldersOf(prefix: string, path: string): string[] {
  if (!path.startsWith(`${prefix}/`)) return [];
  const [group, leaf, folder, member] = path.slice(prefix.length + 1).split('/');
  if (leaf === undefined) return [];
  const leafPath = `${prefix}/${group}/${leaf}`;
  return folder === 'fleet' && member !== undefined ? [leafPath, hubSideFolder(leafPath, member)] : [leafPath];
}

/** Returns the shard of `path`: the names of its clusters begin with the name of the shard and a dash. */
export function shardOfPath(prefixes: readonly string[], shards: readonly string[], path: string): string | undefined {
  const names = prefixes.flatMap((prefix) => clusterFoldersOf(prefix, path)).map((folder) => folder.slice(folder.lastIndexOf('/') + 1));
  return shards.find((shard) => names.some((name) => name.startsWith(`${shard}-`)));
}

/** Returns glob patterns of the folders of a shard's clusters. Everything below them is part of the shard. */
export const shardFolders = (prefix: string, shard: string): string[] => [
  `${prefix}/*/${shard}-*`,
  hubSideFolder(`${prefix}/*/*`, `${shard}-*`),
];
