/**
 * A name for the cluster of each folder, all different: the last part of the path, or the first above it that no other folder of the
 * same end has; and the whole path where that is the name of another. `local` is what is in no folder.
 */
export function clusterNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map(folders.map((folder) => [folder, folder.split('/').reverse()]));
  const names = [...paths].map(([folder, parts]) => [folder, (tellingPart(parts, [...paths.values()]) ?? folder) || 'local'] as const);
  const called = Map.groupBy(names, ([, name]) => name);
  return new Map(names.map(([folder, name]) => [folder, called.get(name)?.length === 1 ? name : folder || '.']));
}

/** The parts of paths, from the last to the first. */
type Parts = readonly string[];

function tellingPart(parts: Parts, all: readonly Parts[]): string | undefined {
  return parts.find((_, level) => {
    const end = parts.slice(0, level + 1);
    return all.filter((other) => end.every((part, index) => other[index] === part)).length === 1;
  });
}
