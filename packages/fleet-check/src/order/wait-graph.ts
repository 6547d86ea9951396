import { posix } from 'node:path';
import type { FleetKustomization } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { isSuspended, reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';

/** A state of a Flux object: its objects are applied, or it is ready. */
interface State {
  readonly key: string;
  /** `Kustomization/namespace/name` of the Flux object. */
  readonly object: string;
}

/** One state that another one waits for. */
interface Wait {
  readonly to: string;
  /** Why it waits: `depends on`. */
  readonly does: string;
  readonly pointer: string;
  /** Whether another rule reports a cycle of only such waits. */
  readonly isDependency: boolean;
}

/** The states of the Flux objects of a cluster, and the waits of each state. */
interface WaitGraph {
  readonly waits: ReadonlyMap<string, readonly Wait[]>;
  readonly states: ReadonlyMap<string, State>;
  readonly abouts: ReadonlyMap<string, ActiveObject>;
}

/**
 * Reports Flux objects that wait for each other without end. A wait is dependsOn, the wait of a Flux Kustomization for its objects, or a
 * health check. Each object also waits for the Flux Kustomization that creates it. Other rules report cycles of dependsOn alone.
 */
export function* waitCycles(cluster: Cluster): Generator<FleetProblem> {
  const graph = waitGraph(cluster);
  const reported = new Set<string>();
  for (const members of cyclesIn(graph)) {
    if (members.some((key) => reported.has(key))) continue;
    const steps = members.map((from, index) => {
      const to = members[(index + 1) % members.length];
      return { from, wait: (graph.waits.get(from) ?? []).find((each) => each.to === to) };
    });
    const visible = steps.filter(({ wait }) => wait !== undefined && wait.does !== '');
    if (visible.every(({ wait }) => wait?.isDependency === true)) continue;
    const start = visible.find(({ from }) => graph.abouts.has(graph.states.get(from)?.object ?? ''));
    const about = graph.abouts.get(graph.states.get(start?.from ?? '')?.object ?? '');
    if (start?.wait === undefined || about === undefined) continue;
    const at = visible.indexOf(start);
    const path = [...visible.slice(at), ...visible.slice(0, at)].map(({ from, wait }) => ({
      from: graph.states.get(from)?.object ?? '',
      does: wait?.does ?? '',
      to: graph.states.get(wait?.to ?? '')?.object ?? '',
    }));
    for (const key of members) reported.add(key);
    yield problemOf('wait-cycle', about, {
      pointer: start.wait.pointer,
      message: `Flux objects of ${cluster.name} wait for each other: ${path.map(({ from, does, to }) => `${from} ${does} ${to}`).join(', ')}; none of them becomes ready`,
      expected: 'waits without a cycle',
    });
  }
}

/**
 * Reports Flux Kustomizations that wait for the FluxInstance that creates their own source. After a faulty change of the instance the source
 * gets no new revision, so a correction in Git is never applied.
 */
export function* waitsForOwnSource(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('fluxcd.controlplane.io', 'FluxInstance')) {
    const { object, kustomization } = about;
    const { kind, name } = below(object.spec, 'sync');
    const source = `${textOf(kind)}/${namespaceOf(object)}/${textOf(name) || namespaceOf(object)}`;
    if (kustomization.spec.wait !== true || kustomization.source !== source) continue;
    yield problemOf('wait-for-own-source', about, {
      pointer: '/spec/sync',
      message: `Kustomization/${kustomization.namespace}/${kustomization.name} waits for ${objectText(object)}, which creates ${source}, the source of this Flux Kustomization`,
      expected: 'the FluxInstance in a Flux Kustomization without wait: true',
    });
  }
}

const applied = (object: string): string => `applied ${object}`;
const ready = (object: string): string => `ready ${object}`;

function waitGraph(cluster: Cluster): WaitGraph {
  const waits = new Map<string, readonly Wait[]>();
  const states = new Map<string, State>();
  const abouts = new Map<string, ActiveObject>();
  for (const [group, kind] of [
    [KUSTOMIZE, 'Kustomization'],
    [HELM, 'HelmRelease'],
  ] as const)
    for (const about of reconciled(cluster, group, kind)) abouts.set(objectText(about.object), about);
  const add = (key: string, object: string, list: readonly Wait[]): void => {
    states.set(key, { key, object });
    waits.set(key, list);
  };
  const creators = creatorsOn(cluster);
  for (const each of cluster.driven) {
    if (each.suspendedBy !== undefined) continue;
    const text = `Kustomization/${each.namespace}/${each.name}`;
    add(applied(text), text, [...dependencies(each), ...creator(creators, text)]);
    add(ready(text), text, [own(applied(text)), ...waitsForObjects(cluster, each)]);
  }
  for (const about of reconciled(cluster, HELM, 'HelmRelease')) {
    const text = objectText(about.object);
    add(ready(text), text, [...releaseDependencies(about.object), ...creator(creators, text)]);
  }
  return { waits, states, abouts };
}

const own = (to: string): Wait => ({ to, does: '', pointer: '', isDependency: true });

/** Returns the only Flux Kustomization that creates an object; undefined if several do, or if the object exists before Flux. */
function creator(creators: ReadonlyMap<string, readonly (FleetKustomization | undefined)[]>, text: string): readonly Wait[] {
  const [only, ...others] = creators.get(text) ?? [];
  if (only === undefined || others.length > 0 || isAppliedWith(only, text)) return [];
  return [
    { to: applied(`Kustomization/${only.namespace}/${only.name}`), does: 'is created by', pointer: '/metadata/name', isDependency: false },
  ];
}

