import type { Finding } from '@slipway/manifest';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, type FindingContext } from './fleet-finding.ts';

/** Reports wrong dependencies of Flux Kustomizations: missing ones, and cycles, each once. */
export function dependencyFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const byKey = new Map(context.fleet.kustomizations.map((each) => [kustomizationKey(each), each]));
  const failing = new Set(
    context.fleet.kustomizations.flatMap(({ cluster, error, partial }) => (error === undefined && partial === undefined ? [] : [cluster])),
  );
  const next = ({ cluster, dependsOn }: FleetKustomization): readonly FleetKustomization[] =>
    dependsOn.flatMap((name) => byKey.get(`${cluster}/${name}`) ?? []);
  // Bootstrap or Terraform created the sync of an entry folder.
  const syncs = new Set(context.fleet.entries.map(kustomizationKey));
  const exists = (key: string): boolean => byKey.has(key) || syncs.has(key);
  const missing = kustomizations.flatMap((kustomization) =>
    kustomization.dependsOn.flatMap((name, index) => (exists(`${kustomization.cluster}/${name}`) ? [] : [{ kustomization, name, index }])),
  );
  const doubtful = Map.groupBy(
    missing.filter(({ kustomization }) => failing.has(kustomization.cluster)),
    ({ kustomization }) => kustomization.cluster,
  );
  return [
    ...missing.filter(({ kustomization }) => !failing.has(kustomization.cluster)).map((each) => missingFinding(context, each)),
    ...[...doubtful.values()].map((all) => uncertainFinding(context, all)),
    ...findCycles(kustomizations, next).map((cycle) => cycleFinding(context, cycle)),
  ];
}

/** An entry of `dependsOn` without an object. */
interface MissingDependency {
  readonly kustomization: FleetKustomization;
  readonly name: string;
  readonly index: number;
}

function missingFinding(context: FindingContext, { kustomization, name, index }: MissingDependency, more: Partial<Finding> = {}): Finding {
  return aboutKustomization(context, kustomization, 'dependency-not-found', {
    message: `${kustomization.namespace}/${kustomization.name} depends on ${name}, which nothing applies to ${kustomization.cluster}`,
    pointer: `/spec/dependsOn/${index}`,
    value: name,
    expected: 'a Flux Kustomization of the cluster',
    ...more,
  });
}

/**
 * Reports one finding for a cluster with failed builds, because a failed build may contain the missing dependencies: fixing the cause fixes
 * all.
 */
function uncertainFinding(context: FindingContext, all: readonly MissingDependency[]): Finding {
  const [first] = all as readonly [MissingDependency];
  const names = [...new Set(all.map(({ name }) => name))];
  const dependents = new Set(all.map(({ kustomization }) => kustomizationKey(kustomization)));
  const who =
    dependents.size === 1
      ? `${first.kustomization.namespace}/${first.kustomization.name} depends`
      : `${dependents.size} Flux Kustomizations depend`;
  const shown = names.length > MAX_SHOWN ? [...names.slice(0, MAX_SHOWN - 1), `${names.length - MAX_SHOWN + 1} more`] : names;
  return missingFinding(context, first, {
    severity: 'risk',
    message: `${who} on ${shown.join(', ')}, which ${names.length === 1 ? 'is' : 'are'} not among what could be built`,
    remedy: 'Fix the failed builds, or specify where their sources are; then correct the dependencies that are still missing.',
  });
}

/** The most names in a message. */
const MAX_SHOWN = 4;

/** Returns the cycles along `next`, each from its first member. It visits each value once. */
function findCycles<Value>(values: readonly Value[], next: (value: Value) => readonly Value[]): readonly (readonly Value[])[] {
  const cycles: (readonly Value[])[] = [];
  const done = new Set<Value>();
  for (const start of values) {
    if (done.has(start)) continue;
    const way = [start];
    const waiting = [[...next(start)]];
    const onWay = new Set(way);
    for (let rest = waiting.at(-1); rest !== undefined; rest = waiting.at(-1)) {
      const target = rest.shift();
      if (target === undefined) {
        waiting.pop();
        const left = way.pop() as Value;
        onWay.delete(left);
        done.add(left);
      } else if (onWay.has(target)) {
        spendOperations(OPERATIONS_PER_MEMBER * way.length);
        cycles.push(way.slice(way.indexOf(target)));
      } else if (!done.has(target)) {
        way.push(target);
        waiting.push([...next(target)]);
        onWay.add(target);
      }
    }
  }
  return cycles;
}

const OPERATIONS_PER_MEMBER = 50;

/** The most members of a cycle that are named, from the first one on. */
const MAX_NAMED = 20;

function cycleFinding(context: FindingContext, cycle: readonly FleetKustomization[]): Finding {
  const [first] = cycle as readonly [FleetKustomization];
  const names = cycle.slice(0, MAX_NAMED).map(({ namespace, name }) => `${namespace}/${name}`);
  const more = cycle.length > MAX_NAMED ? [`${cycle.length - MAX_NAMED} more`] : [];
  const way = [...names, ...more, names[0]].join(' -> ');
  return aboutKustomization(context, first, 'kustomization-cycle', {
    message: `dependsOn has a cycle: ${way}`,
    pointer: '/spec/dependsOn',
    value: first.dependsOn.join(', '),
    expected: 'dependencies without a cycle',
  });
}
