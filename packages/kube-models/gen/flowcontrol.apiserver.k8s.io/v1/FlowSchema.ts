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
  /** Default: `0`. */
  readonly matchingPrecedence?: number;
  readonly priorityLevelConfiguration: PriorityLevelConfigurationReference;
  readonly rules?: readonly PolicyRulesWithSubjects[];
};
export type FlowDistinguisherMethod = {
  /** Default: `""`. */
  readonly type: string;
};
export type PriorityLevelConfigurationReference = {
  /** Default: `""`. */
  readonly name: string;
};
export type PolicyRulesWithSubjects = {
  readonly nonResourceRules?: readonly NonResourcePolicyRule[];
  readonly resourceRules?: readonly ResourcePolicyRule[];
  readonly subjects: readonly Subject[];
};
export type NonResourcePolicyRule = {
  /** Each value once. */
  readonly nonResourceURLs: readonly string[];
  /** Each value once. */
  readonly verbs: readonly string[];
};
export type ResourcePolicyRule = {
  /** Each value once. */
  readonly apiGroups: readonly string[];
  readonly clusterScope?: boolean;
  /** Each value once. */
  readonly namespaces?: readonly string[];
  /** Each value once. */
  readonly resources: readonly string[];
  /** Each value once. */
  readonly verbs: readonly string[];
};
export type Subject = {
  readonly group?: GroupSubject;
  /** Default: `""`. */
  readonly kind: string;
  readonly serviceAccount?: ServiceAccountSubject;
  readonly user?: UserSubject;
};
export type GroupSubject = {
  /** Default: `""`. */
  readonly name: string;
};
export type ServiceAccountSubject = {
  /** Default: `""`. */
  readonly name: string;
  /** Default: `""`. */
  readonly namespace: string;
};
export type UserSubject = {
  /** Default: `""`. */
  readonly name: string;
};
