/**
 * Names the cluster of each folder, all different: the last part of the path with a meaning, or the first part above it that no other
 * folder with the same end has. If that is the name of another cluster, the name is the shortest unique end of the path. `local` is the
 * name for files outside a folder.
 */
export function clusterNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map(folders.map((folder) => [folder, distinctiveParts(folder).reverse()]));
  const countOf = endsOf([...paths.values()]);
  const names = [...paths].map(([folder, parts]) => [folder, (distinguishingPart(parts, countOf) ?? folder) || 'local'] as const);
  const longer = distinct(names, (folder) => uniqueEnd(paths.get(folder) ?? [], countOf) ?? (folder || '.'));
  return new Map(distinct(longer, (folder) => folder || '.'));
}

/** The parts of paths, from the last to the first. */
type Parts = readonly string[];

/** Removes the last parts that the Flux folders of every fleet have, unless no other part remains. */
function distinctiveParts(folder: string): string[] {
  const parts = folder.split('/');
  const last = parts.findLastIndex((part) => !COMMON_PARTS.has(part));
  return last === -1 ? parts : parts.slice(0, last + 1);
}

const COMMON_PARTS: ReadonlySet<string> = new Set(['base', 'bootstrap', 'config', 'flux', 'flux-system', 'fluxcd', 'sync']);

/** Returns the least number of last parts that no other path has; 0 if all are shared. */
const uniqueLength = (parts: Parts, countOf: (end: Parts) => number): number =>
  parts.findIndex((_, index) => countOf(parts.slice(0, index + 1)) === 1) + 1;

/** A number has no meaning without the part above it. */
function distinguishingPart(parts: Parts, countOf: (end: Parts) => number): string | undefined {
  if (/^\d+$/.test(parts[0] ?? '') && parts.length > 1) return uniqueEnd(parts, countOf, 2);
  return parts[uniqueLength(parts, countOf) - 1];
}

function uniqueEnd(parts: Parts, countOf: (end: Parts) => number, least = 1): string | undefined {
  const length = uniqueLength(parts, countOf);
  const end = parts.slice(0, Math.max(length, least)).reverse().join('/');
  return length === 0 || end === '' ? undefined : end;
}

type Named = readonly (readonly [folder: string, name: string])[];

/** Replaces each name that several folders have. */
function distinct(names: Named, otherName: (folder: string) => string): Named {
  const called = Map.groupBy(names, ([, name]) => name);
  return names.map(([folder, name]) => [folder, called.get(name)?.length === 1 ? name : otherName(folder)]);
}

/** Returns a function that counts the paths with an end. It counts all ends of one length at once. */
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
