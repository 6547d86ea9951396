import type { FleetKustomization } from '@slipway/flux-build';

/** Whether a Flux Kustomization depends on another one of its cluster, itself or through others; `find` gives one by `namespace/name`. */
export function waitsFor(
  first: FleetKustomization,
  other: FleetKustomization,
  find: (name: string) => FleetKustomization | undefined,
): boolean {
  if (first.cluster !== other.cluster) return false;
  const seen = new Set<string>();
  const names = [...first.dependsOn];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (name === `${other.namespace}/${other.name}`) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const each of find(name)?.dependsOn ?? []) names.push(each);
  }
  return false;
}
