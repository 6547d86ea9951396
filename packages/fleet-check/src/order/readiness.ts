import { type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf, objectText, textsOf } from '../objects/fields.ts';
import { isSuspended, reconciled } from '../references/flux-references.ts';
import { missingObjects, type Reference } from '../references/missing-object.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const HELM = 'helm.toolkit.fluxcd.io';

/** Checks whether the objects that Flux Kustomizations and HelmReleases wait for can become ready. */
export function* readiness(cluster: Cluster): Generator<FleetProblem> {
  yield* missingObjects(cluster, 'health-check-not-found', healthChecks(cluster));
  const slow = slowObjects(cluster);
  for (const about of reconciled(cluster, KUSTOMIZE, 'Kustomization')) {
    yield* ignoredChecks(about);
    yield* revisionChecks(about);
    yield* shortTimeout(about, slow);
  }
  yield* revisionSubjects(cluster);
  yield* suspendedDependencies(cluster);
  yield* releaseCycles(cluster);
}

function* healthChecks(cluster: Cluster): Generator<Reference> {
  for (const about of reconciled(cluster, KUSTOMIZE, 'Kustomization')) {
    const { healthChecks: checks, wait, kubeConfig } = fieldsOf(about.object.spec);
    if (wait === true || kubeConfig !== undefined) continue;
    for (const [index, each] of listOf(checks).entries()) {
      const { apiVersion, kind, name, namespace } = fieldsOf(each);
      const group = apiVersion === undefined && BUILT_IN_APPS.has(textOf(kind)) ? 'apps' : groupOf({ apiVersion });
      // Controllers create objects of other kinds.
      if (!(group.endsWith('.toolkit.fluxcd.io') || group === 'apps') || isRevision(fieldsOf(each))) continue;
      yield {
        about,
        pointer: `/spec/healthChecks/${index}/name`,
        wanted: { group, kind: textOf(kind), namespace: textOf(namespace) || namespaceOf(about.object), name: textOf(name) },
        does: 'waits for',
      };
    }
  }
}

const BUILT_IN_APPS: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'DaemonSet']);

function* ignoredChecks(about: ActiveObject): Generator<FleetProblem> {
  const { wait, healthChecks: checks } = fieldsOf(about.object.spec);
  if (wait !== true || listOf(checks).length === 0) return;
  yield problemOf('ignored-health-checks', about, {
    pointer: '/spec/healthChecks',
    message: `${objectText(about.object)} has wait: true, which ignores its healthChecks`,
    expected: 'wait: true, or healthChecks',
  });
}

/** Reports health checks with a digest: Crossplane writes the digest of a package into the names of its Deployments. */
const isRevision = ({ kind, name }: Fields): boolean => kind === 'Deployment' && /^[a-z0-9-]+-[0-9a-f]{12}$/.test(textOf(name));

function* revisionChecks(about: ActiveObject): Generator<FleetProblem> {
  for (const [index, each] of listOf(fieldsOf(about.object.spec).healthChecks).entries()) {
    if (!isRevision(fieldsOf(each))) continue;
    yield problemOf('name-of-revision', about, {
      pointer: `/spec/healthChecks/${index}/name`,
      value: fieldsOf(each).name,
      message: `${objectText(about.object)} waits for ${objectText({ kind: 'Deployment', metadata: each })}, whose name changes with each version of the package`,
      expected: 'the Provider or Function itself, with healthCheckExprs',
    });
  }
}

/** Reports bindings with a digest, from the ServiceAccounts of Crossplane packages. */
function* revisionSubjects(cluster: Cluster): Generator<FleetProblem> {
  for (const kind of ['RoleBinding', 'ClusterRoleBinding']) {
    for (const about of cluster.activeOf('rbac.authorization.k8s.io', kind)) {
      for (const [index, each] of listOf(about.object.subjects).entries()) {
        const { kind: subject, name, namespace } = fieldsOf(each);
        if (subject !== 'ServiceAccount' || !/^(?:provider|function|crossplane-provider)-[a-z0-9-]+-[0-9a-f]{12}$/.test(textOf(name)))
          continue;
        yield problemOf('name-of-revision', about, {
          pointer: `/subjects/${index}/name`,
          value: name,
          message: `${objectText(about.object)} gives permissions to ServiceAccount/${textOf(namespace)}/${textOf(name)}, whose name changes with each version of the package`,
          expected: 'a ServiceAccount that a DeploymentRuntimeConfig names',
        });
      }
    }
  }
}

/** Minutes that AWS needs for a control plane. */
const SLOWEST = 10;

function* shortTimeout(about: ActiveObject, slowObjectsOf: ReadonlyMap<string, Fields>): Generator<FleetProblem> {
  const { wait, healthChecks: checks, timeout, interval } = fieldsOf(about.object.spec);
  if (wait !== true && listOf(checks).length === 0) return;
  const minutes = minutesOf(timeout ?? interval);
  const slow = slowObjectsOf.get(keyOf(about));
  if (slow === undefined || minutes === undefined || minutes >= SLOWEST) return;
  const place = timeout === undefined ? 'interval' : 'timeout';
  yield problemOf('timeout-too-short', about, {
    pointer: `/spec/${place}`,
    value: timeout ?? interval,
    message: `${objectText(about.object)} waits for ${objectText(slow)}, which takes 10 to 15 minutes, and times out after ${textOf(timeout ?? interval)}`,
    expected: 'a timeout of at least 20m',
  });
}

