import { plainText } from '@slipway/manifest';

/**
 * Fields of built-in kinds that the server sets when they are null or absent, by the end of their path. Sources are `defaults.go` of each
 * version, strategies and admission; each was measured with kube-apiserver 1.36. For other fields, a null is the same as no field.
 */
const FILLED = [
  // Pods
  /\/(containers|initContainers)\/\d+\/(imagePullPolicy|terminationMessagePath|terminationMessagePolicy)$/,
  /\/ports\/\d+\/(protocol|targetPort)$/,
  /\/spec\/(dnsPolicy|restartPolicy|schedulerName|terminationGracePeriodSeconds)$/,
  /^\/spec\/(enableServiceLinks|preemptionPolicy|priority|tolerations)$/,
  /Probe\/(timeoutSeconds|periodSeconds|successThreshold|failureThreshold)$/,
  /\/(httpGet\/(path|scheme)|grpc\/service)$/,
  /\/fieldRef\/apiVersion$/,
  /\/resourceFieldRef\/divisor$/,
  /\/volumes\/\d+\/(\w+\/defaultMode|hostPath\/type)$/,
  /\/serviceAccountToken\/expirationSeconds$/,
  // Workloads
  /^\/spec\/(replicas|revisionHistoryLimit|progressDeadlineSeconds|podManagementPolicy)$/,
  /^\/spec\/(strategy|updateStrategy|persistentVolumeClaimRetentionPolicy)(\/(type|rollingUpdate|whenDeleted|whenScaled))?$/,
  /\/rollingUpdate\/(maxSurge|maxUnavailable|partition)$/,
  /^\/spec\/(parallelism|completions|completionMode|backoffLimit|podReplacementPolicy|suspend|manualSelector)$/,
  /^\/spec\/(concurrencyPolicy|failedJobsHistoryLimit|successfulJobsHistoryLimit|suspend)$/,
  /^\/spec\/(volumeClaimTemplates\/\d+\/(apiVersion|kind|status)|serviceName)$/,
  /\/template\/metadata\/ownerReferences\/\d+\/(apiVersion|kind|name|uid)$/,
  // Other kinds, and embedded resources
  /\/spec\/(volumeMode|persistentVolumeReclaimPolicy)$/,
  /^\/spec\/(type|sessionAffinity|clusterIPs?|ipFamil(ies|yPolicy)|internalTrafficPolicy)$/,
  /^\/spec\/(finalizers|taints|minReplicas|metrics|policyTypes)$/,
  /^\/spec\/(attachRequired|fsGroupPolicy|podInfoOnMount|requiresRepublish|seLinuxMount|storageCapacity|volumeLifecycleModes)$/,
  /^\/(preemptionPolicy|reclaimPolicy|volumeBindingMode|value|type|revision)$/,
  /^\/roleRef\/apiGroup$/,
  /\/(failurePolicy|matchPolicy|reinvocationPolicy|timeoutSeconds|scope)$/,
  /\/clientConfig\/service\/port$/,
];

/** Kinds that get a finalizer on admission (StorageObjectInUseProtection). */
const PROTECTED = ['PersistentVolume', 'PersistentVolumeClaim', 'VolumeAttributesClass'];

/** Kinds whose spec is never empty. Below: a kind in which no field is set, although other kinds have fields with these names. */
const FILLED_SPECS = ['CSIDriver', 'Namespace', 'NetworkPolicy', 'Node'];
const UNFILLED_KIND = 'Lease';

/** Returns whether an entry of a list that was null gets a default field, which is then its only field. */
export const isFilledEntry = (pointer: string, kind: unknown): boolean =>
  (kind === 'NetworkPolicy' && /^\/spec\/(in|e)gress\/\d+\/ports\/\d+$/.test(pointer)) ||
  (kind === 'EndpointSlice' && /^\/ports\/\d+$/.test(pointer));

/** The object or list with a null, and its own parent. */
interface Around {
  readonly kind?: unknown;
  readonly stringData?: unknown;
  readonly type?: unknown;
  readonly allocationMode?: unknown;
  readonly default?: unknown;
  readonly max?: unknown;
  readonly min?: unknown;
}

