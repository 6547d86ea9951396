import { lazy } from '@slipway/manifest/lazy';
import {
  matchRule,
  mutatingPolicyBinding,
  policyBindingRule,
  policyRule,
  validatingPolicy,
  validatingPolicyBinding,
  webhookRule,
  webhooks,
} from './admission.ts';
import { autoscaler, autoscalerRule } from './autoscaling.ts';
import {
  configMap,
  dataRule,
  namespace,
  namespaceRule,
  podSecurityRule,
  priorityClass,
  priorityRule,
  secret,
  secretTypeRule,
} from './configuration.ts';
import { customResourceDefinition, definitionRule } from './custom-resource-definitions.ts';
import { celRule, defaultRule, structuralRule } from './definitions/definition-rules.ts';
import { budgetRule, disruptionBudget } from './disruption-budgets.ts';
import { event, eventRule } from './events.ts';
import type { BuiltInKind } from './forms/built-in-rule.ts';
import { claimRule, droppedSourceRule } from './forms/claim-spec.ts';
import { droppedFieldRule, serviceAccount } from './forms/dropped-fields.ts';
import { labelsRule, selectorRule } from './forms/label-selectors.ts';
import { at } from './forms/location.ts';
import { cronJob, cronJobRule, job, jobRule } from './jobs.ts';
import { mutatingPolicy, mutationRule } from './mutating-policies.ts';
import { ingress, ingressClass, ingressClassRule, ingressRule, networkPolicy, networkPolicyRule } from './networking.ts';
import { csiNode, csiNodeRule, node, nodeRule } from './nodes.ts';
import {
  apiService,
  apiServiceRule,
  attributesClassRule,
  controllerRevision,
  controllerRevisionRule,
  csiDriver,
  csiDriverRule,
  endpoints,
  endpointsRule,
  ipAddress,
  lease,
  leaseRule,
  networkRule,
  replicationController,
  runtimeClass,
  runtimeClassRule,
  serviceCidr,
  storageCapacity,
  storageCapacityRule,
  volumeAttributesClass,
} from './other-kinds.ts';
import { gracePeriodRule, pod, podTemplate, restartRule, selectorMatchRule, templateRule } from './pod-templates.ts';
import { envRule } from './pods/container-env.ts';
import { portsRule } from './pods/container-ports.ts';
import { resourcesRule } from './pods/container-resources.ts';
import { containersRule } from './pods/containers.ts';
import { podRule } from './pods/pod-spec.ts';
import { probesRule } from './pods/probes.ts';
import { schedulingRule } from './pods/scheduling.ts';
import { securityRule } from './pods/security-context.ts';
import { mountsRule } from './pods/volume-mounts.ts';
import { volumesRule } from './pods/volumes.ts';
import { expressionRule } from './policies/expression-rule.ts';
import { limitRange, limitRangeRule, quotaRule, resourceQuota } from './quotas.ts';
import { bindingRule, clusterRole, clusterRoleBinding, policyRuleRule, role, roleBinding } from './rbac.ts';
import { affinityConfigRule, service, serviceRule, targetPortRule } from './services.ts';
import { persistentVolume, storageClass, storageClassRule, volumeClaim, volumeRule } from './storage.ts';
import { attachmentRule, volumeAttachment } from './volume-attachments.ts';
import { daemonSet, deployment, replicaSet, statefulSet, workloadRule } from './workloads.ts';

/** Checks of the server for every Pod that Slipway does not have. */
const UNCHECKED_PODS = [
  'options of Windows',
  'volumes of types that CSI has taken the place of (iscsi, rbd, azureDisk ...)',
  'profiles in annotations',
  'resources of whole Pods',
];

const SELECTOR = [selectorRule];
const POD = [
  podRule,
  containersRule,
  portsRule,
  envRule,
  probesRule,
  resourcesRule,
  mountsRule,
  volumesRule,
  claimRule,
  droppedSourceRule,
  droppedFieldRule,
  securityRule,
  schedulingRule,
  labelsRule,
  ...SELECTOR,
];
const TEMPLATE = [templateRule, ...POD];
const WORKLOAD = [workloadRule, selectorMatchRule, restartRule, ...TEMPLATE];

/**
 * Checks of common kinds, by API group and kind. For a kind that is neither here nor in `group-kinds.ts`, only the schema and the metadata
 * are checked.
 */
