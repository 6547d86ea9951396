// Generated from kubernetes-v1.36.3/apis_networking.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IntOrString = number | string;

export type NetworkPolicy = {
  readonly apiVersion: "networking.k8s.io/v1";
  readonly kind: "NetworkPolicy";
  readonly metadata: ObjectMeta;
  readonly spec?: NetworkPolicySpec;
};
export type NetworkPolicySpec = {
  /** Traffic from the Pods that is allowed. An empty list allows none, also no DNS. */
  readonly egress?: readonly NetworkPolicyEgressRule[];
  /** Traffic to the Pods that is allowed. An empty list allows none. */
  readonly ingress?: readonly NetworkPolicyIngressRule[];
  /** Selects the Pods of this namespace. An empty selector is all. */
  readonly podSelector?: LabelSelector;
  /** Directions that the policy closes: all traffic of a listed direction that no rule allows is refused. */
  readonly policyTypes?: readonly ("Egress" | "Ingress")[];
};
export type NetworkPolicyEgressRule = {
  readonly ports?: readonly NetworkPolicyPort[];
  readonly to?: readonly NetworkPolicyPeer[];
};
export type NetworkPolicyPort = {
  readonly endPort?: number;
  /** A number, or a text such as `25%`. */
  readonly port?: IntOrString;
  readonly protocol?: "SCTP" | "TCP" | "UDP";
};
export type NetworkPolicyPeer = {
  readonly ipBlock?: IPBlock;
  readonly namespaceSelector?: LabelSelector;
  readonly podSelector?: LabelSelector;
};
export type IPBlock = {
  /** Default: `""`. */
  readonly cidr: string;
  readonly except?: readonly string[];
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: string;
  readonly values?: readonly string[];
};
export type NetworkPolicyIngressRule = {
  readonly from?: readonly NetworkPolicyPeer[];
  readonly ports?: readonly NetworkPolicyPort[];
};
