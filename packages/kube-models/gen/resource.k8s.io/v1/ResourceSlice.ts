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
  readonly value: Quantity;
};
export type CapacityRequestPolicy = {
  readonly default?: Quantity;
  readonly validRange?: CapacityRequestPolicyRange;
  readonly validValues?: readonly Quantity[];
};
export type CapacityRequestPolicyRange = {
  readonly max?: Quantity;
  readonly min: Quantity;
  readonly step?: Quantity;
};
export type DeviceCounterConsumption = {
  readonly counterSet: string;
  readonly counters: { readonly [key: string]: Counter };
};
export type Counter = {
  readonly value: Quantity;
};
export type NodeAllocatableResourceMapping = {
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
  readonly key: string;
  readonly operator: "DoesNotExist" | "Exists" | "Gt" | "In" | "Lt" | "NotIn";
  readonly values?: readonly string[];
};
export type DeviceTaint = {
  readonly effect: "NoExecute" | "NoSchedule" | "None";
  readonly key: string;
  readonly timeAdded?: Time;
  readonly value?: string;
};
export type ResourcePool = {
  readonly generation: number;
  readonly name: string;
  readonly resourceSliceCount: number;
};
export type CounterSet = {
  readonly counters: { readonly [key: string]: Counter };
  readonly name: string;
};
