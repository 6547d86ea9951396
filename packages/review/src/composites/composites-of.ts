import type { FleetKustomization } from '@slipway/flux-build';
import { below, type Fields, fieldsOf } from '@slipway/manifest';
import type { Composites } from '../changes/review-file.gen.ts';
import { groupOf, kindOf, nameOf, own, scalarText, titleOf } from '../objects/values.ts';

/** Finds the composite resources of a Composition on one cluster, and whether the kind has any there. */
export type CompositesOf = (cluster: string, composition: Fields) => Composites & { readonly kindIsUsed: boolean };

/**
 * Finds the composite resources and claims that are on a cluster before and after a change, with their Composition, by the selectors of
 * Crossplane (`internal/controller/apiextensions/composite/api.go`). If several match, Crossplane selects one at random, so each counts.
 */
export function findComposites(old: readonly FleetKustomization[], next: readonly FleetKustomization[]): CompositesOf {
  const clusters = new Map<string, ClusterComposites>();
  return (cluster, composition) => {
    const found = clusters.get(cluster) ?? compositesOn(cluster, old, next);
    clusters.set(cluster, found);
    const type = fieldsOf(below(composition, 'spec').compositeTypeRef);
    const ofKind = found.of(scalarText(type.apiVersion), scalarText(type.kind));
    const made = ofKind.filter((each) => isMadeBy(each, composition));
    const names = (wanted: boolean): readonly string[] =>
      [...new Set(made.filter((each) => follows(each, composition) === wanted).map(({ object }) => titleOf(object)))].sort();
    return { automatic: names(true), manual: names(false), kindIsUsed: ofKind.length > 0 };
  };
}

/** Collects the composite resources of all clusters of a change. */
export function compositesOfAll(of: CompositesOf, clusters: readonly string[], composition: Fields): ReturnType<CompositesOf> {
  const all = clusters.map((cluster) => of(cluster, composition));
  const names = (key: 'automatic' | 'manual'): readonly string[] => [...new Set(all.flatMap((each) => each[key]))].sort();
  return { automatic: names('automatic'), manual: names('manual'), kindIsUsed: all.some(({ kindIsUsed }) => kindIsUsed) };
}

export const isComposition = (object: Fields): boolean => kindOf(object) === 'Composition' && groupOf(object) === COMPOSITES;

const COMPOSITES = 'apiextensions.crossplane.io';

interface Composite {
  readonly object: Fields;
  /** From the CompositeResourceDefinition of its kind. */
  readonly definition: Fields;
}

interface ClusterComposites {
  readonly of: (apiVersion: string, kind: string) => readonly Composite[];
}

/** A Composition is for one version of a kind, whose objects may be written in another version. */
function compositesOn(cluster: string, old: readonly FleetKustomization[], next: readonly FleetKustomization[]): ClusterComposites {
  const before = new Set(objectsOn(cluster, old).map(identity));
  const objects = objectsOn(cluster, next);
  const definitions = new Map(
    objects.flatMap((object) => {
      if (kindOf(object) !== 'CompositeResourceDefinition' || groupOf(object) !== COMPOSITES) return [];
      const { group, names, claimNames } = below(object, 'spec');
      // A Composition names the kind of the composite resource, also if users write claims.
      const composed = kindKey(scalarText(group), scalarText(fieldsOf(names).kind));
      return [names, claimNames].map((each) => {
        const key = kindKey(scalarText(group), scalarText(fieldsOf(each).kind));
        return [key, { composed, definition: below(object, 'spec') }] as const;
      });
    }),
  );
  const composites = Map.groupBy(
    objects.flatMap((object) => {
      const found = definitions.get(kindKey(groupOf(object), kindOf(object)));
      return found === undefined || !before.has(identity(object)) ? [] : [{ ...found, object }];
    }),
    ({ composed }) => composed,
  );
  return { of: (apiVersion, kind) => composites.get(kindKey(groupOf({ apiVersion }), kind)) ?? [] };
}

const objectsOn = (cluster: string, all: readonly FleetKustomization[]): readonly Fields[] =>
  all.flatMap(({ appliesTo, objects = [] }) => (appliesTo === cluster ? objects.map(({ object }) => object) : []));

const kindKey = (group: string, kind: string): string => `${group}/${kind}`;
const identity = (object: Fields): string => [groupOf(object), titleOf(object)].join('/');

/** Returns the fields for Crossplane itself: below `spec.crossplane`, in `spec` of legacy kinds and of claims. */
function crossplaneField({ object }: Composite, field: string): unknown {
  const spec = below(object, 'spec');
  return own(below(spec, 'crossplane'), field) ?? own(spec, field);
}

function isMadeBy(composite: Composite, composition: Fields): boolean {
  const { definition } = composite;
  const selector = crossplaneField(composite, 'compositionSelector');
  const named =
    scalarText(below(definition, 'enforcedCompositionRef').name) ||
    scalarText(fieldsOf(crossplaneField(composite, 'compositionRef')).name) ||
    (selector === undefined ? scalarText(below(definition, 'defaultCompositionRef').name) : '');
  return named === '' ? matches(composition, selector) : named === nameOf(composition);
}

/** Whether the change of a Composition reaches a composite resource of it at once. A revision has the labels of its Composition. */
function follows(composite: Composite, composition: Fields): boolean {
  const { definition } = composite;
  const policy = scalarText(crossplaneField(composite, 'compositionUpdatePolicy')) || scalarText(definition.defaultCompositionUpdatePolicy);
  if (policy === 'Manual') return false;
  const pinned = crossplaneField(composite, 'compositionRevisionRef') !== undefined;
  const selector =
    crossplaneField(composite, 'compositionRevisionSelector') ?? (pinned ? undefined : definition.defaultCompositionRevisionSelector);
  return matches(composition, selector);
}

const matches = (composition: Fields, selector: unknown): boolean =>
  Object.entries(below(selector, 'matchLabels')).every(([label, value]) => own(below(composition, 'metadata', 'labels'), label) === value);
