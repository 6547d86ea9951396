/**
 * Decides which fields of built-in kinds are stored with the zero value of their type (`''`, 0, false). These are the fields that Go
 * declares as pointers, or without `omitempty` (`types.go` of k8s.io/api 0.36). OpenAPI does not show it: most optional strings are not
 * pointers, but most optional numbers and flags are. Fields that are required or have a default in OpenAPI have no `omitempty`.
 */

/** Optional strings that are stored when they are empty; `Type.field` if other types have a field of this name that is not stored. */
const STORED_TEXTS = new Set([
  ...['$ref', 'appProtocol', 'completionMode', 'deprecationWarning', 'endpointsNamespace', 'failurePolicy', 'fsGroupChangePolicy'],
  ...['fsGroupPolicy', 'gmsaCredentialSpec', 'gmsaCredentialSpecName', 'holderIdentity', 'hostnameOverride', 'ingressClassName'],
  ...['initiatorName', 'internalTrafficPolicy', 'ipFamilyPolicy', 'ipMode', 'labelSelectorPath', 'loadBalancerClass', 'localhostProfile'],
  ...['managedBy', 'matchPolicy', 'mountPropagation', 'nodeAffinityPolicy', 'nodeTaintsPolicy', 'parameterNotFoundAction'],
  ...['persistentVolumeName', 'podGroupName', 'podReplacementPolicy', 'preemptionPolicy', 'preferredHolder', 'procMount', 'reclaimPolicy'],
  ...['recursiveReadOnly', 'resourceClaimName', 'resourceClaimTemplateName', 'runAsUserName', 'runtimeClassName', 'scope'],
  ...['seLinuxChangePolicy', 'secretNamespace', 'selectPolicy', 'signerName', 'stopSignal', 'succeededIndexes', 'supplementalGroupsPolicy'],
  ...['timeZone', 'trafficDistribution', 'unhealthyPodEvictionPolicy', 'volumeAttributesClassName', 'volumeBindingMode', 'volumeMode'],
  ...['x-kubernetes-list-type', 'x-kubernetes-map-type', 'CSIVolumeSource.fsType', 'ClusterTrustBundleProjection.name'],
  ...[
    'Container.restartPolicy',
    'Endpoint.zone',
    'EndpointAddress.nodeName',
    'discovery.EndpointPort.name',
    'EphemeralContainer.restartPolicy',
    'HostPathVolumeSource.type',
  ],
  ...['IngressClassParametersReference.apiGroup', 'IngressClassParametersReference.namespace', 'LeaseSpec.strategy'],
  ...[
    'LocalVolumeSource.fsType',
    'MutatingWebhook.reinvocationPolicy',
    'NetworkPolicyPort.protocol',
    'PersistentVolumeClaimSpec.storageClassName',
  ],
  ...['PodDNSConfigOption.value', 'PodFailurePolicyOnExitCodesRequirement.containerName', 'ServiceReference.path'],
  ...['TypedLocalObjectReference.apiGroup', 'TypedObjectReference.apiGroup', 'TypedObjectReference.namespace', 'Validation.reason'],
  ...['ValidationRule.reason', 'WebhookClientConfig.url'],
]);

/** Numbers and flags that are not stored when they are zero or false. */
const UNSTORED_SCALARS = new Set([
  ...[
    'chapAuthDiscovery',
    'chapAuthSession',
    'deprecated',
    'deprecatedCount',
    'exclusiveMaximum',
    'exclusiveMinimum',
    'failureThreshold',
    'generation',
  ],
  'globalDefault',
  ...['healthCheckNodePort', 'hostIPC', 'hostNetwork', 'hostPID', 'hostPort', 'initialDelaySeconds', 'insecureSkipTLSVerify'],
  ...['minReadySeconds', 'nodePort', 'nullable', 'number', 'paused', 'preserveUnknownFields', 'publishNotReadyAddresses', 'readOnly'],
  ...['sslEnabled', 'stdin', 'stdinOnce', 'successThreshold', 'tty', 'uniqueItems', 'unschedulable', 'x-kubernetes-embedded-resource'],
  ...['x-kubernetes-int-or-string', 'AWSElasticBlockStoreVolumeSource.partition', 'CustomResourceColumnDefinition.priority'],
  ...['DeviceRequest.count', 'DeviceSubRequest.count', 'ExactDeviceRequest.count', 'FlowSchemaSpec.matchingPrecedence'],
  ...['Event.count', 'EventSeries.count', 'GCEPersistentDiskVolumeSource.partition', 'Probe.periodSeconds', 'Probe.timeoutSeconds'],
]);

const STORED_SCALARS = new Set(['CSIVolumeSource.readOnly']);

/** Strings with `omitempty` that OpenAPI requires or gives a default. */
const UNSTORED_TEXTS = new Set([
  ...['ConfigMapEnvSource.name', 'ConfigMapKeySelector.name', 'ConfigMapProjection.name', 'ConfigMapVolumeSource.name'],
  ...['ContainerPort.protocol', 'LocalObjectReference.name', 'SecretEnvSource.name', 'SecretKeySelector.name', 'SecretProjection.name'],
  ...[
    'ServicePort.protocol',
    'ISCSIVolumeSource.iscsiInterface',
    'RBDVolumeSource.keyring',
    'RBDVolumeSource.pool',
    'RBDVolumeSource.user',
  ],
]);

/** The parts of a field's schema that decide whether a zero value is stored. */
interface FieldSchema {
  readonly type?: string;
  readonly default?: unknown;
}

/** Returns the Go type of a definition in the schema of `kind`, because two packages have a type of this name. */
export const goType = (definition: string, kind: string): string =>
  definition === 'EndpointPort' && kind === 'EndpointSlice' ? 'discovery.EndpointPort' : definition;

/** Returns whether the server does not store the zero value of `field` of the Go type `owner`, because it is the same as no field. */
export function isZeroUnstored(owner: string, field: string, { type, default: given }: FieldSchema, required: boolean): boolean {
  const named = `${owner}.${field}`;
  if (type === 'string')
    return UNSTORED_TEXTS.has(named) || !(required || given !== undefined || STORED_TEXTS.has(field) || STORED_TEXTS.has(named));
  if (type !== 'integer' && type !== 'boolean') return false;
  return (UNSTORED_SCALARS.has(field) || UNSTORED_SCALARS.has(named)) && !STORED_SCALARS.has(named);
}
