import { type Fields, fieldsOf } from '@slipway/manifest';
import { changed, type Filler, isAbsent, withDefaults, withEmptyFilled, withZerosFilled } from './filled.ts';

const RBAC_GROUP = 'rbac.authorization.k8s.io';

const binding: Filler = (object) =>
  changed(object, 'roleRef', (reference) => withZerosFilled(fieldsOf(reference), { apiGroup: RBAC_GROUP }));

const selectors: Fields = { matchPolicy: 'Equivalent', namespaceSelector: {}, objectSelector: {} };

const webhook: Filler = (hook) => withDefaults(hook, { ...selectors, failurePolicy: 'Fail', timeoutSeconds: 10 });

const failing: Filler = (spec) => withDefaults(spec, { failurePolicy: 'Fail' });

const deviceRequest: Filler = (request) => {
  const filled = withZerosFilled(request, { allocationMode: 'ExactCount' });
  return filled.allocationMode === 'ExactCount' ? withZerosFilled(filled, { count: 1 }) : filled;
};

/** Defaults (`SetDefaults_…`) of kinds without Pods, by Go type. */
export const otherFillers: Readonly<Record<string, Filler>> = {
  Secret: (secret) => withZerosFilled(secret, { type: 'Opaque' }),
  ConfigMap: (map) => withDefaults(map, { data: {} }),
  Namespace: (namespace) =>
    changed(namespace, 'metadata', (metadata) =>
      changed(fieldsOf(metadata), 'labels', (labels) => ({ ...fieldsOf(labels), 'kubernetes.io/metadata.name': fieldsOf(metadata).name })),
    ),
  PersistentVolume: (volume) =>
    changed(volume, 'spec', (spec) =>
      withDefaults(withZerosFilled(fieldsOf(spec), { persistentVolumeReclaimPolicy: 'Retain' }), { volumeMode: 'Filesystem' }),
    ),
  PersistentVolumeClaim: (claim) =>
    changed(claim, 'spec', (spec) => {
      const { dataSource, ...rest } = fieldsOf(spec);
      return isAbsent(dataSource) || isClaimSource(fieldsOf(dataSource)) ? spec : rest;
    }),
  LimitRangeItem: (item) => (item.type === 'Container' ? containerLimits(item) : item),
  // It is not a pointer, so it is always set.
  Event: (event) => (event.apiVersion === 'v1' ? withDefaults(event, { involvedObject: {} }) : event),
  EndpointPort: (port) => withZerosFilled(port, { protocol: 'TCP' }),
  'discovery.EndpointPort': (port) => withDefaults(port, { name: '', protocol: 'TCP' }),
  NetworkPolicyPort: (port) => withDefaults(port, { protocol: 'TCP' }),
  NetworkPolicy: (policy) =>
    changed(policy, 'spec', (spec) => {
      const { egress } = fieldsOf(spec);
      return withEmptyFilled(fieldsOf(spec), {
        policyTypes: Array.isArray(egress) && egress.length > 0 ? ['Ingress', 'Egress'] : ['Ingress'],
      });
    }),
  IngressClassParametersReference: (reference) => withDefaults(reference, { scope: 'Cluster' }),
  RoleBinding: binding,
  ClusterRoleBinding: binding,
  Subject: (subject) => (subject.kind === 'ServiceAccount' ? subject : withZerosFilled(subject, { apiGroup: RBAC_GROUP })),
  ValidatingWebhook: webhook,
  MutatingWebhook: (hook) => withDefaults(webhook(hook), { reinvocationPolicy: 'Never' }),
  RuleWithOperations: (rule) => withDefaults(rule, { scope: '*' }),
  NamedRuleWithOperations: (rule) => withDefaults(rule, { scope: '*' }),
  ServiceReference: (reference) => withDefaults(reference, { port: 443 }),
  MatchResources: (match) => withDefaults(match, selectors),
  ValidatingAdmissionPolicySpec: failing,
  MutatingAdmissionPolicySpec: failing,
  StorageClass: (storage) => withDefaults(storage, { reclaimPolicy: 'Delete', volumeBindingMode: 'Immediate' }),
  CSIDriver: (driver) =>
    changed(driver, 'spec', (spec) =>
      withEmptyFilled(
        withDefaults(fieldsOf(spec), {
          attachRequired: true,
          podInfoOnMount: false,
          storageCapacity: false,
          fsGroupPolicy: 'ReadWriteOnceWithFSType',
          requiresRepublish: false,
          seLinuxMount: false,
        }),
        { volumeLifecycleModes: ['Persistent'] },
      ),
    ),
  PriorityClass: (priority) => withDefaults(priority, { preemptionPolicy: 'PreemptLowerPriority' }),
  ExactDeviceRequest: deviceRequest,
  DeviceSubRequest: deviceRequest,
  // In v1beta1, a request itself has the fields that are below `exactly` in later versions.
  DeviceRequest: (request) => (isAbsent(request.deviceClassName) ? request : deviceRequest(request)),
  FlowSchemaSpec: (spec) => withZerosFilled(spec, { matchingPrecedence: 1000 }),
  ExemptPriorityLevelConfiguration: (settings) => withDefaults(settings, { nominalConcurrencyShares: 0, lendablePercent: 0 }),
  LimitedPriorityLevelConfiguration: (settings) => withDefaults(settings, { nominalConcurrencyShares: 30, lendablePercent: 0 }),
  QueuingConfiguration: (settings) => withZerosFilled(settings, { handSize: 8, queues: 64, queueLengthLimit: 50 }),
  CustomResourceDefinitionSpec: (spec) =>
    changed(withDefaults(spec, { conversion: { strategy: 'None' } }), 'names', (names) => {
      const { kind } = fieldsOf(names);
      return typeof kind === 'string' ? withZerosFilled(fieldsOf(names), { singular: kind.toLowerCase(), listKind: `${kind}List` }) : names;
    }),
};

/** Returns whether `dataSource` of a claim may have the kind. The server drops others. */
const isClaimSource = ({ apiGroup, kind }: Fields): boolean =>
  kind === 'PersistentVolumeClaim'
    ? isAbsent(apiGroup) || apiGroup === ''
    : kind === 'VolumeSnapshot' && apiGroup === 'snapshot.storage.k8s.io';

function containerLimits(item: Fields): Fields {
  const limits = { ...fieldsOf(item.max), ...fieldsOf(item.default) };
  const requests = { ...fieldsOf(item.min), ...limits, ...fieldsOf(item.defaultRequest) };
  return isAbsent(item.max) && isAbsent(item.min) && isAbsent(item.default) ? item : { ...item, default: limits, defaultRequest: requests };
}
