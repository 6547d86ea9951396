// Generated from kubernetes-v1.36.3/apis_flowcontrol.apiserver.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type FlowSchema = {
  readonly apiVersion: "flowcontrol.apiserver.k8s.io/v1";
  readonly kind: "FlowSchema";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: FlowSchemaSpec;
};
export type FlowSchemaSpec = {
  readonly distinguisherMethod?: FlowDistinguisherMethod;
  readonly matchingPrecedence?: number;
  readonly priorityLevelConfiguration: PriorityLevelConfigurationReference;
  readonly rules?: readonly PolicyRulesWithSubjects[];
};
export type FlowDistinguisherMethod = {
  readonly type: string;
};
export type PriorityLevelConfigurationReference = {
  readonly name: string;
};
export type PolicyRulesWithSubjects = {
  readonly nonResourceRules?: readonly NonResourcePolicyRule[];
  readonly resourceRules?: readonly ResourcePolicyRule[];
  readonly subjects: readonly Subject[];
};
export type NonResourcePolicyRule = {
  readonly nonResourceURLs: readonly string[];
  readonly verbs: readonly string[];
};
export type ResourcePolicyRule = {
  readonly apiGroups: readonly string[];
  readonly clusterScope?: boolean;
  readonly namespaces?: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
};
export type Subject = {
  readonly group?: GroupSubject;
  readonly kind: string;
  readonly serviceAccount?: ServiceAccountSubject;
  readonly user?: UserSubject;
};
export type GroupSubject = {
  readonly name: string;
};
export type ServiceAccountSubject = {
  readonly name: string;
  readonly namespace: string;
};
export type UserSubject = {
  readonly name: string;
};