export const commonKinds: Readonly<Record<string, BuiltInKind>> = {
  '/Namespace': { rules: [namespaceRule, podSecurityRule], check: namespace },
  '/ServiceAccount': { rules: [droppedFieldRule], check: serviceAccount },
  '/Event': { rules: [eventRule], check: event },
  '/Node': { rules: [nodeRule, droppedFieldRule], check: node },
  '/Endpoints': { rules: [endpointsRule], check: endpoints },
  '/ReplicationController': { rules: WORKLOAD, unchecked: UNCHECKED_PODS, check: replicationController },
  '/ConfigMap': { rules: [dataRule], check: configMap },
  '/Secret': { rules: [dataRule, secretTypeRule], check: secret },
  '/Service': { rules: [serviceRule, affinityConfigRule, targetPortRule, labelsRule], check: service },
  '/PersistentVolumeClaim': { rules: [claimRule, droppedSourceRule, ...SELECTOR], check: volumeClaim },
  '/PersistentVolume': { rules: [volumeRule, schedulingRule], unchecked: ['sources but csi and hostPath'], check: persistentVolume },
  '/ResourceQuota': { rules: [quotaRule], check: resourceQuota },
  '/LimitRange': { rules: [limitRangeRule], check: limitRange },
  '/Pod': { rules: [...POD, gracePeriodRule], unchecked: UNCHECKED_PODS, check: pod },
  '/PodTemplate': { rules: TEMPLATE, unchecked: UNCHECKED_PODS, check: (object) => podTemplate(at(object, 'template')) },
  'apps/Deployment': { rules: WORKLOAD, unchecked: UNCHECKED_PODS, check: deployment },
  'apps/ReplicaSet': { rules: WORKLOAD, unchecked: UNCHECKED_PODS, check: replicaSet },
  'apps/DaemonSet': { rules: WORKLOAD, unchecked: UNCHECKED_PODS, check: daemonSet },
  'apps/ControllerRevision': { rules: [controllerRevisionRule], check: controllerRevision },
  'apps/StatefulSet': { rules: WORKLOAD, unchecked: UNCHECKED_PODS, check: statefulSet },
  'batch/Job': { rules: [jobRule, restartRule, selectorMatchRule, ...TEMPLATE], unchecked: UNCHECKED_PODS, check: job },
  'batch/CronJob': { rules: [cronJobRule, jobRule, restartRule, ...TEMPLATE], unchecked: UNCHECKED_PODS, check: cronJob },
  'networking.k8s.io/Ingress': { rules: [ingressRule], check: ingress },
  'networking.k8s.io/IngressClass': { rules: [ingressClassRule], check: ingressClass },
  'networking.k8s.io/NetworkPolicy': { rules: [networkPolicyRule, ...SELECTOR], check: networkPolicy },
  'policy/PodDisruptionBudget': { rules: [budgetRule, ...SELECTOR], check: disruptionBudget },
  'autoscaling/HorizontalPodAutoscaler': { rules: [autoscalerRule], check: autoscaler },
  'rbac.authorization.k8s.io/Role': { rules: [policyRuleRule], check: role },
  'rbac.authorization.k8s.io/ClusterRole': { rules: [policyRuleRule, ...SELECTOR], check: clusterRole },
  'rbac.authorization.k8s.io/RoleBinding': { rules: [bindingRule, droppedFieldRule], check: roleBinding },
  'rbac.authorization.k8s.io/ClusterRoleBinding': { rules: [bindingRule, droppedFieldRule], check: clusterRoleBinding },
  'apiregistration.k8s.io/APIService': { rules: [apiServiceRule], check: apiService },
  'coordination.k8s.io/Lease': { rules: [leaseRule, droppedFieldRule], check: lease },
  'networking.k8s.io/IPAddress': { rules: [networkRule], check: ipAddress },
  'networking.k8s.io/ServiceCIDR': { rules: [networkRule], check: serviceCidr },
  'node.k8s.io/RuntimeClass': { rules: [runtimeClassRule, schedulingRule, resourcesRule], check: runtimeClass },
  'storage.k8s.io/CSINode': { rules: [csiNodeRule], check: csiNode },
  'storage.k8s.io/VolumeAttachment': {
    rules: [attachmentRule, volumeRule],
    unchecked: ['sources but csi and hostPath'],
    check: volumeAttachment,
  },
  'storage.k8s.io/CSIStorageCapacity': { rules: [storageCapacityRule, ...SELECTOR], check: storageCapacity },
  'storage.k8s.io/CSIDriver': { rules: [csiDriverRule, droppedFieldRule], check: csiDriver },
  'storage.k8s.io/VolumeAttributesClass': { rules: [attributesClassRule], check: volumeAttributesClass },
  'storage.k8s.io/StorageClass': { rules: [storageClassRule], check: storageClass },
  'scheduling.k8s.io/PriorityClass': { rules: [priorityRule], check: priorityClass },
  'admissionregistration.k8s.io/ValidatingAdmissionPolicy': {
    rules: [policyRule, matchRule, expressionRule, ...SELECTOR],
    check: validatingPolicy,
  },
  'admissionregistration.k8s.io/ValidatingAdmissionPolicyBinding': {
    rules: [policyBindingRule, matchRule, ...SELECTOR],
    check: validatingPolicyBinding,
  },
  'admissionregistration.k8s.io/MutatingAdmissionPolicy': {
    rules: [policyRule, mutationRule, matchRule, expressionRule, ...SELECTOR],
    check: mutatingPolicy,
  },
  'admissionregistration.k8s.io/MutatingAdmissionPolicyBinding': {
    rules: [policyBindingRule, matchRule, ...SELECTOR],
    check: mutatingPolicyBinding,
  },
  'admissionregistration.k8s.io/ValidatingWebhookConfiguration': {
    rules: [webhookRule, matchRule, expressionRule, ...SELECTOR],
    check: webhooks,
  },
  'admissionregistration.k8s.io/MutatingWebhookConfiguration': {
    rules: [webhookRule, matchRule, expressionRule, ...SELECTOR],
    check: webhooks,
  },
  'apiextensions.k8s.io/CustomResourceDefinition': {
    rules: [definitionRule, structuralRule, defaultRule, celRule],
    check: customResourceDefinition,
  },
};

/** Kinds that few repositories have. They are loaded lazily. */
const groupKinds = lazy<typeof import('./group-kinds.ts')>(import.meta.url, './group-kinds.ts');

/** Returns the checks of a kind; undefined for a kind without specific checks. */
export function findBuiltInKind({ group, kind }: { readonly group: string; readonly kind: string }): BuiltInKind | undefined {
  const name = `${group}/${kind}`;
  if (Object.hasOwn(commonKinds, name)) return commonKinds[name];
  const others = groupKinds().groupKinds;
  return Object.hasOwn(others, name) ? others[name] : undefined;
}
