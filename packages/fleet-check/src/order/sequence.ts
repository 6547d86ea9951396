import { type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { type Fields, fieldsOf, listOf, onceForEach, textOf } from '@slipway/manifest';
import type { FleetState } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf, push } from '../objects/fields.ts';

/** The order in which Flux Kustomizations are applied. */
export interface Sequence {
  /** Whether the objects of `first` exist before `then` is first applied; true if they are the same. */
  readonly isBefore: (first: FleetKustomization, then: FleetKustomization) => boolean;
  /** Whether an object of `first` is ready before `then` is first applied, because a Flux Kustomization or a HelmRelease waits for it. */
  readonly isReadyBefore: (object: Fields, first: FleetKustomization, then: FleetKustomization) => boolean;
}

/**
 * Computes the order in which Flux applies the Flux Kustomizations of a fleet to a new cluster. A Flux Kustomization is applied after its
 * parents, and after its own dependencies and those of its parents. Each dependency adds its own dependencies and, if `wait` is set, its
 * children. A HelmRelease is a child of its Flux Kustomization, and is applied after the HelmReleases that it depends on.
 */
export function sequenceOf(
  { kustomizations, roots, releases = [] }: Pick<FleetState, 'kustomizations' | 'roots' | 'releases'>,
  spend: (operations: number) => void,
): Sequence {
  const byKey = new Map(kustomizations.map((each) => [kustomizationKey(each), each]));
  const appliers = appliersOf(kustomizations);
  const begun = new Set(
    roots.flatMap(({ cluster, objects }) =>
      objects.map(({ object }) => kustomizationKey({ cluster, namespace: namespaceOf(object), name: nameOf(object) })),
    ),
  );
  // A Flux Kustomization that exists before Flux has no parent, even if another one applies it again.
  const parentsOf = onceForEach((each: FleetKustomization) =>
    begun.has(kustomizationKey(each)) ? [] : (appliers.get(kustomizationKey(each)) ?? []),
  );
  const children = new Map<FleetKustomization, FleetKustomization[]>();
  for (const each of kustomizations) for (const parent of parentsOf(each)) push(children, parent, each);
  const ofReleases = new Map(releases.map((release) => [release.owner, release]));
  const ownersOfReleases = new Map(releases.map(({ object, owner }) => [releaseKey(owner.cluster, object), owner]));
  for (const { appliedBy, owner } of releases) push(children, appliedBy, owner);
  const dependencies = onceForEach((each: FleetKustomization): readonly FleetKustomization[] => {
    const release = ofReleases.get(each);
    return release === undefined
      ? each.dependsOn.flatMap((name) => byKey.get(`${each.cluster}/${name}`) ?? [])
      : dependsOnReleases(each.cluster, release.object).flatMap((key) => ownersOfReleases.get(key) ?? []);
  });
  const parents = (each: FleetKustomization): readonly FleetKustomization[] => {
    const release = ofReleases.get(each);
    return release === undefined ? parentsOf(each) : [release.appliedBy];
  };
  const checkedReleases = (each: FleetKustomization): readonly FleetKustomization[] =>
    (children.get(each) ?? []).filter((child) => {
      const release = ofReleases.get(child);
      return release !== undefined && hasHealthCheck(each, release.object);
    });
  /** Returns the Flux Kustomizations that are applied before `then`, and those that are ready before. Stops if `ends` returns true. */
  const before = (then: FleetKustomization, ends: (each: FleetKustomization, isReady: boolean) => boolean): boolean => {
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
      if (ends(each, ready.has(each))) return true;
      spend(UNITS_PER_MEMBER);
      add(parents(each), applied);
      add(dependencies(each), ready);
      if (ready.has(each)) add(each.spec.wait === true ? (children.get(each) ?? []) : checkedReleases(each), ready);
    }
    return false;
  };
  /** Whether a HelmRelease depends on this one, which may be one whose objects are not rendered. */
  const dependsOnRelease = (each: FleetKustomization, object: Fields): boolean => {
    const release = object.kind === 'HelmRelease' ? ofReleases.get(each) : undefined;
    return release !== undefined && dependsOnReleases(each.cluster, release.object).includes(releaseKey(each.cluster, object));
  };
  return {
    isBefore: (first, then) => before(then, (each) => each === first),
    isReadyBefore: (object, first, then) =>
      before(
        then,
        (each, isReady) =>
          (isReady && ((each === first && (hasWait(each) || ofReleases.has(each))) || hasHealthCheck(each, object))) ||
          dependsOnRelease(each, object),
      ),
  };
}

const releaseKey = (cluster: string, object: Fields): string => `${cluster}/${namespaceOf(object)}/${nameOf(object)}`;

/** Returns the keys of the HelmReleases that a HelmRelease depends on. */
const dependsOnReleases = (cluster: string, object: Fields): readonly string[] =>
  listOf(fieldsOf(object.spec).dependsOn)
    .map(fieldsOf)
    .map(({ namespace, name }) => `${cluster}/${textOf(namespace) || namespaceOf(object)}/${textOf(name)}`);

/** Whether a Flux Kustomization waits for its objects. A health check often names an object that a chart installs. */
const hasWait = ({ spec }: FleetKustomization): boolean => spec.wait === true || listOf(spec.healthChecks).length > 0;

/** Whether a Flux Kustomization has a health check of an object. */
const hasHealthCheck = ({ spec, namespace }: FleetKustomization, object: Fields): boolean =>
  listOf(spec.healthChecks).some((each) => {
    const check = fieldsOf(each);
    return (
      check.kind === object.kind &&
      check.name === nameOf(object) &&
      (textOf(check.namespace) || namespace) === (namespaceOf(object) || namespace)
    );
  });

const UNITS_PER_MEMBER = 10;

/** Returns the parents of Flux Kustomizations: other Flux Kustomizations, and ResourceSets. */
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

/** Whether a Flux Kustomization depends on another one of its cluster, directly or through others. `find` returns one by `namespace/name`. */
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
