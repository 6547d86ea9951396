import { goLowerCase } from '../go/lower-case.ts';
import { parseQuantity } from '../go/quantity.ts';
import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { accessModes, claimSpec } from './forms/claim-spec.ts';
import { at, isSet, type Location, listAt, mapAt, textAt } from './forms/location.ts';
import { dnsLabel, dnsSubdomain, qualifiedName } from './forms/text-forms.ts';
import { nodeSelector } from './pods/scheduling.ts';
import { csiDriver, hostPathSource } from './pods/volumes.ts';

export const storageClassRule = builtInRule('storage-class', {
  summary: 'A StorageClass has a provisioner, at most 512 parameters of 256 KiB, and policies that exist.',
  upstream: 'storage ValidateStorageClass',
  remedy: 'Correct the field.',
});

export const volumeRule = builtInRule('persistent-volume-spec', {
  summary: 'A PersistentVolume has a capacity, access modes and one source.',
  upstream: 'core ValidatePersistentVolumeSpec',
  remedy: 'Complete the volume.',
});

export const volumeClaim = (object: Location): Problems => claimSpec(at(object, 'spec'), 'claim');

export function* storageClass(object: Location): Problems {
  const provisioner = at(object, 'provisioner');
  if (textAt(provisioner) === '') yield storageClassRule.required(provisioner, 'the name of a provisioner');
  else if (!qualifiedName.accepts(goLowerCase(textAt(provisioner)))) yield* storageClassRule.form(provisioner, qualifiedName);
  const parameters = mapAt(object, 'parameters');
  if (parameters.some(([key]) => key === '')) yield storageClassRule.invalid(at(object, 'parameters'), 'parameters with names');
  const size = parameters.reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(textAt(value)), 0);
  if (parameters.length > 512 || size > 262_144)
    yield storageClassRule.invalid(at(object, 'parameters'), 'at most 512 parameters of 256 KiB');
  const choices = { reclaimPolicy: ['Delete', 'Retain'], volumeBindingMode: ['Immediate', 'WaitForFirstConsumer'] };
  if (textAt(object, 'reclaimPolicy') !== '') yield* storageClassRule.oneOf(at(object, 'reclaimPolicy'), choices.reclaimPolicy);
  if (isSet(object, 'volumeBindingMode')) yield* storageClassRule.oneOf(at(object, 'volumeBindingMode'), choices.volumeBindingMode);
  const seen = new Set<string>();
  for (const term of listAt(object, 'allowedTopologies')) {
    yield* topology(term);
    const text = JSON.stringify(term.value);
    if (seen.has(text)) yield storageClassRule.duplicate(term, 'a term');
    seen.add(text);
  }
}

function* topology(term: Location): Problems {
  const keys = new Set<string>();
  if (listAt(term, 'matchLabelExpressions').length === 0)
    yield storageClassRule.required(at(term, 'matchLabelExpressions'), 'an expression');
  for (const expression of listAt(term, 'matchLabelExpressions')) {
    const [key, values] = [at(expression, 'key'), listAt(expression, 'values')];
    if (values.length === 0) yield storageClassRule.required(at(expression, 'values'), 'a value');
    if (new Set(values.map((value) => textAt(value))).size < values.length)
      yield storageClassRule.duplicate(at(expression, 'values'), 'a value');
    yield* storageClassRule.form(key, qualifiedName);
    if (keys.has(textAt(key))) yield storageClassRule.duplicate(key, 'a key');
    keys.add(textAt(key));
  }
}

/** Sources in the order of the server, which uses the first one that is set. */
const SOURCES = [
  ...['hostPath', 'gcePersistentDisk', 'awsElasticBlockStore', 'glusterfs', 'flocker', 'nfs', 'rbd', 'quobyte', 'cephfs', 'iscsi'],
  ...['cinder', 'fc', 'flexVolume', 'azureFile', 'vsphereVolume', 'photonPersistentDisk', 'portworxVolume', 'azureDisk', 'scaleIO'],
  ...['local', 'storageos', 'csi'],
];

