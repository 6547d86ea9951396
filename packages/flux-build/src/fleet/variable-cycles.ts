import { type Finding, fieldsOf, listOf, plainText } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { kustomizationKey, objectIdentity, objectText } from '../flux-objects/flux-object.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { isBuildInput } from './cluster-objects.ts';
import { aboutKustomization, type FindingContext } from './fleet-finding.ts';
import { variableOrigins } from './variable-origins.ts';

/**
 * Reports objects with a value that depends on the objects themselves. They may become stable in several ways, so the state of a cluster
 * depends on its earlier state.
 */
export function variableCycleFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const asked = new Set(context.fleet.kustomizations.flatMap(readValueIds));
  const withValues = kustomizations.flatMap((owner) =>
    (owner.objects ?? []).flatMap((made) => (made.variables.length > 0 && canHaveDependents(owner, made, asked) ? [{ owner, made }] : [])),
  );
  if (withValues.length === 0) return [];
  const reported = new Set<string>();
  const ways = pathsBetween(context, asked);
  return withValues.flatMap(({ owner, made }) => {
    const id = idOf(owner.appliesTo, made.object);
    if (reported.has(id) || ways.objects.get(id)?.made !== made) return [];
    const cycle = valuesOf(context, owner, made)
      .map((value) => ways.find(value, id))
      .find((way) => way !== undefined);
    if (cycle === undefined) return [];
    for (const each of cycle) reported.add(each);
    const texts = [id, ...cycle].map((each) => textOf(ways.objects.get(each)));
    return aboutKustomization(context, owner, 'variable-cycle', {
      object: objectText(made.object),
      apiVersion: plainText(made.object.apiVersion),
      message: `${objectText(made.object)} is made with a value that is taken from what it leads to: ${texts.join(' <- ')}`,
      file: context.fileName(owner.content, made.file),
      expected: 'values that do not depend on what is made with them',
    });
  });
}

/** Returns whether other objects may depend on an object: a ConfigMap or Secret that no Flux Kustomization reads is not used. */
const canHaveDependents = ({ appliesTo }: FleetKustomization, { object }: AppliedObject, asked: ReadonlySet<string>): boolean =>
  isBuildInput(object) && (object.apiVersion !== 'v1' || asked.has(idOf(appliesTo, object)));

/** Returns the ids of the objects that a Flux Kustomization reads values from. */
const readValueIds = ({ cluster, namespace, spec }: FleetKustomization): readonly string[] =>
  listOf(fieldsOf(spec.postBuild).substituteFrom).map((reference) => {
    const { kind, name } = fieldsOf(reference);
    return idOf(cluster, { apiVersion: 'v1', kind, metadata: { namespace, name } });
  });

interface CreatedObject {
  readonly owner: FleetKustomization;
  readonly made: AppliedObject;
}

const textOf = (made: CreatedObject | undefined): string => (made === undefined ? '' : objectText(made.made.object));

const idOf = (cluster: string, object: AppliedObject['object']): string => `${cluster} ${objectIdentity(object)}`;

/** Returns the ConfigMaps and Secrets with values that were substituted in an object. */
const valuesOf = ({ fleet }: FindingContext, owner: FleetKustomization, { variables }: AppliedObject): readonly string[] =>
  [...new Set(variableOrigins(fleet, owner, variables).map(({ from }) => from))].flatMap((from) => {
    const [kind, namespace, name] = from?.split('/') ?? [];
    return name === undefined ? [] : [idOf(owner.cluster, { apiVersion: 'v1', kind, metadata: { namespace, name } })];
  });

/** Finds the dependencies of objects: the values in them, the Flux Kustomization that creates them, and its source. */
function pathsBetween(context: FindingContext, asked: ReadonlySet<string>) {
  const { kustomizations, memory } = context.fleet;
  const clusters = new Map([...memory.results.values()].map(({ kustomization }) => [kustomization.cluster, kustomization.onCluster]));
  const objects = new Map<string, CreatedObject>();
  const owners = new Map<string, FleetKustomization>();
  for (const owner of kustomizations) {
    const present = clusters.get(owner.appliesTo)?.objects;
    const kustomization = memory.results.get(kustomizationKey(owner))?.kustomization.object;
    if (kustomization !== undefined) owners.set(idOf(owner.cluster, kustomization), owner);
    for (const made of owner.objects ?? []) {
      const isPresent = canHaveDependents(owner, made, asked) && present?.get(objectIdentity(made.object))?.by === kustomizationKey(owner);
      if (isPresent) objects.set(idOf(owner.appliesTo, made.object), { owner, made });
    }
  }
  const needs = (id: string): readonly string[] => {
    const { owner, made } = objects.get(id) ?? {};
    const kustomization = owners.get(id);
    return [
      ...(owner === undefined || made === undefined ? [] : [kustomizationId(owner), ...valuesOf(context, owner, made)]),
      ...(kustomization === undefined ? [] : [sourceId(kustomization)]),
    ];
  };
  const reached = new Map<string, ReadonlyMap<string, string | undefined>>();
  return {
    objects,
    /** Returns the shortest path from an object to one of its dependencies, with both ends. */
    find(from: string, to: string): readonly string[] | undefined {
      const before = reached.get(from) ?? reachedFrom(from, needs);
      reached.set(from, before);
      if (!before.has(to)) return undefined;
      const way: string[] = [];
      for (let at: string | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at);
      return way;
    },
  };
}

const kustomizationId = ({ cluster, namespace, name }: FleetKustomization): string =>
  idOf(cluster, { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: { namespace, name } });

function sourceId({ cluster, source }: FleetKustomization): string {
  const [kind, namespace, name] = source.split('/');
  return idOf(cluster, { apiVersion: 'source.toolkit.fluxcd.io/v1', kind, metadata: { namespace, name } });
}

const OPERATIONS_PER_PATH = 200;

/** Returns each reachable id with the id before it. */
function reachedFrom(start: string, next: (id: string) => readonly string[]): ReadonlyMap<string, string | undefined> {
  const before = new Map<string, string | undefined>([[start, undefined]]);
  for (const [id] of before) {
    const reached = next(id);
    // The paths from many objects are kept.
    spendOperations(OPERATIONS_PER_PATH * (1 + reached.length));
    for (const each of reached) if (!before.has(each)) before.set(each, id);
  }
  return before;
}