/** Returns EKS control planes, and composites that contain one, by the Flux Kustomization that applies them. */
function slowObjects(cluster: Cluster): ReadonlyMap<string, Fields> {
  const kinds = new Set<string>();
  for (const { object } of cluster.ofKind('apiextensions.crossplane.io', 'Composition')) {
    const { compositeTypeRef, pipeline, resources } = fieldsOf(object.spec);
    const { apiVersion, kind } = fieldsOf(compositeTypeRef);
    if ([...textsOf([pipeline, resources])].some((text) => CONTROL_PLANES.test(text)))
      kinds.add(`${groupOf({ apiVersion })}|${textOf(kind)}`);
  }
  const slow = new Map<string, Fields>();
  for (const { object, kustomization } of cluster.active) {
    const [group, kind] = [groupOf(object), textOf(object.kind)];
    if (kinds.has(`${group}|${kind}`) || (kind === 'Cluster' && CONTROL_PLANES.test(group)))
      slow.set(`${kustomization.namespace}/${kustomization.name}`, object);
  }
  return slow;
}

const CONTROL_PLANES = /^eks\.aws\.(?:m\.)?(?:upbound|crossplane)\.io(?:\/|$)/;

function* suspendedDependencies(cluster: Cluster): Generator<FleetProblem> {
  for (const [group, kind] of [
    [KUSTOMIZE, 'Kustomization'],
    [HELM, 'HelmRelease'],
  ] as const) {
    for (const about of reconciled(cluster, group, kind)) {
      for (const [index, each] of listOf(fieldsOf(about.object.spec).dependsOn).entries()) {
        const { name, namespace } = fieldsOf(each);
        const found = cluster.find(group, kind, textOf(namespace) || namespaceOf(about.object), textOf(name));
        if (found.length === 0 || !found.every(({ object }) => isSuspended(object))) continue;
        yield problemOf('dependency-suspended', about, {
          pointer: `/spec/dependsOn/${index}/name`,
          value: name,
          message: `${objectText(about.object)} depends on ${objectText((found[0] as (typeof found)[0]).object)}, which is suspended`,
          expected: 'a dependency that is reconciled',
        });
      }
    }
  }
}

/** Reports HelmReleases that wait for each other, each cycle once. */
function* releaseCycles(cluster: Cluster): Generator<FleetProblem> {
  const releases = new Map([...reconciled(cluster, HELM, 'HelmRelease')].map((about) => [keyOf(about), about]));
  const done = new Set<string>();
  for (const start of releases.keys()) {
    const cycle = cycleFrom(start, releases, done);
    if (cycle === undefined) continue;
    const about = releases.get(cycle[0] ?? '') as ActiveObject;
    yield problemOf('release-cycle', about, {
      pointer: '/spec/dependsOn',
      value: cycle[1] ?? cycle[0],
      message: `dependsOn has a cycle: ${[...cycle, cycle[0]].join(' -> ')}`,
      expected: 'dependencies without a cycle',
    });
  }
}

const keyOf = ({ object }: ActiveObject): string => `${namespaceOf(object)}/${nameOf(object)}`;

/** Returns the first cycle in the dependencies of a release. It does not recurse, because the length of a chain has no limit. */
function cycleFrom(start: string, releases: ReadonlyMap<string, ActiveObject>, done: Set<string>): readonly string[] | undefined {
  const way: { readonly key: string; readonly rest: string[] }[] = [];
  const onWay = new Set<string>();
  const enter = (key: string): void => {
    const about = releases.get(key);
    if (about === undefined || done.has(key)) return;
    done.add(key);
    onWay.add(key);
    way.push({ key, rest: dependenciesOf(about).toReversed() });
  };
  enter(start);
  for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
    const next = last.rest.pop();
    if (next === undefined) {
      way.pop();
      onWay.delete(last.key);
    } else if (onWay.has(next)) return way.slice(way.findIndex(({ key }) => key === next)).map(({ key }) => key);
    else enter(next);
  }
  return undefined;
}

const dependenciesOf = ({ object }: ActiveObject): readonly string[] =>
  listOf(fieldsOf(object.spec).dependsOn).map((each) => {
    const { name, namespace } = fieldsOf(each);
    return `${textOf(namespace) || namespaceOf(object)}/${textOf(name)}`;
  });

/** Returns the minutes of a Go duration; undefined if it is not valid. */
function minutesOf(duration: unknown): number | undefined {
  if (typeof duration !== 'string' || !/^(?:\d+(?:\.\d+)?(?:h|m|s|ms))+$/.test(duration)) return undefined;
  const parts = duration.matchAll(/([\d.]+)([hms]*)/g);
  return [...parts].reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS[unit ?? ''] ?? 0), 0);
}

const UNITS: Readonly<Record<string, number>> = { h: 60, m: 1, s: 1 / 60, ms: 1 / 60_000 };
