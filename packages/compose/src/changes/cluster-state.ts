import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { groupOf, isComposition } from '../check/composition.ts';

/** A composite or a claim that a repository applies to a cluster. */
export interface Composite {
  readonly object: Fields;
  readonly definition: Fields;
  readonly isClaim: boolean;
}

/** The objects of one cluster that control what Crossplane composes there. */
export interface ClusterState {
  /** By `group/Kind` of composites and claims. */
  readonly definitions: ReadonlyMap<string, Pick<Composite, 'definition' | 'isClaim'>>;
  readonly compositions: readonly Fields[];
  /** The package of each Function, by the name of the Function. */
  readonly functions: ReadonlyMap<string, string>;
  readonly environments: readonly Fields[];
  /** By `group/Kind/namespace/name`. */
  readonly composites: ReadonlyMap<string, Composite>;
}

/** Returns the objects of Crossplane on a cluster. */
export function clusterState(objects: Iterable<Fields>): ClusterState {
  const all = [...objects];
  const definitions = new Map(all.filter(isDefinition).flatMap(definedKinds));
  return {
    definitions,
    compositions: all.filter(isComposition),
    functions: new Map(
      all.filter(isFunction).map(({ metadata, spec }) => [textOf(fieldsOf(metadata).name), textOf(fieldsOf(spec).package)]),
    ),
    environments: all.filter(({ apiVersion, kind }) => kind === 'EnvironmentConfig' && textOf(apiVersion).startsWith(`${COMPOSITES}/`)),
    composites: new Map(
      all.flatMap((object) => {
        const defined = definitions.get(kindKey(object));
        return defined === undefined ? [] : [[objectKey(object), { ...defined, object }] as const];
      }),
    ),
  };
}

const COMPOSITES = 'apiextensions.crossplane.io';

const isDefinition = (object: Fields): boolean => object.kind === 'CompositeResourceDefinition' && groupOf(object) === COMPOSITES;

const isFunction = (object: Fields): boolean => object.kind === 'Function' && groupOf(object) === 'pkg.crossplane.io';

function definedKinds(definition: Fields): readonly (readonly [string, Pick<Composite, 'definition' | 'isClaim'>])[] {
  const { group, names, claimNames } = fieldsOf(definition.spec);
  return [names, claimNames].flatMap((each, index) => {
    const kind = textOf(fieldsOf(each).kind);
    return kind === '' ? [] : [[`${textOf(group)}/${kind}`, { definition, isClaim: index === 1 }] as const];
  });
}

export const kindKey = (object: Fields): string => `${groupOf(object)}/${textOf(object.kind)}`;

/** Returns the identity of an object on its cluster, in any version of its kind. */
export function objectKey(object: Fields): string {
  const { namespace, name } = fieldsOf(object.metadata);
  return [kindKey(object), textOf(namespace), textOf(name)].join('/');
}

/** Returns a field for Crossplane itself: below `spec.crossplane`, in `spec` of legacy kinds and of claims. */
export function crossplaneFieldOf({ object }: Composite, field: string): unknown {
  const spec = fieldsOf(object.spec);
  return fieldsOf(spec.crossplane)[field] ?? spec[field];
}

/** Returns the Composition with a name. */
export const compositionNamed = ({ compositions }: ClusterState, name: string): Fields | undefined =>
  compositions.find(({ metadata }) => fieldsOf(metadata).name === name);

/** The Composition of a composite, or why it is unknown. */
export type Selection = { readonly name: string } | { readonly unknown: string };

/** Returns the Composition that Crossplane selects for a composite: the enforced one, the named one, by labels, the default, or any. */
export function selectComposition(state: ClusterState, composite: Composite): Selection {
  const spec = fieldsOf(composite.definition.spec);
  const selector = crossplaneFieldOf(composite, 'compositionSelector');
  const name =
    nameIn(spec.enforcedCompositionRef) ||
    nameIn(crossplaneFieldOf(composite, 'compositionRef')) ||
    (selector === undefined ? nameIn(spec.defaultCompositionRef) : '');
  if (name !== '') return { name };
  const kind = `${textOf(spec.group)}/${textOf(fieldsOf(spec.names).kind)}`;
  const found = state.compositions.filter((each) => typeOf(each) === kind && hasLabels(each, selector));
  const [first] = found;
  if (found.length === 1 && first !== undefined) return { name: textOf(fieldsOf(first.metadata).name) };
  return { unknown: found.length === 0 ? NO_COMPOSITION : `${found.length} Compositions match, and Crossplane selects any of them` };
}

export const NO_COMPOSITION = 'no Composition of its kind is in the repository';

/** Whether Git names the Composition. Otherwise Crossplane keeps its earlier selection. */
export const namesComposition = (composite: Composite): boolean =>
  nameIn(fieldsOf(composite.definition.spec).enforcedCompositionRef) !== '' ||
  nameIn(crossplaneFieldOf(composite, 'compositionRef')) !== '';

const nameIn = (reference: unknown): string => textOf(fieldsOf(reference).name);

function typeOf(composition: Fields): string {
  const type = fieldsOf(fieldsOf(composition.spec).compositeTypeRef);
  return kindKey(type);
}

/** Whether an object has the labels of a selector. True without a selector. */
export function hasLabels(object: Fields, selector: unknown): boolean {
  const labels = fieldsOf(fieldsOf(object.metadata).labels);
  return Object.entries(fieldsOf(fieldsOf(selector).matchLabels)).every(([label, value]) => labels[label] === value);
}
