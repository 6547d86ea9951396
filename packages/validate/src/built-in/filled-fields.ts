/**
 * Fields of built-in kinds that the server fills when they are null or left out, by their last names (`defaults.go` of each version,
 * strategies and admission, each seen on kube-apiserver 1.36). A null anywhere else leaves nothing behind.
 */
const FILLED = [
  // Pods
  /\/(containers|initContainers)\/\d+\/(imagePullPolicy|terminationMessagePath|terminationMessagePolicy)$/,
  /\/ports\/\d+\/(protocol|targetPort|nodePort)$/,
  /\/spec\/(dnsPolicy|restartPolicy|schedulerName|terminationGracePeriodSeconds)$/,
  /^\/spec\/(enableServiceLinks|preemptionPolicy|priority|tolerations)$/,
  /Probe\/(timeoutSeconds|periodSeconds|successThreshold|failureThreshold)$/,
  /\/httpGet\/(path|scheme)$/,
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
  /^\/spec\/volumeClaimTemplates\/\d+\/(apiVersion|kind)$/,
  // Other kinds, and embedded resources
  /\/spec\/(volumeMode|persistentVolumeReclaimPolicy)$/,
  /^\/spec\/(type|sessionAffinity|clusterIPs?|ipFamil(ies|yPolicy)|(in|ex)ternalTrafficPolicy|allocateLoadBalancerNodePorts)$/,
  /^\/spec\/(finalizers|taints|minReplicas|metrics|policyTypes)$/,
  /^\/spec\/(attachRequired|fsGroupPolicy|podInfoOnMount|requiresRepublish|seLinuxMount|storageCapacity|volumeLifecycleModes)$/,
  /^\/(preemptionPolicy|reclaimPolicy|volumeBindingMode|value|type|revision)$/,
  /^\/roleRef\/apiGroup$/,
  /\/(failurePolicy|matchPolicy|reinvocationPolicy|timeoutSeconds|scope)$/,
  /\/clientConfig\/service\/port$/,
];

/** Kinds that get a finalizer on admission (StorageObjectInUseProtection). */
const PROTECTED = ['PersistentVolume', 'PersistentVolumeClaim', 'VolumeAttributesClass'];

/** Kinds with a spec that is never empty, and one in which nothing is filled though others have fields of the same name. */
const FILLED_SPECS = ['CSIDriver', 'Namespace', 'NetworkPolicy', 'Node'];
const UNFILLED_KIND = 'Lease';

/** Whether an entry of a list that was null gets a field by default, which is all that it has then. */
export const isFilledEntry = (pointer: string, kind: unknown): boolean =>
  kind === 'NetworkPolicy' && /^\/spec\/(in|e)gress\/\d+\/ports\/\d+$/.test(pointer);

/** Whether something stands in the place of the null at `pointer` of an object of `kind` afterwards; `around` is what holds the null. */
export const isFilled = (pointer: string, kind: unknown, around: { readonly kind?: unknown; readonly stringData?: unknown }): boolean =>
  kind !== UNFILLED_KIND &&
  (FILLED.some((field) => field.test(pointer)) ||
    (pointer === '/metadata/finalizers' && PROTECTED.includes(String(kind))) ||
    (pointer === '/spec' && FILLED_SPECS.includes(String(kind))) ||
    (pointer === '/data' && kind === 'Secret' && Object.keys(around.stringData ?? {}).length > 0) ||
    (/^\/subjects\/\d+\/apiGroup$/.test(pointer) && ['Group', 'User'].includes(String(around.kind))));
