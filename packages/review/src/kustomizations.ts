import type { FleetKustomization } from '@slipway/flux-build';
import type { ReviewChange, ReviewKustomization } from './changes/review-file.gen.ts';

/**
 * Returns the Flux Kustomizations that apply changed objects, and their parents and dependencies: each once with its clusters, from the head,
 * else from the base.
 */
export function kustomizationsOf(
  changes: readonly ReviewChange[],
  base: readonly FleetKustomization[],
  head: readonly FleetKustomization[],
): readonly ReviewKustomization[] {
  const [before, after] = [new Set(base.map(keyOf)), new Set(head.map(keyOf))];
  const all = [...head, ...base.filter((each) => !after.has(keyOf(each)))];
  const needed = reached(
    all,
    new Set(changes.flatMap(({ kustomization, movedFrom }) => [kustomization, ...(movedFrom ? [movedFrom] : [])])),
  );
  const found = new Map<string, Omit<ReviewKustomization, 'clusters'> & { readonly clusters: Set<string> }>();
  for (const each of all) {
    const name = nameOf(each);
    if (!needed.has(name)) continue;
    const only = !before.has(keyOf(each)) ? 'head' : !after.has(keyOf(each)) ? 'base' : undefined;
    const from = parentOf(each);
    const dependsOn = [...each.dependsOn].sort();
    const key = [name, each.source, from, only, ...dependsOn].join('\0');
    const known = found.get(key) ?? {
      name,
      source: each.source,
      dependsOn,
      ...(from && { appliedBy: from }),
      ...(only && { only }),
      clusters: new Set(),
    };
    found.set(key, known);
    known.clusters.add(each.appliesTo);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => ({ ...each, clusters: [...each.clusters].sort() }));
}

const nameOf = ({ namespace, name }: FleetKustomization): string => `${namespace}/${name}`;
const keyOf = (each: FleetKustomization): string => `${each.appliesTo}|${nameOf(each)}`;

/** A name of a cluster may have slashes. */
const parentOf = ({ parent }: FleetKustomization): string | undefined => parent?.split('/').slice(-2).join('/');

/** Adds the parents and dependencies of Flux Kustomizations, and theirs. */
function reached(all: readonly FleetKustomization[], names: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Map<string, Set<string>>();
  for (const each of all) {
    const parent = parentOf(each);
    const known = next.get(nameOf(each)) ?? new Set();
    next.set(nameOf(each), known);
    for (const name of [...each.dependsOn, ...(parent === undefined ? [] : [parent])]) known.add(name);
  }
  const seen = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const each of next.get(name) ?? []) open.push(each);
  }
  return seen;
}
