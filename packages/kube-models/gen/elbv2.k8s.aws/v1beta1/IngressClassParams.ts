// Generated from aws-load-balancer-controller-v3.5.0/crds.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IngressClassParams = {
  readonly apiVersion: "elbv2.k8s.aws/v1beta1";
  readonly kind: "IngressClassParams";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: IngressClassParamsSpec;
};
export type IngressClassParamsSpec = {
  readonly PrefixListsIDs?: readonly string[];
  readonly certificateArn?: readonly string[];
  readonly group?: IngressClassParamsSpecGroup;
  readonly inboundCIDRs?: readonly string[];
  readonly ipAddressType?: "ipv4" | "dualstack" | "dualstack-without-public-ipv4";
  readonly ipamConfiguration?: IngressClassParamsSpecIpamConfiguration;
  readonly listeners?: readonly IngressClassParamsSpecListeners[];
  readonly loadBalancerAttributes?: readonly IngressClassParamsSpecLoadBalancerAttributes[];
  readonly loadBalancerName?: string;
  readonly minimumLoadBalancerCapacity?: IngressClassParamsSpecMinimumLoadBalancerCapacity;
  readonly namespaceSelector?: IngressClassParamsSpecNamespaceSelector;
  readonly prefixListsIDs?: readonly string[];
  readonly scheme?: "internal" | "internet-facing";
  readonly sslPolicy?: string;
  readonly sslRedirectPort?: string;
  readonly subnets?: IngressClassParamsSpecSubnets;
  readonly tags?: readonly IngressClassParamsSpecTags[];
  readonly targetType?: "instance" | "ip";
  readonly wafv2AclArn?: string;
  readonly wafv2AclName?: string;
};
export type IngressClassParamsSpecGroup = {
  readonly name: string;
};
export type IngressClassParamsSpecIpamConfiguration = {
  readonly ipv4IPAMPoolId?: string;
};
export type IngressClassParamsSpecListeners = {
  readonly listenerAttributes?: readonly IngressClassParamsSpecListenersListenerAttributes[];
  readonly port?: number;
  readonly protocol?: string;
};
export type IngressClassParamsSpecListenersListenerAttributes = {
  readonly key: string;
  readonly value: string;
};
export type IngressClassParamsSpecLoadBalancerAttributes = {
  readonly key: string;
  readonly value: string;
};
export type IngressClassParamsSpecMinimumLoadBalancerCapacity = {
  readonly capacityUnits: number;
};
export type IngressClassParamsSpecNamespaceSelector = {
  readonly matchExpressions?: readonly IngressClassParamsSpecNamespaceSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type IngressClassParamsSpecNamespaceSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type IngressClassParamsSpecSubnets = {
  /** Each item: matches `subnet-[0-9a-f]+`. At least 1 item. */
  readonly ids?: readonly string[];
  readonly tags?: { readonly [key: string]: readonly string[] };
};
export type IngressClassParamsSpecTags = {
  readonly key: string;
  readonly value: string;
};
