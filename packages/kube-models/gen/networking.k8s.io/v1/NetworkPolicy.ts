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
  readonly egress?: readonly NetworkPolicyEgressRule[];
  readonly ingress?: readonly NetworkPolicyIngressRule[];
  readonly podSelector?: LabelSelector;
  readonly policyTypes?: readonly ("Egress" | "Ingress")[];
};
export type NetworkPolicyEgressRule = {
  readonly ports?: readonly NetworkPolicyPort[];
  readonly to?: readonly NetworkPolicyPeer[];
};
export type NetworkPolicyPort = {
  readonly endPort?: number;
  readonly port?: IntOrString;
  readonly protocol?: "SCTP" | "TCP" | "UDP";
};
export type NetworkPolicyPeer = {
  readonly ipBlock?: IPBlock;
  readonly namespaceSelector?: LabelSelector;
  readonly podSelector?: LabelSelector;
};
export type IPBlock = {
  readonly cidr: string;
  readonly except?: readonly string[];
};
export type LabelSelector = {
  readonly matchExpressions?: readonly LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type LabelSelectorRequirement = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type NetworkPolicyIngressRule = {
  readonly from?: readonly NetworkPolicyPeer[];
  readonly ports?: readonly NetworkPolicyPort[];
};
