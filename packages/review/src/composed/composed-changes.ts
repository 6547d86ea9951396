import type { ComposedResource, ComposedStep, CompositeChange } from '@slipway/compose/changes';
import { type AppliedObject, type FleetKustomization, inventoryId } from '@slipway/flux-build';
import { below, createBudget, type Fields, fieldsOf, LimitError, onceForEach } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { Cause, ReviewComposite, TemplateChanges } from '../changes/review-file.gen.ts';
import { isComposition } from '../composites/composites-of.ts';
import { groupOf, isSame, kindOf, nameOf, own, scalarText, titleOf } from '../objects/values.ts';
import type { ReviewedChange, ReviewedObject } from '../releases/release-changes.ts';
import { type ClusterComposite, foldComposites } from './fold-composites.ts';
import { lostContent } from './lost-content.ts';

/** The objects of all clusters before a change, and what Flux and helm-controller change. */
export interface ComposedSides {
  readonly old: readonly FleetKustomization[];
  readonly changes: readonly ReviewedChange[];
  /** Returns the messages with which the API server refuses an update, and only because it is one. */
  readonly refusalsOfComposed: (before: Fields, after: Fields, cluster: string) => readonly string[];
}

/** The changes of the resources that Crossplane composes. */
export interface ComposedChanges {
  readonly changes: readonly ReviewedChange[];
  readonly composites: readonly ReviewComposite[];
  /** Composites that Crossplane composes before the change, and refuses after it. */
  readonly failing: readonly FailingComposite[];
  /** `cluster|name` of the Compositions of which all composites in the repository are compared. */
  readonly known: ReadonlySet<string>;
}

/** A composite that Crossplane refuses, with its Composition. */
interface FailingComposite {
  readonly owner: ReviewedObject;
  /** `Kind/namespace/name`. */
  readonly composite: string;
  readonly cluster: string;
  readonly message: string;
}

/** Rendering needs many modules. They are loaded when a change reaches a composite. */
const compose = lazy<typeof import('@slipway/compose/changes')>(import.meta.url, '@slipway/compose/changes');

