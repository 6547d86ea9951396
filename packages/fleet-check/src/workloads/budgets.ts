import { applyPolicy } from '@slipway/flux-build';
import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { templatesIn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { matchesSelector } from './selectors.ts';

/** Reports budgets that allow no eviction, and replicas that Flux and an autoscaler both set. */
export function* replicaCounts(cluster: Cluster): Generator<FleetProblem> {
  const scalers = scalersOn(cluster);
  for (const about of cluster.activeOf('policy', 'PodDisruptionBudget')) yield* ofBudget(cluster, about, scalers);
  for (const scaler of scalers) yield* ofScaler(cluster, scaler);
}

interface Scaler {
  readonly about: ActiveObject;
  /** `Kind/namespace/name` of the workload. */
  readonly target: string;
  readonly min: number;
  /** Undefined if the maximum is unknown. */
  readonly max: number | undefined;
}

/** Returns the autoscalers that set the replicas of workloads. */
const scalersOn = (cluster: Cluster): readonly Scaler[] =>
  (
    [
      ['autoscaling', 'HorizontalPodAutoscaler', 'minReplicas', 'maxReplicas', 1, undefined],
      ['keda.sh', 'ScaledObject', 'minReplicaCount', 'maxReplicaCount', 0, 100],
    ] as const
  ).flatMap(([group, kind, minField, maxField, min, max]) =>
    cluster.activeOf(group, kind).flatMap((about) => {
      const { scaleTargetRef, [minField]: ownMin = min, [maxField]: ownMax = max } = fieldsOf(about.object.spec);
      const { kind: targetKind, name } = fieldsOf(scaleTargetRef);
      if (typeof name !== 'string' || typeof ownMin !== 'number') return [];
      const target = `${textOf(targetKind) || 'Deployment'}/${namespaceOf(about.object)}/${name}`;
      return [{ about, target, min: ownMin, max: typeof ownMax === 'number' ? ownMax : undefined }];
    }),
  );

function* ofBudget(cluster: Cluster, about: ActiveObject, scalers: readonly Scaler[]): Generator<FleetProblem> {
  const { selector, minAvailable, maxUnavailable } = fieldsOf(about.object.spec);
  if (maxUnavailable === 0 || maxUnavailable === '0%') {
    yield blocked(about, '/spec/maxUnavailable', maxUnavailable, 'maxUnavailable is 0');
    return;
  }
  if (minAvailable === undefined || Object.keys(fieldsOf(selector)).length === 0) return;
  const most = mostReplicas(cluster, about, fieldsOf(selector), scalers);
  if (most === undefined || most === 0) return;
  const least = countOf(minAvailable, most);
  if (least === undefined || least < most) return;
  const replicas = `${most} ${most === 1 ? 'replica' : 'replicas'}`;
  yield blocked(about, '/spec/minAvailable', minAvailable, `minAvailable is ${String(minAvailable)} of ${replicas}`);
}

const blocked = (about: ActiveObject, pointer: string, value: unknown, cause: string): FleetProblem =>
  problemOf('budget-allows-nothing', about, {
    pointer,
    value,
    message: `${objectText(about.object)} allows no disruption: ${cause}`,
    expected: 'a budget that allows the eviction of one Pod',
  });

/** Returns a count, or a percentage of all replicas. Kubernetes rounds it up. */
function countOf(value: unknown, all: number): number | undefined {
  if (typeof value === 'number') return value;
  const [, percent] = /^(\d{1,3})%$/.exec(textOf(value)) ?? [];
  return percent === undefined ? undefined : Math.ceil((Number(percent) * all) / 100);
}

/** Returns the largest number of replicas of all workloads that a budget selects; undefined if it is unknown. */
function mostReplicas(cluster: Cluster, about: ActiveObject, selector: Fields, scalers: readonly Scaler[]): number | undefined {
  const matches = templatesIn(cluster, namespaceOf(about.object)).map((template) => ({
    template,
    match: matchesSelector(template.labels, selector),
  }));
  if (matches.some(({ match }) => match === undefined)) return undefined;
  const counts = matches.flatMap(({ template: { object }, match }) => (match === true ? [replicasOf(object, scalers)] : []));
  return counts.length === 0 || counts.includes(undefined) ? undefined : counts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

function replicasOf(object: Fields, scalers: readonly Scaler[]): number | undefined {
  if (groupOf(object) !== 'apps' || !SCALED.has(textOf(object.kind))) return undefined;
  const scaler = scalers.find(({ target }) => target === objectText(object));
  const { replicas = 1 } = fieldsOf(object.spec);
  return scaler === undefined ? (typeof replicas === 'number' ? replicas : undefined) : scaler.max;
}

const SCALED: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'ReplicaSet']);

function* ofScaler(cluster: Cluster, { about, target, min, max }: Scaler): Generator<FleetProblem> {
  const [kind = '', namespace = '', name = ''] = target.split('/');
  const workload = cluster.activeOf('apps', kind).find(({ object }) => nameOf(object) === name && namespaceOf(object) === namespace);
  if (workload === undefined) return;
  const { object, kustomization } = workload;
  const { replicas } = fieldsOf(object.spec);
  if (typeof replicas !== 'number' || applyPolicy(object, kustomization.spec).apply !== 'always' || (min === replicas && max === replicas))
    return;
  yield problemOf('replicas-of-autoscaler', workload, {
    pointer: '/spec/replicas',
    value: replicas,
    message: `${target} has ${replicas} replicas, and ${objectText(about.object)} scales it: Flux sets the replicas back each time that it applies the object`,
    expected: 'no spec.replicas',
  });
}