/**
 * Whether an object exists together with its Flux Kustomization. A Flux Kustomization that applies itself is first applied by hand, with
 * the other objects of its folder.
 */
function isAppliedWith(kustomization: FleetKustomization, text: string): boolean {
  const folders = foldersOfFluxObjects(kustomization);
  const folder = folders.get(`Kustomization/${kustomization.namespace}/${kustomization.name}`);
  return folder !== undefined && folder === folders.get(text);
}

/** Returns the folder of each Flux object of a Flux Kustomization. A search for each one would need quadratic time. */
function foldersOfFluxObjects(kustomization: FleetKustomization): ReadonlyMap<string, string> {
  const known = knownFolders.get(kustomization);
  if (known !== undefined) return known;
  const folders = new Map<string, string>();
  for (const { object, file } of kustomization.objects ?? []) {
    const text = FLUX_GROUPS.has(groupOf(object)) ? objectText(object) : '';
    if (text !== '' && !folders.has(text)) folders.set(text, posix.dirname(file));
  }
  knownFolders.set(kustomization, folders);
  return folders;
}

const knownFolders = new WeakMap<FleetKustomization, ReadonlyMap<string, string>>();

const FLUX_GROUPS: ReadonlySet<string> = new Set([KUSTOMIZE, HELM]);

/** Returns the Flux Kustomizations of this cluster that apply its Flux objects; undefined for objects that exist before Flux. */
function creatorsOn(cluster: Cluster): ReadonlyMap<string, readonly (FleetKustomization | undefined)[]> {
  const found = new Map<string, (FleetKustomization | undefined)[]>();
  for (const [group, kind] of [
    [KUSTOMIZE, 'Kustomization'],
    [HELM, 'HelmRelease'],
  ] as const)
    for (const { object, kustomization } of cluster.ofKind(group, kind)) {
      const text = objectText(object);
      // A Flux Kustomization of another cluster is in no cycle of this cluster.
      found.set(text, [...(found.get(text) ?? []), kustomization?.cluster === cluster.name ? kustomization : undefined]);
    }
  return found;
}

/** Returns the waits of dependsOn. For a dependency with readyExpr, that expression decides when it is ready. */
const dependencies = ({ spec, namespace }: FleetKustomization): readonly Wait[] => dependsOn(spec, namespace, 'Kustomization');

const releaseDependencies = (object: Fields): readonly Wait[] => dependsOn(object.spec, namespaceOf(object), 'HelmRelease');

const dependsOn = (spec: unknown, namespace: string, kind: string): readonly Wait[] =>
  listOf(fieldsOf(spec).dependsOn)
    .filter(isFields)
    .flatMap((each, index) =>
      each.readyExpr === undefined
        ? [
            {
              to: ready(`${kind}/${textOf(each.namespace) || namespace}/${textOf(each.name)}`),
              does: 'depends on',
              pointer: `/spec/dependsOn/${index}/name`,
              isDependency: true,
            },
          ]
        : [],
    );

/** Returns the Flux objects that a Flux Kustomization waits for: all that it applies with `wait`, else those of its health checks. */
function waitsForObjects(cluster: Cluster, each: FleetKustomization): readonly Wait[] {
  if (each.appliesTo !== cluster.name) return [];
  const exprs = new Set(listOf(each.spec.healthCheckExprs).map((expr) => textOf(fieldsOf(expr).kind)));
  const isFlux = (object: Fields): boolean =>
    ((groupOf(object) === KUSTOMIZE && object.kind === 'Kustomization') || (groupOf(object) === HELM && object.kind === 'HelmRelease')) &&
    !exprs.has(textOf(object.kind));
  if (each.spec.wait === true)
    return (each.objects ?? []).flatMap(({ object }) =>
      isFlux(object) && !isSuspended(object) && !isSame(object, each)
        ? [{ to: ready(objectText(object)), does: 'waits for', pointer: '/spec/wait', isDependency: false }]
        : [],
    );
  return listOf(each.spec.healthChecks).flatMap((check, index) => {
    const { apiVersion, kind, namespace, name } = fieldsOf(check);
    const object = { apiVersion, kind, metadata: { namespace: textOf(namespace) || each.namespace, name } };
    return isFlux(object)
      ? [{ to: ready(objectText(object)), does: 'waits for', pointer: `/spec/healthChecks/${index}/name`, isDependency: false }]
      : [];
  });
}

const isSame = (object: Fields, each: FleetKustomization): boolean =>
  object.kind === 'Kustomization' && nameOf(object) === each.name && namespaceOf(object) === each.namespace;

/** Returns one cycle of each group of states that wait for each other. It does not recurse, because a chain has no limit. */
function* cyclesIn({ waits }: WaitGraph): Generator<readonly string[]> {
  const done = new Set<string>();
  for (const start of waits.keys()) {
    if (done.has(start)) continue;
    const way: { readonly key: string; next: number }[] = [{ key: start, next: 0 }];
    const onWay = new Set([start]);
    done.add(start);
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const to = waits.get(last.key)?.[last.next++]?.to;
      if (to === undefined) {
        way.pop();
        onWay.delete(last.key);
      } else if (onWay.has(to)) {
        yield way.slice(way.findIndex(({ key }) => key === to)).map(({ key }) => key);
      } else if (waits.has(to) && !done.has(to)) {
        done.add(to);
        onWay.add(to);
        way.push({ key: to, next: 0 });
      }
    }
  }
}