export const persistentVolume = (object: Location): Problems => volumeSpec(at(object, 'spec'), false);

/**
 * Checks the spec of a volume, as `ValidatePersistentVolumeSpec` does. A volume inside a VolumeAttachment must have a CSI source, and only
 * the settings for it.
 */
export function* volumeSpec(spec: Location, inline: boolean): Problems {
  yield* inline ? inlineSettings(spec) : ownSettings(spec);
  yield* accessModes(at(spec, 'accessModes'), volumeRule);
  const [source, ...others] = SOURCES.filter((name) => isSet(spec, name));
  if (source === undefined) yield volumeRule.required(spec, 'a source, as csi');
  for (const other of others) yield volumeRule.forbidden(at(spec, other), `${source} is there already`);
  if (source === 'hostPath') yield* hostPathSource(at(spec, 'hostPath'), volumeRule);
  if (source !== 'csi') return;
  yield* csiDriver(at(spec, 'csi', 'driver'), volumeRule);
  if (textAt(spec, 'csi', 'volumeHandle') === '') yield volumeRule.required(at(spec, 'csi', 'volumeHandle'), 'the id of the volume');
  for (const name of ['controllerPublishSecretRef', 'controllerExpandSecretRef', 'nodePublishSecretRef', 'nodeExpandSecretRef']) {
    if (!isSet(spec, 'csi', name)) continue;
    yield* volumeRule.form(at(spec, 'csi', name, 'name'), dnsSubdomain);
    yield* volumeRule.form(at(spec, 'csi', name, 'namespace'), dnsLabel);
  }
}

function* ownSettings(spec: Location): Problems {
  const capacity = mapAt(spec, 'capacity');
  if (capacity.length !== 1 || capacity[0]?.[0] !== 'storage') yield volumeRule.required(at(spec, 'capacity'), 'storage, and nothing else');
  for (const [, quantity] of capacity)
    if ((parseQuantity(quantity.value) ?? 1n) <= 0n) yield volumeRule.invalid(quantity, 'more than zero');
  if (textAt(spec, 'persistentVolumeReclaimPolicy') !== '')
    yield* volumeRule.oneOf(at(spec, 'persistentVolumeReclaimPolicy'), ['Delete', 'Recycle', 'Retain']);
  if (isSet(spec, 'volumeMode')) yield* volumeRule.oneOf(at(spec, 'volumeMode'), ['Block', 'Filesystem']);
  if (textAt(spec, 'storageClassName') !== '') yield* volumeRule.form(at(spec, 'storageClassName'), dnsSubdomain);
  const [affinity, attributes] = [at(spec, 'nodeAffinity'), at(spec, 'volumeAttributesClassName')];
  if (isSet(affinity, 'required')) yield* nodeSelector(at(affinity, 'required'));
  else if (isSet(affinity)) yield volumeRule.required(at(affinity, 'required'), 'terms that select nodes');
  if (attributes.value === '') yield volumeRule.required(attributes, 'the name of a class');
  else if (isSet(attributes)) yield* volumeRule.form(attributes, dnsSubdomain);
}

function* inlineSettings(spec: Location): Problems {
  const because = 'the volume is part of an attachment';
  for (const name of ['claimRef', 'nodeAffinity']) if (isSet(spec, name)) yield volumeRule.forbidden(at(spec, name), because);
  if (mapAt(spec, 'capacity').length > 0) yield volumeRule.forbidden(at(spec, 'capacity'), because);
  if (textAt(spec, 'storageClassName') !== '') yield volumeRule.forbidden(at(spec, 'storageClassName'), because);
  if (!isSet(spec, 'csi')) yield volumeRule.required(at(spec, 'csi'), 'a source of CSI');
  const [policy, mode] = [at(spec, 'persistentVolumeReclaimPolicy'), at(spec, 'volumeMode')];
  if (textAt(policy) !== '' && textAt(policy) !== 'Retain') yield volumeRule.forbidden(policy, because);
  if (isSet(mode) && textAt(mode) !== 'Filesystem') yield volumeRule.forbidden(mode, because);
}
