import { changedObject, type ObjectChange, type OwnedObject } from '@slipway/fleet-check';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease, InstalledObject } from '@slipway/helm';
import { onceForEach } from '@slipway/manifest';
import type { Unknown } from '../changes/review-file.gen.ts';
import { groupOf, kindOf, nameOf, namespaceOf } from '../objects/values.ts';
import { isUpgrade, type ReleaseChange, type RenderedRelease, releaseChange } from './release-change.ts';

/** An object, and the release that installs it. */
export interface ReviewedObject extends OwnedObject {
  /** Undefined for an object of a Flux Kustomization. */
  readonly release?: RenderedRelease;
  readonly installed?: InstalledObject;
  /** For a resource that Crossplane composes: its Composition, and the name of its template there. */
  readonly composed?: { readonly owner: ReviewedObject; readonly template: string };
}

/** The composite that composes a resource. */
export interface ComposedOrigin {
  /** `Kind/namespace/name` of the composite or claim. */
  readonly composite: string;
  /** Name of its Composition. */
  readonly composition: string;
  /** Templates of the composites between the two. */
  readonly within: readonly string[];
  /** Whether the resource in the cloud remains if the object is deleted. */
  readonly isKept: boolean;
  /** Whether the object that replaces it manages the same resource in the cloud. */
  readonly isTakenOver: boolean;
  /** What is lost if the resource is deleted; undefined if a new one is equal. */
  readonly lost?: string;
}

/** A change of an object, and the release that installs it. */
export interface ReviewedChange extends ObjectChange {
  readonly before?: ReviewedObject;
  readonly after?: ReviewedObject;
  /** Undefined for an object of a Flux Kustomization. */
  readonly release?: ChangedRelease;
  /** For a resource that Crossplane composes. */
  readonly composed?: ComposedOrigin;
}

/** Returns the object of a change: the applied one, else the one on the cluster. */
export const reviewedObject = (change: ReviewedChange): ReviewedObject => changedObject(change);

/** The change of a HelmRelease on one cluster, with a rendered chart. */
export interface ChangedRelease {
  /** `namespace/name` of the HelmRelease. */
  readonly name: string;
  /** Cluster that the objects go to. */
  readonly cluster: string;
  readonly before?: RenderedRelease;
  readonly after?: RenderedRelease;
  readonly change: ReleaseChange;
}

/** The changes of all releases of a fleet. */
export interface ReleaseChanges {
  readonly releases: readonly ChangedRelease[];
  readonly changes: readonly ReviewedChange[];
  /** Releases that Helm refuses after the change. */
  readonly failing: readonly FailingRelease[];
  /** Releases that are rendered on one side only. */
  readonly unknown: readonly Unknown[];
  /** `cluster|namespace/name` of the releases that are rendered on each side that has them. */
  readonly known: ReadonlySet<string>;
}

/** A release that Helm rendered before the change and refuses after it. */
export interface FailingRelease {
  readonly name: string;
  readonly clusters: readonly string[];
  readonly message: string;
}

/** The releases of both sides, and what Flux does with the HelmReleases. */
export interface ReleaseSides {
  readonly old: readonly FleetRelease[];
  readonly next: readonly FleetRelease[];
  /** The changes of the objects that Flux Kustomizations apply. */
  readonly applied: readonly ObjectChange[];
  readonly refusalsOfUpdate: (before: InstalledObject['object'], after: InstalledObject['object'], cluster: string) => readonly string[];
}

/** Returns what helm-controller does on each cluster, with the values of that cluster. */
export function releaseChanges({ old, next, applied, refusalsOfUpdate }: ReleaseSides): ReleaseChanges {
  const [before, after] = [byKey(old), byKey(next)];
  const ofHelmRelease = new Map(applied.flatMap(helmReleaseChange));
  const releases: ChangedRelease[] = [];
  const unknown: Unknown[] = [];
  const failing: FailingRelease[] = [];
  const known = new Set<string>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = asReconciled(before.get(key), after.get(key));
    const { appliesTo: cluster, spec } = (is ?? was) as FleetRelease;
    const name = `${spec.namespace}/${spec.name}`;
    const side = unrenderedSide(was, is);
    if (side !== undefined) {
      if (side.isFailure && isReconciled(was, is, ofHelmRelease.get(key)))
        failing.push({ name, clusters: [cluster], message: side.message });
      else unknown.push({ what: side.what, side: side.side, name, clusters: [cluster], message: side.message });
      continue;
    }
    if ([was, is].some((each) => each !== undefined && !isRendered(each))) continue;
    known.add(key);
    if (!isReconciled(was, is, ofHelmRelease.get(key))) continue;
    const to = is as RenderedRelease | undefined;
    // On another cluster the release is new. helm-controller does not uninstall it on the old cluster.
    const from = is === undefined || was?.appliesTo === cluster ? (was as RenderedRelease | undefined) : undefined;
    const change = releaseChange(from, to, (a, b) => refusalsOfUpdate(a, b, cluster));
    if (change !== undefined) releases.push({ name, cluster, ...(from && { before: from }), ...(to && { after: to }), change });
  }
  const changes = releases.flatMap((release) => {
    const { cluster } = (release.after ?? release.before) as RenderedRelease;
    return objectChanges(release, ofHelmRelease.get(keyOf(cluster, release.name)));
  });
  return { releases, changes, failing, unknown, known };
}

