import { type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';
import { apiVersionOf, kindOf, nestedString, nestedValue } from '../values/object-fields.ts';

type HealthCheck = (object: GoObject) => boolean;

/** Checks of the kinds of Kubernetes, by `apiVersion kind`. An object without a check has the condition `Ready`. */
const HEALTH_CHECKS: Readonly<Record<string, HealthCheck>> = {
  'v1 ConfigMap': () => true,
  'v1 Namespace': () => true,
  'v1 Secret': () => true,
  'v1 ServiceAccount': () => true,
  'v1 PersistentVolumeClaim': (object) => nestedString(object, 'status', 'phase') === 'Bound',
  'v1 Pod': isPodHealthy,
  'v1 Service': (object) => nestedString(object, 'spec', 'type') !== 'LoadBalancer' || hasLoadBalancer(object),
  'networking.k8s.io/v1 Ingress': hasLoadBalancer,
  'apps/v1 DaemonSet': isDaemonSetHealthy,
  'apps/v1 Deployment': isDeploymentHealthy,
  'apps/v1 ReplicaSet': isReplicaSetHealthy,
  'apps/v1 StatefulSet': isStatefulSetHealthy,
  'autoscaling/v2 HorizontalPodAutoscaler': isAutoscalerHealthy,
  'batch/v1 CronJob': isCronJobHealthy,
  'batch/v1 Job': isJobHealthy,
};

/** Returns whether function-auto-ready has a check of its own for a kind. */
export const hasHealthCheck = (apiVersion: string, kind: string): boolean => Object.hasOwn(HEALTH_CHECKS, `${apiVersion} ${kind}`);

/** Returns whether an object of a kind of Kubernetes is healthy. False for other kinds. */
export function isHealthy(object: GoObject): boolean {
  const name = `${apiVersionOf(object)} ${kindOf(object)}`;
  const check = Object.hasOwn(HEALTH_CHECKS, name) ? HEALTH_CHECKS[name] : undefined;
  return check?.(object) === true;
}

const numberAt = (object: GoObject, ...path: readonly string[]): number | undefined => {
  const value = nestedValue(object, ...path);
  return typeof value === 'number' ? Math.trunc(value) : undefined;
};

const itemsAt = (object: GoObject, ...path: readonly string[]): readonly GoJson[] => {
  const value = nestedValue(object, ...path);
  return Array.isArray(value) ? value : [];
};

const conditionsOf = (object: GoObject): readonly GoObject[] => itemsAt(object, 'status', 'conditions').filter(isGoObject);

const isTrue = ({ status }: GoObject): boolean => status === 'True';

const hasCondition = (object: GoObject, type: string): boolean =>
  conditionsOf(object).some((condition) => condition.type === type && isTrue(condition));

function hasLoadBalancer(object: GoObject): boolean {
  return itemsAt(object, 'status', 'loadBalancer', 'ingress').length > 0;
}

/** A running Pod is healthy only with the restart policy Always. */
function isPodHealthy(object: GoObject): boolean {
  const phase = nestedString(object, 'status', 'phase');
  if (phase !== 'Running') return phase === 'Succeeded';
  return nestedString(object, 'spec', 'restartPolicy') === 'Always' && hasCondition(object, 'Ready');
}

function isDaemonSetHealthy(object: GoObject): boolean {
  const desired = numberAt(object, 'status', 'desiredNumberScheduled');
  const fields = ['numberReady', 'updatedNumberScheduled', 'numberAvailable'];
  return desired !== undefined && fields.every((name) => numberAt(object, 'status', name) === desired);
}

function isDeploymentHealthy(object: GoObject): boolean {
  const replicas = numberAt(object, 'spec', 'replicas') ?? 1;
  const isComplete = ['updatedReplicas', 'availableReplicas'].every((name) => numberAt(object, 'status', name) === replicas);
  return isComplete && hasCondition(object, 'Available');
}

function isReplicaSetHealthy(object: GoObject): boolean {
  if ((numberAt(object, 'status', 'observedGeneration') ?? 0) < (numberAt(object, 'metadata', 'generation') ?? 0)) return false;
  const available = numberAt(object, 'status', 'availableReplicas') ?? 0;
  return !hasCondition(object, 'ReplicaFailure') && available >= (numberAt(object, 'spec', 'replicas') ?? 1);
}

function isStatefulSetHealthy(object: GoObject): boolean {
  const replicas = numberAt(object, 'spec', 'replicas') ?? 1;
  const isComplete = ['readyReplicas', 'currentReplicas'].every((name) => numberAt(object, 'status', name) === replicas);
  const [current, update] = ['currentRevision', 'updateRevision'].map((name) => nestedValue(object, 'status', name));
  return isComplete && typeof current === 'string' && current === update;
}

const FAILURES: readonly GoJson[] = ['FailedGetScale', 'FailedUpdateScale', 'FailedGetResourceMetric', 'InvalidSelector'];

function isAutoscalerHealthy(object: GoObject): boolean {
  const first = conditionsOf(object).find(
    (condition) => isTrue(condition) && [...FAILURES, 'ScalingActive', 'ScalingLimited'].includes(condition.type as GoJson),
  );
  return first !== undefined && !FAILURES.includes(first.type as GoJson);
}

function isJobHealthy(object: GoObject): boolean {
  const first = conditionsOf(object).find(
    (condition) => isTrue(condition) && ['Failed', 'Suspended', 'Complete'].includes(condition.type as string),
  );
  return first?.type === 'Complete';
}

function isCronJobHealthy(object: GoObject): boolean {
  if (nestedValue(object, 'spec', 'suspend') === true) return true;
  const scheduled = Date.parse(nestedString(object, 'status', 'lastScheduleTime'));
  if (Number.isNaN(scheduled)) return false;
  if (itemsAt(object, 'status', 'active').length > 0) return true;
  return Date.parse(nestedString(object, 'status', 'lastSuccessfulTime')) >= scheduled;
}
