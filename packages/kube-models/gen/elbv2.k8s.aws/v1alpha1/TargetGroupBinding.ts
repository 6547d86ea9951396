// Generated from aws-load-balancer-controller-v3.5.0/crds.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type TargetGroupBinding = {
  readonly apiVersion: "elbv2.k8s.aws/v1alpha1";
  readonly kind: "TargetGroupBinding";
  readonly metadata: ObjectMeta;
  readonly spec?: TargetGroupBindingSpec;
};
export type TargetGroupBindingSpec = {
  readonly assumeRoleExternalId?: string;
  readonly iamRoleArnToAssume?: string;
  readonly multiClusterTargetGroup?: boolean;
  readonly networking?: TargetGroupBindingSpecNetworking;
  readonly serviceRef: TargetGroupBindingSpecServiceRef;
  readonly targetGroupARN?: string;
  readonly targetGroupName?: string;
  readonly targetType?: "instance" | "ip";
};
export type TargetGroupBindingSpecNetworking = {
  readonly ingress?: readonly TargetGroupBindingSpecNetworkingIngress[];
};
export type TargetGroupBindingSpecNetworkingIngress = {
  readonly from: readonly TargetGroupBindingSpecNetworkingIngressFrom[];
  readonly ports: readonly TargetGroupBindingSpecNetworkingIngressPorts[];
};
export type TargetGroupBindingSpecNetworkingIngressFrom = {
  readonly ipBlock?: TargetGroupBindingSpecNetworkingIngressFromIpBlock;
  readonly securityGroup?: TargetGroupBindingSpecNetworkingIngressFromSecurityGroup;
};
export type TargetGroupBindingSpecNetworkingIngressFromIpBlock = {
  readonly cidr: string;
};
export type TargetGroupBindingSpecNetworkingIngressFromSecurityGroup = {
  readonly groupID: string;
};
export type TargetGroupBindingSpecNetworkingIngressPorts = {
  /** A number, or a text such as `25%`. */
  readonly port?: number | string;
  readonly protocol?: "TCP" | "UDP";
};
export type TargetGroupBindingSpecServiceRef = {
  readonly name: string;
  /** A number, or a text such as `25%`. */
  readonly port: number | string;
};
