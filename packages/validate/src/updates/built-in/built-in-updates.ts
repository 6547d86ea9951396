import { at, listAt } from '../../built-in/forms/location.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { changedField, immutable, sameValue, type Update, type UpdateCheck } from './built-in-update.ts';
import { definitionUpdate } from './definition-update.ts';
import { serviceUpdate } from './service-update.ts';
import { claimUpdate, csiNodeUpdate, frozenData, volumeUpdate } from './storage-updates.ts';
import { jobUpdate, podUpdate, statefulSetUpdate, wholeSpec } from './workload-updates.ts';

const secretType = immutable('type');
const roleRef = immutable('roleRef');

/** Checks a ServiceCIDR, as `ValidateServiceCIDRUpdate` does: only a second range may be added. */
function* serviceCidrUpdate(update: Update): Iterable<Problem> {
  const [before, after] = [listAt(update.old, 'spec', 'cidrs'), listAt(update.now, 'spec', 'cidrs')];
  const grows = before.length === 1 && after.length === 2;
  const kept = grows ? after.slice(0, 1) : after;
  if (!sameValue(values(before), values(kept))) yield changedField(update, ['spec', 'cidrs']);
}

const values = (places: readonly { readonly value: unknown }[]): readonly unknown[] => places.map(({ value }) => value);

/** Checks a ResourceQuota, as `ValidateResourceQuotaUpdate` does. The order of scopes has no meaning. */
function* quotaUpdate(update: Update): Iterable<Problem> {
  const scopes = (location: Update['old']): unknown =>
    [...new Set(listAt(location, 'spec', 'scopes').map(({ value }) => String(value)))].sort();
  if (!sameValue(scopes(update.old), scopes(update.now))) yield changedField(update, ['spec', 'scopes']);
}

/** Checks a Node, as `ValidateNodeUpdate` does: a value that is set cannot change. */
function* nodeUpdate(update: Update): Iterable<Problem> {
  for (const name of ['podCIDRs', 'providerID']) {
    const before = at(update.old, 'spec', name).value;
    if (before !== undefined && !sameValue(before, at(update.now, 'spec', name).value)) yield changedField(update, ['spec', name]);
  }
}

/** Comparisons of the server with the old object, by API group and kind. */
export const builtInUpdates: Readonly<Record<string, UpdateCheck>> = {
  '/ConfigMap': frozenData('data', 'binaryData'),
  '/Secret': function* secretUpdate(update) {
    yield* secretType(update);
    yield* frozenData('data')(update);
  },
  '/Service': serviceUpdate,
  '/PersistentVolumeClaim': claimUpdate,
  '/PersistentVolume': volumeUpdate,
  '/Pod': podUpdate,
  '/ResourceQuota': quotaUpdate,
  '/Node': nodeUpdate,
  'apps/Deployment': immutable('spec.selector'),
  'apps/ReplicaSet': immutable('spec.selector'),
  'apps/DaemonSet': immutable('spec.selector'),
  'apps/StatefulSet': statefulSetUpdate,
  'apps/ControllerRevision': immutable('data'),
  'batch/Job': jobUpdate,
  'rbac.authorization.k8s.io/RoleBinding': roleRef,
  'rbac.authorization.k8s.io/ClusterRoleBinding': roleRef,
  'storage.k8s.io/StorageClass': immutable('parameters', 'provisioner', 'reclaimPolicy', 'volumeBindingMode'),
  'storage.k8s.io/CSIDriver': immutable('spec.attachRequired', 'spec.volumeLifecycleModes'),
  'storage.k8s.io/CSINode': csiNodeUpdate,
  'storage.k8s.io/VolumeAttachment': wholeSpec,
  'storage.k8s.io/CSIStorageCapacity': immutable('nodeTopology', 'storageClassName'),
  'storage.k8s.io/VolumeAttributesClass': immutable('driverName', 'parameters'),
  'scheduling.k8s.io/PriorityClass': immutable('value', 'preemptionPolicy'),
  'node.k8s.io/RuntimeClass': immutable('handler'),
  'networking.k8s.io/IngressClass': immutable('spec.controller'),
  'networking.k8s.io/IPAddress': immutable('spec.parentRef'),
  'networking.k8s.io/ServiceCIDR': serviceCidrUpdate,
  'discovery.k8s.io/EndpointSlice': immutable('addressType'),
  'coordination.k8s.io/LeaseCandidate': immutable('spec.leaseName'),
  'events.k8s.io/Event': immutable(
    ...['regarding', 'reason', 'note', 'type', 'eventTime', 'action', 'related', 'reportingController', 'reportingInstance'],
    ...['deprecatedSource', 'deprecatedFirstTimestamp', 'deprecatedLastTimestamp', 'deprecatedCount'],
  ),
  'certificates.k8s.io/ClusterTrustBundle': immutable('spec.signerName'),
  'certificates.k8s.io/PodCertificateRequest': wholeSpec,
  'resource.k8s.io/ResourceClaim': wholeSpec,
  'resource.k8s.io/ResourceClaimTemplate': wholeSpec,
  'resource.k8s.io/ResourceSlice': immutable('spec.pool.name', 'spec.driver', 'spec.nodeName'),
  'resource.k8s.io/ResourcePoolStatusRequest': wholeSpec,
  'storagemigration.k8s.io/StorageVersionMigration': wholeSpec,
  'apiextensions.k8s.io/CustomResourceDefinition': definitionUpdate,
};
