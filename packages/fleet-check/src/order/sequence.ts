import { type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { onceForEach } from '@slipway/manifest';
import type { FleetState } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf } from '../objects/fields.ts';
import { push } from '../objects/push.ts';

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
export function sequenceOf(
  { kustomizations, roots }: Pick<FleetState, 'kustomizations' | 'roots'>,
  spend: (steps: number) => void,
): Sequence {
  const byKey = new Map(kustomizations.map((each) => [kustomizationKey(each), each]));
  const appliers = appliersOf(kustomizations);
  const begun = new Set(
    roots.flatMap(({ cluster, objects }) =>
      objects.map(({ object }) => kustomizationKey({ cluster, namespace: namespaceOf(object), name: nameOf(object) })),
    ),
  );
  // What exists before Flux is not made by what applies it again.
  const parentsOf = onceForEach((each: FleetKustomization) =>
    begun.has(kustomizationKey(each)) ? [] : (appliers.get(kustomizationKey(each)) ?? []),
  );
  const children = new Map<FleetKustomization, FleetKustomization[]>();
  for (const each of kustomizations) for (const parent of parentsOf(each)) push(children, parent, each);
  const dependencies = onceForEach(({ cluster, dependsOn }: FleetKustomization): readonly FleetKustomization[] =>
    dependsOn.flatMap((name) => byKey.get(`${cluster}/${name}`) ?? []),
  );
  const isBefore = (first: FleetKustomization, then: FleetKustomization): boolean => {
    const applied = new Set([then]);
    const ready = new Set<FleetKustomization>();
    const waiting = [then];
    const add = (all: readonly FleetKustomization[], to: Set<FleetKustomization>): void => {
      for (const each of all) {
        if (to.has(each)) continue;
        to.add(each);
        waiting.push(each);
      }
    };
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (each === first) return true;
      spend(STEPS_OF_A_MEMBER);
      add(parentsOf(each), applied);
      add(dependencies(each), ready);
      if (ready.has(each) && each.spec.wait === true) add(children.get(each) ?? [], ready);
    }
    return false;
  };
  return { isBefore };
}

const STEPS_OF_A_MEMBER = 10;

/** What applies Flux Kustomizations: others, and what stands for the ResourceSets that make some. */
function appliersOf(kustomizations: readonly FleetKustomization[]): ReadonlyMap<string, readonly FleetKustomization[]> {
  const found = new Map<string, FleetKustomization[]>();
  for (const applier of kustomizations) {
    for (const { object } of applier.objects ?? []) {
      if (object.kind !== 'Kustomization' || !groupOf(object).startsWith('kustomize.toolkit.')) continue;
      const key = kustomizationKey({ cluster: applier.appliesTo, namespace: namespaceOf(object), name: nameOf(object) });
      if (kustomizationKey(applier) === key) continue;
      push(found, key, applier);
    }
  }
  return found;
}
