/**
 * A name for the cluster of each folder, all different: the last part of the path, or the first above it that no other folder of the
 * same end has; and the whole path where that is the name of another. `local` is what is in no folder.
 */
export function clusterNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map(folders.map((folder) => [folder, folder.split('/').reverse()]));
  const countOf = endsOf([...paths.values()]);
  const names = [...paths].map(([folder, parts]) => [folder, (tellingPart(parts, countOf) ?? folder) || 'local'] as const);
  const called = Map.groupBy(names, ([, name]) => name);
  return new Map(names.map(([folder, name]) => [folder, called.get(name)?.length === 1 ? name : folder || '.']));
}

/** The parts of paths, from the last to the first. */
type Parts = readonly string[];

const tellingPart = (parts: Parts, countOf: (end: Parts) => number): string | undefined =>
  parts.find((_, level) => countOf(parts.slice(0, level + 1)) === 1);

/** How many paths have an end, which is counted for all ends of that many parts at once. */
function endsOf(all: readonly Parts[]): (end: Parts) => number {
  const counts: Map<string, number>[] = [];
  return (end) => {
    let known = counts[end.length];
    if (known === undefined) {
      known = new Map();
      for (const parts of all) {
        if (parts.length < end.length) continue;
        const key = parts.slice(0, end.length).join('/');
        known.set(key, (known.get(key) ?? 0) + 1);
      }
      counts[end.length] = known;
    }
    return known.get(end.join('/')) ?? 0;
  };
}
