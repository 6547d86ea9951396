import { FLUX_NAMESPACE } from '@slipway/fleet';
import type { ValidatingAdmissionPolicy } from '@slipway/kube-models/admissionregistration.k8s.io/v1/ValidatingAdmissionPolicy';
import type { ValidatingAdmissionPolicyBinding } from '@slipway/kube-models/admissionregistration.k8s.io/v1/ValidatingAdmissionPolicyBinding';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_PLURAL, EKS_CLUSTER_VERSION } from './definition.ts';

/**
 * Name of the policy. The API server quotes it when it rejects an object, and `slipway-move-cluster` recognizes by it a cluster that must
 * be moved.
 */
const moveGuardName = (group: string): string => `one-ekscluster-of-a-name.${group}`;

const SAME_CLUSTER = 'params.metadata.name == object.metadata.name && params.metadata.namespace != object.metadata.namespace';
const IS_PAUSED =
  "has(object.metadata.annotations) && 'crossplane.io/paused' in object.metadata.annotations && object.metadata.annotations['crossplane.io/paused'] == 'true'";

/**
 * Rejects a second composite resource of a cluster whose first one is in the namespace of Flux, where earlier versions created all
 * clusters. A second one would create a second network in AWS and move the nodes of the running cluster into it. A paused composite
 * resource composes nothing and is accepted: `slipway-move-cluster` creates it and gives it the composed resources of the old one.
 */
export const moveGuard = (group: string): ValidatingAdmissionPolicy => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicy',
  metadata: { name: moveGuardName(group) },
  spec: {
    failurePolicy: 'Fail',
    paramKind: { apiVersion: `${group}/${EKS_CLUSTER_VERSION}`, kind: EKS_CLUSTER_KIND },
    matchConstraints: {
      resourceRules: [{ apiGroups: [group], apiVersions: ['*'], operations: ['CREATE', 'UPDATE'], resources: [EKS_CLUSTER_PLURAL] }],
    },
    validations: [
      {
        expression: `!(${SAME_CLUSTER}) || has(object.metadata.deletionTimestamp) || (${IS_PAUSED})`,
        messageExpression: `'${EKS_CLUSTER_KIND} ' + object.metadata.name + ' is still in the namespace ' + params.metadata.namespace + '. Move it with slipway-move-cluster to the namespace ' + object.metadata.namespace + '.'`,
      },
    ],
  },
});

/** Compares with the composite resources in the namespace of Flux. If it has none, every object is accepted. */
export const moveGuardBinding = (group: string): ValidatingAdmissionPolicyBinding => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicyBinding',
  metadata: { name: moveGuardName(group) },
  spec: {
    policyName: moveGuardName(group),
    validationActions: ['Deny'],
    paramRef: { namespace: FLUX_NAMESPACE, selector: {}, parameterNotFoundAction: 'Allow' },
  },
});
