// Generated from kubernetes-v1.36.3/apis_flowcontrol.apiserver.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type PriorityLevelConfiguration = {
  readonly apiVersion: "flowcontrol.apiserver.k8s.io/v1";
  readonly kind: "PriorityLevelConfiguration";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: PriorityLevelConfigurationSpec;
};
export type PriorityLevelConfigurationSpec = {
  readonly exempt?: ExemptPriorityLevelConfiguration;
  readonly limited?: LimitedPriorityLevelConfiguration;
  /** Default: `""`. */
  readonly type: string;
};
export type ExemptPriorityLevelConfiguration = {
  readonly lendablePercent?: number;
  readonly nominalConcurrencyShares?: number;
};
export type LimitedPriorityLevelConfiguration = {
  readonly borrowingLimitPercent?: number;
  readonly lendablePercent?: number;
  readonly limitResponse?: LimitResponse;
  readonly nominalConcurrencyShares?: number;
};
export type LimitResponse = {
  readonly queuing?: QueuingConfiguration;
  /** Default: `""`. */
  readonly type: string;
};
export type QueuingConfiguration = {
  /** Default: `0`. */
  readonly handSize?: number;
  /** Default: `0`. */
  readonly queueLengthLimit?: number;
  /** Default: `0`. */
  readonly queues?: number;
};
