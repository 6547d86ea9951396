import { type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { groupOf, nameOf, namespaceOf } from '../fields.ts';

/** Which Flux Kustomizations have been applied before others. */
export interface Sequence {
  /** Whether whatever `first` applies is there before `then` is applied for the first time; also where they are the same. */
  readonly isBefore: (first: FleetKustomization, then: FleetKustomization) => boolean;
}

/**
 * The order of what the Flux Kustomizations of a fleet apply on a new cluster. One comes after those that made it, after those that it, or
 * one of these, depends on, and after what those wait for: what they depend on themselves, and the Kustomizations that they make, if `wait`
 * is set.
 */
export function sequenceOf(kustomizations: readonly FleetKustomization[]): Sequence {
  const byKey = new Map(kustomizations.map((each) => [kustomizationKey(each), each]));
  const appliers = appliersOf(kustomizations);
  const parentsOf = (each: FleetKustomization): readonly FleetKustomization[] => appliers.get(kustomizationKey(each)) ?? [];
  const children = new Map<FleetKustomization, FleetKustomization[]>();
  for (const each of kustomizations) for (const parent of parentsOf(each)) children.set(parent, [...(children.get(parent) ?? []), each]);
  const dependencies = ({ cluster, dependsOn }: FleetKustomization): readonly FleetKustomization[] =>
    dependsOn.flatMap((name) => byKey.get(`${cluster}/${name}`) ?? []);
  const known = new Map<FleetKustomization, ReadonlySet<FleetKustomization>>();
  const beforeOf = (then: FleetKustomization): ReadonlySet<FleetKustomization> => {
    const found = known.get(then) ?? collect(then);
    known.set(then, found);
    return found;
  };
  const collect = (then: FleetKustomization): ReadonlySet<FleetKustomization> => {
    const before = new Set<FleetKustomization>();
    const waiting = [...dependencies(then)];
    const climb = (each: FleetKustomization): void => {
      for (const parent of parentsOf(each)) {
        if (before.has(parent)) continue;
        before.add(parent);
        waiting.push(...dependencies(parent));
        climb(parent);
      }
    };
    climb(then);
    const ready = new Set<FleetKustomization>();
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (ready.has(each)) continue;
      ready.add(each);
      before.add(each);
      climb(each);
      waiting.push(...dependencies(each));
      if (each.spec.wait === true) waiting.push(...(children.get(each) ?? []));
    }
    return before;
  };
  return { isBefore: (first, then) => first === then || beforeOf(then).has(first) };
}

/** What applies Flux Kustomizations: others, and what stands for the ResourceSets that make some. */
function appliersOf(kustomizations: readonly FleetKustomization[]): ReadonlyMap<string, readonly FleetKustomization[]> {
  const found = new Map<string, FleetKustomization[]>();
  for (const applier of kustomizations) {
    for (const { object } of applier.objects ?? []) {
      if (object.kind !== 'Kustomization' || !groupOf(object).startsWith('kustomize.toolkit.')) continue;
      const key = kustomizationKey({ cluster: applier.appliesTo, namespace: namespaceOf(object), name: nameOf(object) });
      if (kustomizationKey(applier) === key) continue;
      found.set(key, [...(found.get(key) ?? []), applier]);
    }
  }
  return found;
}
