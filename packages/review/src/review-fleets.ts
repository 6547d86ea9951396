import { type ChangeAction, type FleetTransition, fleetTransition, type TransitionInput } from '@slipway/fleet-check';
import type { FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import { findSchema } from '@slipway/kube-models';
import { compareStrings } from '@slipway/manifest';
import { objectSchema } from '@slipway/validate';
import type { Review } from './changes/review.ts';
import type { Cause, Composites, Hunk, ReviewChange } from './changes/review-file.gen.ts';
import { type ComposedSides, composedChanges, templatesThatChange, withComposedCauses } from './composed/composed-changes.ts';
import { type CompositesOf, compositesOfAll, findComposites, isComposition } from './composites/composites-of.ts';
import type { Mask } from './diff/confidential.ts';
import type { ObjectDiff } from './diff/diff-object.ts';
import type { Noise } from './diff/noise.ts';
import { withoutEncryptedNames } from './encrypted-objects.ts';
import { withFailedSubstitutions } from './failing-substitution.ts';
import { type Entry, foldChanges, type HiddenChange, type SchemaOf } from './fold/entry.ts';
import { kustomizationsOf } from './kustomizations.ts';
import { groupOf, kindOf, nameOf, namespaceOf, scalarText } from './objects/values.ts';
import type { OwnersOf } from './owners/code-owners.ts';
import { suggestReviewers } from './owners/suggest-reviewers.ts';
import { asOwners, type ChangedRelease, type ReviewedObject, releaseChanges } from './releases/release-changes.ts';
import { reviewReleases } from './releases/review-releases.ts';
import { type AssessedEntry, assessEntries } from './risk/assess-entries.ts';
import { collectRisks } from './risk/collect-risks.ts';
import { assessHooks } from './risk/hooks.ts';
import { remoteChanges } from './risk/remote-changes.ts';
import { unappliedChanges } from './risk/unapplied-changes.ts';
import { unknownOf } from './unknown.ts';

/** One side of a review. */
export interface ReviewSide {
  /** Name for readers: `main`, a commit, `working tree`. */
  readonly name: string;
  /** Flux Kustomizations, and ResourceSets in the same form. */
  readonly kustomizations: readonly FleetKustomization[];
  /** What HelmReleases install. @default unknown */
  readonly releases?: readonly FleetRelease[];
}

/** Two sides, and functions that explain the changes between them. */
export interface ReviewInput {
  readonly base: ReviewSide;
  readonly head: ReviewSide;
  readonly refusalsOfUpdate?: TransitionInput['refusalsOfUpdate'];
  /** Returns the messages with which the API server refuses an object only because another one exists. @default none */
  readonly refusalsOfComposed?: ComposedSides['refusalsOfComposed'];
  /** Returns the schema of the objects of a kind. @default those of kube-models */
  readonly schemaOf?: SchemaOf;
  /** Returns the source position of the value at a pointer of an object of one side. @default unknown */
  readonly causeOf?: (object: ReviewedObject, pointer: string, side: 'base' | 'head') => Cause | undefined;
  /** Removes secret values from the output. @default keeps all */
  readonly mask?: Mask;
  /** Owners of the files of the base. @default unknown */
  readonly ownersOf?: OwnersOf;
}

/** Reviews a change: what Flux does on each cluster when head follows base, the risks, and the unknowns. */
export function reviewFleets(input: ReviewInput): Review {
  const review = unmaskedReview(input);
  // Evidence, refusals and names contain texts of objects, too.
  return input.mask === undefined ? review : input.mask(review);
}

function unmaskedReview({
  base,
  head,
  refusalsOfUpdate = () => [],
  refusalsOfComposed = () => [],
  schemaOf = bundledSchema,
  causeOf: givenCauseOf,
  ownersOf,
  mask,
}: ReviewInput): Review {
  const old = withoutEncryptedNames(base.kustomizations);
  const next = withFailedSubstitutions(old, withoutEncryptedNames(head.kustomizations));
  const transition = fleetTransition({
    old: { kustomizations: old },
    new: { kustomizations: next },
    refusalsOfUpdate,
  });
  const { releases: oldReleases = [] } = base;
  const { releases: nextReleases = [] } = head;
  const released = releaseChanges({ old: oldReleases, next: nextReleases, applied: transition.changes, refusalsOfUpdate });
  const own = [...transition.changes, ...released.changes];
  const composed = composedChanges({ old: [...old, ...asOwners(oldReleases)], changes: own, refusalsOfComposed });
  const causeOf = givenCauseOf && withComposedCauses(givenCauseOf);
  const { entries, noise } = foldChanges([...own, ...composed.changes], schemaOf, mask);
  const compositesOf = findComposites(old, next);
  const [before, after] = [clustersOf([...old, ...oldReleases]), clustersOf([...next, ...nextReleases])];
  const newClusters = after.difference(before);
  const assessed = assessEntries(entries, {
    old: [...old, ...asOwners(oldReleases)],
    next: [...next, ...asOwners(nextReleases)],
    compositesOf,
    newClusters,
    rendered: released.known,
    composed: composed.known,
  });
  const compositionOf = findChangedCompositions(assessed, compositesOf);
  const changes = assessed
    .map((each, index) => changeOf(each, { compositesOf, compositionOf, ...(index < MAX_CAUSES && causeOf && { causeOf }) }))
    .sort(inOrder);
  const releases = reviewReleases(released.releases, countNoise(noise));
  return {
    base: base.name,
    head: head.name,
    changes,
    risks: collectRisks(assessed, {
      clusters: new Set([...before, ...after]),
      newClusters,
      leftBehind: clustersLeftBehind(old, before.difference(after), transition.changes),
      remote: remoteChanges(old, next),
      unapplied: unappliedChanges(old, next).map(({ object, ...each }, index) => {
        const cause = index < MAX_CAUSES ? causeOf?.(object, '', 'head') : undefined;
        return { ...each, ...(cause !== undefined && { cause }) };
      }),
      failing: released.failing,
      hooks: assessHooks(released.releases, [...old, ...asOwners(oldReleases)], [...next, ...asOwners(nextReleases)]),
      composites: composed.composites,
    }),
    unknown: unknownOf({ changes: transition.unknown, entries, old, next, released }),
    ...(ownersOf !== undefined && { reviewers: suggestReviewers(changes, ownersOf) }),
    kustomizations: kustomizationsOf(changes, old, next),
    newClusters: [...newClusters].sort(),
    removedClusters: [...before].filter((cluster) => !after.has(cluster)).sort(),
    clusters: new Set([...before, ...after]).size,
    ...(composed.composites.length > 0 && { composites: composed.composites }),
    ...(releases.length > 0 && { releases }),
    noiseOnly: noise.length,
    hidden: hiddenOf([
      ...noise.map(({ diff }) => diff),
      ...entries.flatMap(({ diff, clusters }) => (diff === undefined ? [] : clusters.map(() => diff))),
    ]),
  };
}

/** Returns the removed clusters on which nothing changes, with the number of their objects. Flux deletes the objects of the others. */
function clustersLeftBehind(
  old: readonly FleetKustomization[],
  removed: ReadonlySet<string>,
  changes: FleetTransition['changes'],
): ReadonlyMap<string, number> {
  const changed = new Set(changes.map(({ cluster }) => cluster));
  const objectsOf = (name: string): number =>
    old.filter(({ appliesTo }) => appliesTo === name).reduce((sum, { objects = [] }) => sum + objects.length, 0);
  return new Map([...removed].filter((name) => !changed.has(name)).map((name) => [name, objectsOf(name)]));
}

/** Limit, because finding the line of a value takes about a millisecond. */
const MAX_CAUSES = 300;

const bundledSchema: SchemaOf = (apiVersion, kind) => {
  const found = findSchema(apiVersion, kind);
  return found === undefined ? undefined : (objectSchema(found) as ReturnType<SchemaOf>);
};

const clustersOf = (all: readonly Pick<FleetKustomization, 'appliesTo'>[]): ReadonlySet<string> =>
  new Set(all.map(({ appliesTo }) => appliesTo));

function countNoise(noise: readonly HiddenChange[]): ReadonlyMap<ChangedRelease, number> {
  const numbers = new Map<ChangedRelease, number>();
  for (const { change } of noise) if (change.release !== undefined) numbers.set(change.release, (numbers.get(change.release) ?? 0) + 1);
  return numbers;
}

function hiddenOf(diffs: readonly ObjectDiff[]): Readonly<Partial<Record<Noise, number>>> {
  const sum: Partial<Record<Noise, number>> = {};
  for (const { hidden } of diffs)
    for (const [reason, number] of Object.entries(hidden) as [Noise, number][]) sum[reason] = (sum[reason] ?? 0) + number;
  return sum;
}

/** Facts for one change, in addition to the change itself. */
interface ChangeFacts extends Pick<ReviewInput, 'causeOf'> {
  readonly compositesOf: CompositesOf;
  readonly compositionOf: (entry: AssessedEntry) => string | undefined;
}

function changeOf(assessed: AssessedEntry, { compositesOf, compositionOf, causeOf }: ChangeFacts): ReviewChange {
  const { entry, found, level } = assessed;
  const { change, object, owner, hunks, diff, clusters, renamedFrom, renamedTo } = entry;
  const namespace = namespaceOf(object);
  const { action, cause: why, refusals, before } = change;
  const hasHidden = diff !== undefined && Object.keys(diff.hidden).length > 0;
  const cause = causeOf === undefined ? undefined : causeOfEntry(entry, causeOf);
  const was = before === undefined || change.after !== undefined ? undefined : causeOf?.(before, '', 'base');
  const composites = compositesOfEntry(entry, compositesOf);
  const composition = compositionOf(assessed);
  return {
    action,
    apiVersion: scalarText(object.apiVersion),
    kind: kindOf(object),
    ...(namespace !== '' && { namespace }),
    name: nameOf(object),
    clusters,
    risk: level,
    rules: [...new Set(found.map(({ rule }) => rule))],
    hunks: renamedFrom?.diff.hunks.filter(isShown) ?? hunks,
    kustomization: nameOfOwner(owner),
    ...(change.release !== undefined && { release: change.release.name }),
    ...(owner.installed !== undefined && owner.installed.source !== '' && { template: owner.installed.source }),
    ...(owner.installed?.perhaps && { perhaps: true as const }),
    ...(action === 'move' && before !== undefined && { movedFrom: nameOfOwner(before) }),
    ...(renamedFrom !== undefined && { renamedFrom: renamedFrom.name }),
    ...(renamedTo !== undefined && { renamedTo }),
    ...(composites !== undefined && { composites }),
    ...(composition !== undefined && { composition }),
    ...composedParts(entry),
    ...(why !== undefined && { why }),
    ...(refusals !== undefined && refusals.length > 0 && { refusals }),
    ...(diff?.restarts && { restarts: true as const }),
    ...(hasHidden && { hidden: diff.hidden }),
    ...(cause !== undefined && { cause }),
    ...(was !== undefined && { was }),
  };
}

/** Returns the composite resources of a Composition that exists before and after. */
function compositesOfEntry({ change, object, clusters }: Entry, compositesOf: CompositesOf): Composites | undefined {
  if (change.action !== 'change' || !isComposition(object)) return undefined;
  const { automatic, manual } = compositesOfAll(compositesOf, clusters, object);
  return automatic.length + manual.length === 0 ? undefined : { automatic, manual };
}

/** Returns the composites of a composed resource, and the templates of a Composition that change. */
function composedParts({ change, composites = [] }: Entry): Pick<ReviewChange, 'composed' | 'templates'> {
  if (change.composed === undefined) {
    const templates = templatesThatChange(change);
    return templates === undefined ? {} : { templates };
  }
  const { composition, within, isKept, isTakenOver } = change.composed;
  return {
    composed: {
      ...{ composition, composites },
      ...(within.length > 0 && { within }),
      ...(isKept && { kept: true }),
      ...(isTakenOver && { takenOver: true }),
    },
  };
}

/** Finds the Composition that changes together with one of its composite resources, on a cluster of both. */
function findChangedCompositions(all: readonly AssessedEntry[], compositesOf: CompositesOf): ChangeFacts['compositionOf'] {
  const changed = new Map<string, string>();
  for (const { entry, title } of all) {
    if (entry.change.action !== 'change' || !isComposition(entry.object)) continue;
    for (const cluster of entry.clusters) {
      const { automatic, manual } = compositesOf(cluster, entry.object);
      for (const name of [...automatic, ...manual]) changed.set(`${cluster}\0${name}`, title);
    }
  }
  return ({ entry, title }) => entry.clusters.map((cluster) => changed.get(`${cluster}\0${title}`)).find((found) => found !== undefined);
}

/** Fields that only name an object. */
const isShown = ({ path }: Hunk): boolean => !['apiVersion', 'kind', 'metadata.name', 'metadata.namespace'].includes(path);

const nameOfOwner = ({ kustomization: { namespace, name } }: ReviewedObject): string => `${namespace}/${name}`;

/** Returns the position of the first difference, or of the whole object. */
function causeOfEntry({ change, diff }: AssessedEntry['entry'], causeOf: NonNullable<ReviewInput['causeOf']>): Cause | undefined {
  const { before, after } = change;
  const [place = { side: after === undefined ? 'before' : 'after', pointer: '' }] = diff?.pointers ?? [];
  if (place.side === 'before') return before === undefined || after === undefined ? undefined : causeOf(before, place.pointer, 'base');
  return after === undefined ? undefined : causeOf(after, place.pointer, 'head');
}

const ACTIONS: readonly ChangeAction[] = ['delete', 'recreate', 'blocked', 'orphan', 'move', 'change', 'create'];

/** Sorts changes: the highest risk first, then deletions. The order is stable. */
function inOrder(a: ReviewChange, b: ReviewChange): number {
  return b.risk - a.risk || ACTIONS.indexOf(a.action) - ACTIONS.indexOf(b.action) || compareStrings(sortKey(a), sortKey(b));
}

const sortKey = ({ apiVersion, kind, namespace = '', name, clusters }: ReviewChange): string =>
  [groupOf({ apiVersion }), kind, namespace, name, clusters.join(',')].join('\0');