/** Returns whether the server sets a value instead of the null at `pointer` of `object`. `around` is the object or list with the null. */
export const isFilled = (pointer: string, object: Readonly<Record<string, unknown>>, around: Around): boolean =>
  object.kind !== UNFILLED_KIND &&
  (FILLED.some((field) => field.test(pointer)) ||
    (FILLED_OF_KINDS[plainText(object.kind)]?.(pointer, object, around) ?? false) ||
    (pointer === '/metadata/finalizers' && PROTECTED.includes(plainText(object.kind))) ||
    (pointer === '/spec' && FILLED_SPECS.includes(plainText(object.kind))) ||
    (/^\/subjects\/\d+\/apiGroup$/.test(pointer) && ['Group', 'User'].includes(plainText(around.kind))));

type IsFilled = (pointer: string, object: Readonly<Record<string, unknown>>, around: Around) => boolean;

/** Fields that the server sets in one kind only, or only together with other fields. */
const FILLED_OF_KINDS: Readonly<Record<string, IsFilled>> = {
  DeviceTaintRule: (pointer) => pointer === '/spec/taint/timeAdded',
  EndpointSlice: (pointer) => /^\/ports\/\d+\/name$/.test(pointer),
  FlowSchema: (pointer) => pointer === '/spec/matchingPrecedence',
  PriorityLevelConfiguration: (pointer) =>
    /^\/spec\/(limited|exempt)\/(limitResponse\/queuing\/\w+|lendablePercent|nominalConcurrencyShares)$/.test(pointer),
  HorizontalPodAutoscaler: (pointer) => pointer === '/spec/targetCPUUtilizationPercentage',
  MutatingAdmissionPolicyBinding: (pointer) => pointer === '/spec/paramRef/parameterNotFoundAction',
  ResourceClaim: isFilledRequest,
  ResourceClaimTemplate: isFilledRequest,
  StorageVersionMigration: (pointer) => pointer === '/spec/resource/group',
  DaemonSet: (pointer) => pointer === '/metadata/annotations', // the generation of its template
  Job: (pointer) => /^\/(metadata\/labels|spec\/(selector(\/matchLabels)?|template\/metadata(\/labels)?))$/.test(pointer),
  LimitRange: (pointer, _, { type, default: limit, max, min }) =>
    type === 'Container' &&
    ((pointer.endsWith('/default') && isFull(max)) ||
      (pointer.endsWith('/defaultRequest') && (isFull(limit) || isFull(max) || isFull(min)))),
  Namespace: (pointer) => pointer === '/metadata/labels', // its name
  ReplicationController: (pointer, { spec }) =>
    ['/metadata/labels', '/spec/selector'].includes(pointer) && isFull(below(below(below(spec, 'template'), 'metadata'), 'labels')),
  Secret: (pointer, _, { stringData }) => pointer === '/data' && isFull(stringData),
  Service: (pointer, { spec }) => {
    const type = below(spec, 'type');
    if (pointer === '/spec/allocateLoadBalancerNodePorts') return type === 'LoadBalancer';
    return /^\/spec\/(externalTrafficPolicy|ports\/\d+\/nodePort)$/.test(pointer) && (type === 'LoadBalancer' || type === 'NodePort');
  },
};

/** The count of a request is set to one device, except in the mode for all devices. */
function isFilledRequest(pointer: string, _: unknown, { allocationMode }: Around): boolean {
  const field = /\/requests\/\d+\/(?:exactly\/|firstAvailable\/\d+\/)?(allocationMode|count)$/.exec(pointer)?.[1];
  return field === 'allocationMode' || (field === 'count' && (allocationMode ?? 'ExactCount') === 'ExactCount');
}

const isFull = (value: unknown): boolean => Object.keys((value as object | null | undefined) ?? {}).length > 0;

const below = (value: unknown, field: string): unknown => (value as Readonly<Record<string, unknown>> | null | undefined)?.[field];
