// Generated from kubernetes-v1.36.3/apis_resource.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;
export type Time = string;

export type ResourceSlice = {
  readonly apiVersion: "resource.k8s.io/v1";
  readonly kind: "ResourceSlice";
  readonly metadata: ClusterObjectMeta;
  readonly spec: ResourceSliceSpec;
};
export type ResourceSliceSpec = {
  readonly allNodes?: boolean;
  readonly devices?: readonly Device[];
  /** Default: `""`. */
  readonly driver: string;
  readonly nodeName?: string;
  readonly nodeSelector?: NodeSelector;
  readonly perDeviceNodeSelection?: boolean;
  readonly pool: ResourcePool;
  readonly sharedCounters?: readonly CounterSet[];
};
export type Device = {
  readonly allNodes?: boolean;
  readonly allowMultipleAllocations?: boolean;
  readonly attributes?: { readonly [key: string]: DeviceAttribute };
  readonly bindingConditions?: readonly string[];
  readonly bindingFailureConditions?: readonly string[];
  readonly bindsToNode?: boolean;
  readonly capacity?: { readonly [key: string]: DeviceCapacity };
  readonly consumesCounters?: readonly DeviceCounterConsumption[];
  /** Default: `""`. */
  readonly name: string;
  readonly nodeAllocatableResourceMappings?: { readonly [key: string]: NodeAllocatableResourceMapping };
  readonly nodeName?: string;
  readonly nodeSelector?: NodeSelector;
  readonly taints?: readonly DeviceTaint[];
};
export type DeviceAttribute = {
  readonly bool?: boolean;
  readonly bools?: readonly boolean[];
  readonly int?: number;
  readonly ints?: readonly number[];
  readonly string?: string;
  readonly strings?: readonly string[];
  readonly version?: string;
  readonly versions?: readonly string[];
};
export type DeviceCapacity = {
  readonly requestPolicy?: CapacityRequestPolicy;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly value: Quantity;
};
export type CapacityRequestPolicy = {
  /** A quantity, such as `500m` or `2Gi`. */
  readonly default?: Quantity;
  readonly validRange?: CapacityRequestPolicyRange;
  /** Each item: a quantity, such as `500m` or `2Gi`. */
  readonly validValues?: readonly Quantity[];
};
export type CapacityRequestPolicyRange = {
  /** A quantity, such as `500m` or `2Gi`. */
  readonly max?: Quantity;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly min: Quantity;
  /** A quantity, such as `500m` or `2Gi`. */
  readonly step?: Quantity;
};
export type DeviceCounterConsumption = {
  /** Default: `""`. */
  readonly counterSet: string;
  readonly counters: { readonly [key: string]: Counter };
};
export type Counter = {
  /** A quantity, such as `500m` or `2Gi`. */
  readonly value: Quantity;
};
export type NodeAllocatableResourceMapping = {
  /** A quantity, such as `500m` or `2Gi`. */
  readonly allocationMultiplier?: Quantity;
  readonly capacityKey?: string;
};
export type NodeSelector = {
  readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
};
export type NodeSelectorTerm = {
  readonly matchExpressions?: readonly NodeSelectorRequirement[];
  readonly matchFields?: readonly NodeSelectorRequirement[];
};
export type NodeSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: "DoesNotExist" | "Exists" | "Gt" | "In" | "Lt" | "NotIn";
  readonly values?: readonly string[];
};
export type DeviceTaint = {
  /** Default: `""`. */
  readonly effect: "NoExecute" | "NoSchedule" | "None";
  /** Default: `""`. */
  readonly key: string;
  readonly timeAdded?: Time;
  readonly value?: string;
};
export type ResourcePool = {
  /** Default: `0`. */
  readonly generation: number;
  /** Default: `""`. */
  readonly name: string;
  /** Default: `0`. */
  readonly resourceSliceCount: number;
};
export type CounterSet = {
  readonly counters: { readonly [key: string]: Counter };
  /** Default: `""`. */
  readonly name: string;
};
