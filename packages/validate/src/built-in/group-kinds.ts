import { eventRule, newEvent } from './events.ts';
import type { BuiltInKind } from './forms/built-in-rule.ts';
import { droppedFieldRule } from './forms/dropped-fields.ts';
import { signingRequest, signingRequestRule, trustBundle, trustBundleRule } from './groups/certificates.ts';
import {
  leaseCandidate,
  leaseCandidateRule,
  storageVersion,
  storageVersionMigration,
  storageVersionRule,
  versionMigrationRule,
} from './groups/coordination.ts';
import { deviceClaimRule, deviceClass, deviceClassRule, resourceClaim, resourceClaimTemplate } from './groups/device-claims.ts';
import { deviceSliceRule, deviceTaint, deviceTaintRule, poolRequest, poolRequestRule, resourceSlice } from './groups/device-slices.ts';
import { endpointSlice, endpointSliceRule } from './groups/endpoint-slices.ts';
import { flowSchema, flowSchemaRule, priorityLevel, priorityLevelRule } from './groups/flow-control.ts';
import { schedulingRule } from './pods/scheduling.ts';

const DEVICE_SELECTORS = ['CEL expressions that select devices'];
const CLAIMS = [...DEVICE_SELECTORS, 'adminAccess, which needs a label of the namespace'];

/** Checks of less common kinds, by API group and kind. The module is loaded only for an object of such a kind. */
export const groupKinds: Readonly<Record<string, BuiltInKind>> = {
  'certificates.k8s.io/CertificateSigningRequest': {
    rules: [signingRequestRule, droppedFieldRule],
    unchecked: ['the signature of the request'],
    check: signingRequest,
  },
  'certificates.k8s.io/ClusterTrustBundle': { rules: [trustBundleRule], check: trustBundle },
  'coordination.k8s.io/LeaseCandidate': {
    rules: [leaseCandidateRule],
    unchecked: ['which of its versions is newer'],
    check: leaseCandidate,
  },
  'discovery.k8s.io/EndpointSlice': { rules: [endpointSliceRule, droppedFieldRule], check: endpointSlice },
  'events.k8s.io/Event': { rules: [eventRule], check: newEvent },
  'flowcontrol.apiserver.k8s.io/FlowSchema': {
    rules: [flowSchemaRule],
    unchecked: ['that exempt and catch-all are as the server has them'],
    check: flowSchema,
  },
  'flowcontrol.apiserver.k8s.io/PriorityLevelConfiguration': {
    rules: [priorityLevelRule],
    unchecked: ['that exempt and catch-all are as the server has them'],
    check: priorityLevel,
  },
  'resource.k8s.io/DeviceClass': { rules: [deviceClassRule, droppedFieldRule], unchecked: DEVICE_SELECTORS, check: deviceClass },
  'resource.k8s.io/ResourceClaim': { rules: [deviceClaimRule], unchecked: CLAIMS, check: resourceClaim },
  'resource.k8s.io/ResourceClaimTemplate': { rules: [deviceClaimRule], unchecked: CLAIMS, check: resourceClaimTemplate },
  'resource.k8s.io/DeviceTaintRule': { rules: [deviceTaintRule], check: deviceTaint },
  'resource.k8s.io/ResourcePoolStatusRequest': { rules: [poolRequestRule], check: poolRequest },
  'resource.k8s.io/ResourceSlice': {
    rules: [deviceSliceRule, schedulingRule],
    unchecked: ['attributes, capacities, counters, taints and conditions of devices'],
    check: resourceSlice,
  },
  'internal.apiserver.k8s.io/StorageVersion': { rules: [storageVersionRule], check: storageVersion },
  'storagemigration.k8s.io/StorageVersionMigration': { rules: [versionMigrationRule], check: storageVersionMigration },
};
