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
  readonly type: string;
};
export type QueuingConfiguration = {
  readonly handSize?: number;
  readonly queueLengthLimit?: number;
  readonly queues?: number;
};