/**
 * Returns both sides as helm-controller renders them. An upgrade may render other objects than an installation, so both sides of an upgrade
 * are renders of upgrades: a running release is usually not in its first revision. An upgrade that keeps values is rendered with those of
 * the old side.
 */
function asReconciled(
  was: FleetRelease | undefined,
  is: FleetRelease | undefined,
): readonly [FleetRelease | undefined, FleetRelease | undefined] {
  if (was === undefined || is === undefined) return [was, is];
  const asUpgradeOf = isRendered(was) ? is.asUpgradeOf : undefined;
  if ([was.asUpgrade, is.asUpgrade, asUpgradeOf].every((each) => each === undefined)) return [was, is];
  if (isRendered(was) && isRendered(is) && !isUpgrade(was, is)) return [was, is];
  const before = was.asUpgrade?.(2) ?? was;
  const after = asUpgradeOf?.(was, 3) ?? is.asUpgrade?.(3) ?? is;
  return [isRendered(before) ? before : was, after];
}

const keyOf = (cluster: string, name: string): string => `${cluster}|${name}`;

/** Of several owners of one HelmRelease the last one counts. */
const byKey = (releases: readonly FleetRelease[]): ReadonlyMap<string, FleetRelease> =>
  new Map(releases.map((each) => [keyOf(each.cluster, `${each.spec.namespace}/${each.spec.name}`), each]));

function helmReleaseChange(change: ObjectChange): readonly (readonly [string, ObjectChange])[] {
  const object = (change.after ?? change.before)?.applied.object ?? {};
  if (kindOf(object) !== 'HelmRelease' || groupOf(object) !== 'helm.toolkit.fluxcd.io') return [];
  return [[keyOf(change.cluster, `${namespaceOf(object)}/${nameOf(object)}`), change]];
}

const isRendered = (release: FleetRelease): release is RenderedRelease => release.objects !== undefined && release.chart !== undefined;

/** Returns the side on which the objects of a release are unknown, if the other side has them. */
function unrenderedSide(
  was: FleetRelease | undefined,
  is: FleetRelease | undefined,
): (Required<Pick<Unknown, 'side' | 'what' | 'message'>> & { readonly isFailure: boolean }) | undefined {
  if (was === undefined || is === undefined || isRendered(was) === isRendered(is)) return undefined;
  const side = isRendered(was) ? 'head' : 'base';
  const { missing, error } = side === 'head' ? is : was;
  const message = error?.message ?? missing ?? '';
  return { side, what: error === undefined ? 'chart' : 'not-rendered', message, isFailure: side === 'head' && error !== undefined };
}

/** Whether helm-controller gets the new state of a HelmRelease. */
function isReconciled(was: FleetRelease | undefined, is: FleetRelease | undefined, change: ObjectChange | undefined): boolean {
  // A suspended release is not uninstalled, and a HelmRelease that Flux leaves behind keeps its objects.
  if (is === undefined) return was?.spec.suspended !== true && change?.action === 'delete';
  if (is.spec.suspended || is.owner.suspended || is.owner.suspendedBy !== undefined) return false;
  if (was === undefined) return change?.action === 'create';
  return change === undefined || change.action === 'change' || change.action === 'move';
}

/** Returns the changes of the objects of a release, each with the owner of its HelmRelease. */
function objectChanges(release: ChangedRelease, own: ObjectChange | undefined): readonly ReviewedChange[] {
  const { cluster, before, after, change } = release;
  const isUncertain = own?.cause === 'may-be-suspended-first';
  return change.changes.map((step): ReviewedChange => {
    const cause = step.cause ?? (isUncertain ? own.cause : undefined);
    return {
      action: step.action,
      cluster,
      release,
      ...(step.before && before && { before: ownedBy(before, step.before) }),
      ...(step.after && after && { after: ownedBy(after, step.after) }),
      ...(cause && { cause }),
      ...(step.refusals && { refusals: step.refusals }),
    };
  });
}

const ownedBy = (release: RenderedRelease, installed: InstalledObject): ReviewedObject => ({
  kustomization: release.owner,
  applied: appliedOf(installed),
  release,
  installed,
});

/** Returns an object of a release in the form of an object of a Flux Kustomization. Equal releases share it. */
const appliedOf = onceForEach(
  ({ object, source, unknownVariables }: InstalledObject): AppliedObject => ({
    object,
    file: source,
    index: 0,
    trace: [],
    variables: [],
    unknownVariables,
  }),
);

const appliedObjects = onceForEach((objects: readonly InstalledObject[]): readonly AppliedObject[] => objects.map(appliedOf));

/**
 * Returns releases as if the Flux Kustomizations of the HelmReleases applied their objects, for rules about a whole fleet.
 */
export const asOwners = (releases: readonly FleetRelease[]): readonly FleetKustomization[] =>
  releases.flatMap(({ owner, appliesTo, objects }) =>
    objects === undefined ? [] : [{ ...owner, appliesTo, objects: appliedObjects(objects) }],
  );
