// Generated from aws-load-balancer-controller-v3.5.0/crds.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ALBTargetControlConfig = {
  readonly apiVersion: "elbv2.k8s.aws/v1beta1";
  readonly kind: "ALBTargetControlConfig";
  readonly metadata: ObjectMeta;
  readonly spec?: ALBTargetControlConfigSpec;
};
export type ALBTargetControlConfigSpec = {
  /** Matches `^.+:[0-9]+$`. */
  readonly controlAddress: string;
  /** Matches `^.+:[0-9]+$`. */
  readonly dataAddress: string;
  /** Matches `^.+:[0-9]+$`. */
  readonly destinationAddress: string;
  readonly image: string;
  /** 0 to 1000. Default: `1`. */
  readonly maxConcurrency?: number;
  readonly protocolVersion?: "HTTP1" | "HTTP2" | "GRPC";
  readonly resources?: ALBTargetControlConfigSpecResources;
  readonly rustLog?: "debug" | "info" | "error";
  readonly tlsCertPath?: string;
  readonly tlsKeyPath?: string;
  readonly tlsSecurityPolicy?: string;
};
export type ALBTargetControlConfigSpecResources = {
  /** One item for each `name`. */
  readonly claims?: readonly ALBTargetControlConfigSpecResourcesClaims[];
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
};
export type ALBTargetControlConfigSpecResourcesClaims = {
  readonly name: string;
  readonly request?: string;
};
