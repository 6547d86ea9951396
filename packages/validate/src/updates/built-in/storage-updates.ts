import { isFields } from '@slipway/manifest';
import { at, flagAt, listAt, pointerOf, textAt } from '../../built-in/forms/location.ts';
import { parseQuantity } from '../../go/quantity.ts';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { ofRule } from '../../rules/of-rule.ts';
import { changedField, immutable, isSame, quoted, sameValue, type Update, type UpdateCheck } from './built-in-update.ts';
import { changesBut } from './workload-updates.ts';

/** Reports changes of data with `immutable: true` (`ValidateConfigMapUpdate`, `ValidateSecretUpdate`). */
export const frozenData =
  (...fields: readonly string[]): UpdateCheck =>
  (update) =>
    flagAt(update.old, 'immutable') ? immutable('immutable', ...fields)(update) : [];

const OTHER_CLAIM = 'keep the old value; the data of a claim do not survive its deletion, so make a claim with another name and copy them';

/** Checks a claim, as `ValidatePersistentVolumeClaimUpdate` does. It is unknown whether the claim is bound. */
export function* claimUpdate(update: Update): Iterable<Problem> {
  const { old, now } = update;
  const chosenOnce = ['volumeName', 'storageClassName'].filter((name) => at(old, 'spec', name).value === undefined);
  for (const problem of changesBut(update, ['spec'], new Set([...chosenOnce, 'resources', 'volumeAttributesClassName']))) {
    yield { ...problem, remedy: OTHER_CLAIM };
  }
  const annotation = ['metadata', 'annotations', 'volume.beta.kubernetes.io/storage-class'];
  if (!isSame(update, annotation)) yield changedField(update, annotation, OTHER_CLAIM);
  const resources = ['spec', 'resources'];
  if (!sameValue(withoutSize(at(old, ...resources).value), withoutSize(at(now, ...resources).value))) {
    yield changedField(update, resources, OTHER_CLAIM);
    return;
  }
  const attributes = ['spec', 'volumeAttributesClassName'];
  if (!isSame(update, attributes)) yield ofBoundClaim(update, attributes);
  const size = ['spec', 'resources', 'requests', 'storage'];
  const [before, after] = [parseQuantity(at(old, ...size).value), parseQuantity(at(now, ...size).value)];
  if (before === undefined || after === undefined || before === after) return;
  if (after < before) yield changedField(update, size, 'keep the size: a claim never shrinks');
  else yield ofBoundClaim(update, size);
}

function withoutSize(resources: unknown): unknown {
  if (!isFields(resources)) return resources;
  const { storage: _, ...requests } = isFields(resources.requests) ? resources.requests : {};
  return { ...resources, requests };
}

/** Returns a problem that the server reports only for a claim that is not bound. */
function ofBoundClaim({ old, now }: Update, path: readonly string[]): Problem {
  const location = at(now, ...path);
  const pointer = pointerOf(location);
  return {
    ...ofRule('unbound-claim'),
    message: `${fieldPath(pointer)} was ${quoted(at(old, ...path).value)}, and may change only while the claim is bound`,
    pointer,
    ...(location.value === undefined ? {} : { value: location.value }),
    expected: 'a claim that is bound; for more storage, a StorageClass with allowVolumeExpansion: true',
    remedy: 'see that the claim is bound and its StorageClass allows the change',
  };
}

/** Fields of a PersistentVolume that are not a source. */
const NO_SOURCE: ReadonlySet<string> = new Set([
  'accessModes',
  'capacity',
  'claimRef',
  'mountOptions',
  'nodeAffinity',
  'persistentVolumeReclaimPolicy',
  'storageClassName',
  'volumeAttributesClassName',
  'volumeMode',
]);

/** Checks a PersistentVolume, as `ValidatePersistentVolumeUpdate` does. */
export function* volumeUpdate(update: Update): Iterable<Problem> {
  const { old, now } = update;
  const mayGetSecret = at(old, 'spec', 'csi', 'controllerExpandSecretRef').value === undefined;
  for (const problem of changesBut(update, ['spec'], NO_SOURCE)) {
    const isCsi = problem.pointer === '/spec/csi';
    if (isCsi && mayGetSecret && sameValue(withoutExpandSecret(at(now, 'spec', 'csi').value), at(old, 'spec', 'csi').value)) continue;
    yield problem;
  }
  if (!isSame(update, ['spec', 'volumeMode'])) yield changedField(update, ['spec', 'volumeMode']);
  if (at(old, 'spec', 'nodeAffinity').value !== undefined && !isSame(update, ['spec', 'nodeAffinity']))
    yield changedField(update, ['spec', 'nodeAffinity']);
  const attributes = ['spec', 'volumeAttributesClassName'];
  if (at(old, ...attributes).value !== undefined && at(now, ...attributes).value === undefined) yield changedField(update, attributes);
}

function withoutExpandSecret(csi: unknown): unknown {
  if (!isFields(csi)) return csi;
  const { controllerExpandSecretRef: _, ...rest } = csi;
  return rest;
}

/** Checks a CSINode, as `ValidateCSINodeUpdate` does: a driver that is kept can change only the number of its volumes. */
export function* csiNodeUpdate(update: Update): Iterable<Problem> {
  const drivers = listAt(update.now, 'spec', 'drivers');
  for (const before of listAt(update.old, 'spec', 'drivers')) {
    const after = drivers.find((driver) => textAt(driver, 'name') === textAt(before, 'name'));
    if (after && !sameValue(withoutAllocatable(after.value), withoutAllocatable(before.value))) {
      yield changedField({ old: before, now: after }, []);
    }
  }
}

function withoutAllocatable(driver: unknown): unknown {
  if (!isFields(driver)) return driver;
  const { allocatable: _, ...rest } = driver;
  return rest;
}
