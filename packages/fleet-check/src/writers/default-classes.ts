import { fieldsOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { nameOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Claim, takenNames } from './taken-names.ts';

/** Kinds with one default object per cluster. */
const KINDS = [
  {
    group: 'storage.k8s.io',
    kind: 'StorageClass',
    annotation: 'storageclass.kubernetes.io/is-default-class',
    effect: 'claims without a class get the one that was created last',
  },
  {
    group: 'networking.k8s.io',
    kind: 'IngressClass',
    annotation: 'ingressclass.kubernetes.io/is-default-class',
    effect: 'Ingresses without a class get the one that was created last',
  },
] as const;

const ANNOTATION_POINTER = '/metadata/annotations/';

/** Reports kinds with several defaults, and priority classes that evict Pods without a class. */
export function* defaultClasses(cluster: Cluster): Generator<FleetProblem> {
  for (const { group, kind, annotation, effect } of KINDS) {
    const claims = cluster
      .activeOf(group, kind)
      .filter(({ object }) => fieldsOf(fieldsOf(object.metadata).annotations)[annotation] === 'true');
    yield* takenNames(
      'several-defaults',
      claims.map(claimOf(kind, `${ANNOTATION_POINTER}${annotation.replace('/', '~1')}`)),
      (last, first) => ({
        message: `${objectText(first.about.object)} and ${objectText(last.about.object)} are both the default ${kind} of ${cluster.name}: ${effect}`,
        expected: `one default ${kind}`,
      }),
    );
  }
  const priorities = cluster.activeOf('scheduling.k8s.io', 'PriorityClass').filter(({ object }) => object.globalDefault === true);
  yield* takenNames('several-defaults', priorities.map(claimOf('PriorityClass', '/globalDefault')), (last, first) => ({
    severity: 'reject' as const,
    message: `${objectText(first.about.object)} and ${objectText(last.about.object)} are both the default PriorityClass of ${cluster.name}: the API server refuses the second one`,
    expected: 'one default PriorityClass',
  }));
  for (const about of priorities) yield* ofPriority(cluster, about);
}

const claimOf =
  (key: string, pointer: string) =>
  (about: ActiveObject): Claim => ({ about, pointer, value: nameOf(about.object), key });

function* ofPriority(cluster: Cluster, about: ActiveObject): Generator<FleetProblem> {
  const { value, preemptionPolicy } = about.object;
  if (typeof value !== 'number' || value <= 0 || preemptionPolicy === 'Never') return;
  yield problemOf('default-priority', about, {
    pointer: '/globalDefault',
    value: true,
    message: `${objectText(about.object)} is the default of all Pods of ${cluster.name}: new Pods without a class have the priority ${value}, and evict Pods of a lower priority`,
    expected: 'preemptionPolicy: Never, or a value of 0 or less',
  });
}
