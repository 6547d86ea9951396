import type { Fields } from '@slipway/manifest';
import { type Budget, LimitError } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { nameOf, namespaceOf, objectIdentity } from '../flux-objects/flux-object.ts';
import {
  type Expansion,
  expandResourceSet,
  isInputProvider,
  isResourceSet,
  type RepeatedObject,
} from '../resource-set/expand-resource-set.ts';
import { withBudget } from '../spending.ts';
import type { WrittenLocation } from './written-location.ts';

/** A ResourceSet of flux-operator on a cluster, with the objects that flux-operator creates from it. */
export interface FleetResourceSet {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  /** `cluster/namespace/name` of the Flux Kustomization that applies it; undefined if it exists before Flux. */
  readonly parent?: string;
  readonly written: WrittenLocation;
  /** The objects, with the location of the ResourceSet; undefined when they are unknown. */
  readonly objects?: readonly AppliedObject[];
  /** Objects that several inputs create with different content. */
  readonly repeated?: readonly RepeatedObject[];
  /** Why the objects are unknown. */
  readonly problem?: string;
  /** The key that its template reads and that no input has. */
  readonly missingKey?: string;
  /** The field with the problem. */
  readonly problemAt?: string;
}

/** Expands one ResourceSet with the ResourceSetInputProviders of its namespace. */
export type Expand = (resourceSet: Fields, providers: readonly Fields[]) => Expansion;

/** Limits of all ResourceSets of a run together. */
const LIMITS = { objects: 50_000, bytes: 2 ** 27, operations: 1e8 } as const;

/** Returns an expander for one run, which caches expansions. */
export function resourceSetExpander(run: Budget): Expand {
  const budget = run.part(LIMITS);
  const known = new Map<Fields, { readonly providers: readonly Fields[]; readonly expansion: Expansion }>();
  return (resourceSet, providers) => {
    const before = known.get(resourceSet);
    const isSame = before?.providers.length === providers.length && before.providers.every((each, index) => each === providers[index]);
    if (before !== undefined && isSame) return before.expansion;
    const expansion = expandWithin(budget, resourceSet, providers);
    known.set(resourceSet, { providers, expansion });
    return expansion;
  };
}

function expandWithin(budget: Budget, resourceSet: Fields, providers: readonly Fields[]): Expansion {
  try {
    return withBudget(budget, () => expandResourceSet(resourceSet, providers));
  } catch (error) {
    if (error instanceof LimitError) return { problem: `it is too large: ${error.message}` };
    if (error instanceof RangeError) return { problem: 'it is nested too deeply' };
    throw error;
  }
}

/** The most levels of ResourceSets that create others. */
const MAX_DEPTH = 5;

interface LocatedObject {
  readonly object: Fields;
  readonly by: string | undefined;
  readonly location: WrittenLocation;
}

/** A ResourceSet with the objects that it creates. */
export interface Expanded extends LocatedObject {
  readonly expansion: Expansion;
}

/** Returns the ResourceSets among objects, and among the objects that they create. */
export function expandedAmong(objects: Iterable<LocatedObject>, expand: Expand): readonly Expanded[] {
  const all = [...objects];
  const expanded: Expanded[] = [];
  let found = all.filter(({ object }) => isResourceSet(object));
  const seen = new Set<string>();
  for (let depth = 0; found.length > 0 && depth < MAX_DEPTH; depth++) {
    const made: LocatedObject[] = [];
    for (const { object, by, location } of found) {
      const identity = objectIdentity(object);
      if (seen.has(identity)) continue;
      seen.add(identity);
      const providers = all.flatMap((each) =>
        isInputProvider(each.object) && namespaceOf(each.object) === namespaceOf(object) ? [each.object] : [],
      );
      const expansion = expand(object, providers);
      expanded.push({ object, by, location, expansion });
      if ('objects' in expansion) for (const each of expansion.objects) made.push({ object: each, by, location });
    }
    for (const each of made) all.push(each);
    found = made.filter(({ object }) => isResourceSet(object));
  }
  return expanded;
}

/** Returns a ResourceSet in the form of the result of a build. */
export function resourceSetOf(cluster: string, { object, by, location, expansion }: Expanded): FleetResourceSet {
  const [namespace, name] = [namespaceOf(object), nameOf(object)];
  const { file, index } = location;
  const trace = [{ action: 'generated' as const, file, by: `ResourceSet ${namespace}/${name}` }];
  return {
    cluster,
    namespace,
    name,
    ...(by === undefined ? {} : { parent: by }),
    written: location,
    ...('problem' in expansion
      ? problemOf(expansion)
      : {
          ...(expansion.repeated === undefined ? {} : { repeated: expansion.repeated }),
          objects: createdObjects(expansion, { file, index, trace, variables: [], unknownVariables: [] }),
        }),
  };
}

const createdObjects = (
  { objects, templates }: Extract<Expansion, { readonly objects: unknown }>,
  common: Omit<AppliedObject, 'object'>,
): readonly AppliedObject[] =>
  objects.map((object, number) => {
    const template = templates[number];
    return { ...common, object, ...(template === undefined ? {} : { template }) };
  });

const problemOf = ({
  pointer,
  ...problem
}: Extract<Expansion, { readonly problem: string }>): Pick<FleetResourceSet, 'problem' | 'problemAt'> => ({
  ...problem,
  ...(pointer === undefined ? {} : { problemAt: pointer }),
});