/** Returns the changes of all resources that the composites of a repository compose, on each cluster. */
export function composedChanges({ old, changes, refusalsOfComposed }: ComposedSides): ComposedChanges {
  const reached = reachedClusters(old, changes);
  if (reached.size === 0) return { changes: [], composites: [], failing: [], known: new Set() };
  const { clusterState, compositeChanges } = compose();
  const budget = createBudget({ operations: MAX_OPERATIONS, bytes: MAX_BYTES });
  const found: ReviewedChange[] = [];
  const composites: ClusterComposite[] = [];
  const failing: FailingComposite[] = [];
  const leftOut: string[] = [];
  for (const [cluster, { before, after }] of reached) {
    const sides = { before: clusterState(objectsOf(before)), after: clusterState(objectsOf(after)), budget };
    const owners = new Map([...before.values(), ...after.values()].map((each) => [each.applied.object, each]));
    try {
      for (const change of compositeChanges(sides)) {
        composites.push({ cluster, change });
        failing.push(...failingComposite(change, cluster, owners));
        if (change.event !== 'changed' || change.effect.kind !== 'composed') continue;
        for (const step of change.effect.steps)
          found.push(
            reviewedChange(step, change.composite, {
              cluster,
              owners,
              kinds: new Set(sides.before.definitions.keys()),
              refusalsOfComposed,
            }),
          );
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      leftOut.push(cluster);
    }
  }
  return {
    changes: found,
    composites: foldComposites(composites, leftOut),
    failing,
    known: knownCompositions(composites.filter(({ cluster }) => !leftOut.includes(cluster))),
  };
}

/** Limits of a review. Not of time, so that the same fleets always have the same review. */
const [MAX_OPERATIONS, MAX_BYTES] = [1e9, 2 ** 30];

type Objects = ReadonlyMap<string, ReviewedObject>;

/** The objects of a cluster that decide what it composes, before and after the change. */
interface ClusterSides {
  readonly before: Objects;
  readonly after: Objects;
}

const objectsOf = (objects: Objects): Iterable<Fields> => objects.values().map(({ applied }) => applied.object);

const [COMPOSITES, PACKAGES] = ['apiextensions.crossplane.io', 'pkg.crossplane.io'];

/** Returns the clusters on which a Composition, a composite, or what a Composition reads changes. */
function reachedClusters(old: readonly FleetKustomization[], changes: readonly ReviewedChange[]): ReadonlyMap<string, ClusterSides> {
  const kinds = new Set([...allObjects(old), ...changedObjects(changes)].flatMap(definedKinds));
  if (kinds.size === 0) return new Map();
  const decides = (object: Fields): boolean =>
    groupOf(object) === COMPOSITES || (groupOf(object) === PACKAGES && kindOf(object) === 'Function') || kinds.has(kindKey(object));
  const changed = Map.groupBy(
    changes.filter((change) => [change.before, change.after].some((each) => each !== undefined && decides(each.applied.object))),
    ({ cluster }) => cluster,
  );
  const byCluster = Map.groupBy(old, ({ appliesTo }) => appliesTo);
  return new Map(
    [...changed].map(([cluster, own]) => {
      const before = new Map<string, ReviewedObject>();
      for (const kustomization of byCluster.get(cluster) ?? [])
        for (const applied of kustomization.objects ?? [])
          if (decides(applied.object)) before.set(inventoryId(applied.object), { kustomization, applied });
      return [cluster, { before, after: afterChanges(before, own) }] as const;
    }),
  );
}

const allObjects = (all: readonly FleetKustomization[]): Iterable<Fields> =>
  all.values().flatMap(({ objects = [] }) => objects.values().map(({ object }) => object));

const changedObjects = (changes: readonly ReviewedChange[]): Iterable<Fields> =>
  changes.values().flatMap(({ after }) => (after === undefined ? [] : [after.applied.object]));

function definedKinds(object: Fields): readonly string[] {
  if (kindOf(object) !== 'CompositeResourceDefinition' || groupOf(object) !== COMPOSITES) return [];
  const group = scalarText(below(object, 'spec').group);
  return ['names', 'claimNames'].map((names) => `${group}/${scalarText(below(object, 'spec', names).kind)}`);
}

const kindKey = (object: Fields): string => `${groupOf(object)}/${kindOf(object)}`;

/** Returns the objects that are on the cluster after the change: also those that Flux leaves behind, or cannot change. */
function afterChanges(before: Objects, changes: readonly ReviewedChange[]): Objects {
  const objects = new Map(before);
  for (const { action, before: was, after: is } of changes) {
    if (action === 'delete' && was !== undefined) objects.delete(inventoryId(was.applied.object));
    if (action !== 'orphan' && action !== 'blocked' && action !== 'delete' && is !== undefined)
      objects.set(inventoryId(is.applied.object), is);
  }
  return objects;
}

/** The facts about the composites of a cluster. */
interface OnCluster {
  readonly cluster: string;
  /** By the object. A Composition that does not change is one object on both sides. */
  readonly owners: ReadonlyMap<Fields, ReviewedObject>;
  /** `group/Kind` of composites. */
  readonly kinds: ReadonlySet<string>;
  readonly refusalsOfComposed: ComposedSides['refusalsOfComposed'];
}

function failingComposite(
  { composite, composition, effect }: CompositeChange,
  cluster: string,
  owners: OnCluster['owners'],
): readonly FailingComposite[] {
  const owner = composition && owners.get(composition);
  return effect.kind !== 'fails' || owner === undefined ? [] : [{ owner, composite: titleOf(composite), cluster, message: effect.error }];
}

/** Returns what happens to a composed resource in the form of a change of an object. Its name is that of its template. */
function reviewedChange(
  { action, before, after, cause, within, compositions }: ComposedStep,
  composite: Fields,
  { cluster, owners, kinds, refusalsOfComposed }: OnCluster,
): ReviewedChange {
  const reviewed = (resource: ComposedResource, composition: Fields): ReviewedObject => {
    const owner = owners.get(composition) as ReviewedObject;
    return { kustomization: owner.kustomization, applied: appliedOf(resource), composed: { owner, template: resource.template } };
  };
  // A value that only the cluster has may be the one that the server expects.
  const isKnown = before?.object === before?.shown && after?.object === after?.shown;
  const refusals = action === 'change' && before && after && isKnown ? refusalsOfComposed(before.object, after.object, cluster) : [];
  const lost = before && lostContent(before.object, kinds);
  return {
    action: refusals.length > 0 ? 'blocked' : action,
    cluster,
    composed: {
      composite: titleOf(composite),
      composition: nameOf(compositions.after),
      within,
      isKept: before !== undefined && isKept(before.object),
      isTakenOver: action === 'recreate' && before !== undefined && after !== undefined && isTakenOver(before.object, after.object),
      ...(lost !== undefined && { lost }),
    },
    ...(before && { before: reviewed(before, compositions.before) }),
    ...(after && { after: reviewed(after, compositions.after) }),
    ...(refusals.length > 0 ? { cause: 'refused' as const, refusals } : cause !== undefined && { cause }),
  };
}

/** Whether the resource in the cloud remains if its object is deleted. */
function isKept({ spec }: Fields): boolean {
  const { deletionPolicy, managementPolicies: policies } = fieldsOf(spec);
  return deletionPolicy === 'Orphan' || (Array.isArray(policies) && !policies.includes('*') && !policies.includes('Delete'));
}

/** Whether a new object manages the resource in the cloud that the policy of the old object keeps. */
function isTakenOver(before: Fields, after: Fields): boolean {
  const { managementPolicies: policies } = fieldsOf(after.spec);
  const observes = !Array.isArray(policies) || policies.includes('*') || policies.includes('Observe');
  const [was, is] = [before, after].map(identityOf);
  return isKept(before) && observes && was?.externalName !== '' && isSame(was, is);
}

/** Returns the fields that say which resource in the cloud an object manages. */
const identityOf = (object: Fields) => ({
  externalName: scalarText(own(below(object, 'metadata', 'annotations'), 'crossplane.io/external-name')),
  region: own(below(object, 'spec', 'forProvider'), 'region'),
  providerConfig: own(fieldsOf(object.spec), 'providerConfigRef'),
});

const appliedOf = onceForEach(
  ({ shown }: ComposedResource): AppliedObject => ({ object: shown, file: '', index: 0, trace: [], variables: [], unknownVariables: [] }),
);

/** Returns the Compositions of which all composites are compared, as `cluster|name`. */
function knownCompositions(composites: readonly ClusterComposite[]): ReadonlySet<string> {
  const found = new Set<string>();
  const unknown = new Set<string>();
  for (const { cluster, change } of composites) {
    if (change.composition === undefined) continue;
    const key = `${cluster}|${nameOf(change.composition)}`;
    const { effect } = change;
    const isKnown = effect.kind === 'kept' || (effect.kind === 'composed' && effect.unknown.length === 0);
    (isKnown ? found : unknown).add(key);
  }
  return found.difference(unknown);
}

type CauseOf = (object: ReviewedObject, pointer: string, side: 'base' | 'head') => Cause | undefined;

/** Finds the position of a value of a composed resource: that of the patch or the base of its Composition. */
export const withComposedCauses =
  (causeOf: CauseOf): CauseOf =>
  (object, pointer, side) => {
    if (object.composed === undefined) return causeOf(object, pointer, side);
    const origin = composedOrigin(object, pointer);
    return causeOf(origin.owner, origin.pointer, side);
  };

/** Returns the Composition of a composed resource, and the pointer to the patch or the base that decides a field of the resource. */
export function composedOrigin(object: ReviewedObject, pointer: string): { readonly owner: ReviewedObject; readonly pointer: string } {
  if (object.composed === undefined) return { owner: object, pointer };
  const { owner, template } = object.composed;
  const origin = compose().fieldOrigin(owner.applied.object, template, pointer === '/metadata/name' ? '' : pointer);
  return { owner, pointer: origin ?? '' };
}

/** Returns the templates of a changed Composition that are not the same before and after. */
export function templatesThatChange({ action, before, after, composed }: ReviewedChange): TemplateChanges | undefined {
  if (action !== 'change' || composed !== undefined || before === undefined || after === undefined) return undefined;
  const [old, next] = [before.applied.object, after.applied.object];
  return isComposition(next) ? compose().templateChanges(old, next) : undefined;
}
