import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { at, isSet, type Location, textAt } from './forms/location.ts';
import { dnsSubdomain } from './forms/text-forms.ts';
import { csiDriver } from './pods/volumes.ts';
import { volumeSpec } from './storage.ts';

export const attachmentRule = builtInRule('volume-attachment-spec', {
  summary: 'A VolumeAttachment says its driver, its node, and one volume.',
  upstream: 'storage ValidateVolumeAttachment, ValidateVolumeAttachmentV1',
  remedy: 'Correct the field. Attachments are written by the controller manager; nothing that Flux applies should be one.',
});

export function* volumeAttachment(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* csiDriver(at(spec, 'attacher'), attachmentRule);
  yield* attachmentRule.form(at(spec, 'nodeName'), dnsSubdomain);
  const [source, inline, name] = [at(spec, 'source'), at(spec, 'source', 'inlineVolumeSpec'), at(spec, 'source', 'persistentVolumeName')];
  if (isSet(inline) && isSet(name)) yield attachmentRule.forbidden(source, 'inlineVolumeSpec and persistentVolumeName exclude each other');
  else if (!isSet(inline) && !isSet(name)) yield attachmentRule.required(source, 'inlineVolumeSpec or persistentVolumeName');
  else if (isSet(inline)) yield* volumeSpec(inline, true);
  if (isSet(name)) yield* attachmentRule.form(name, dnsSubdomain);
  if (isSet(name) && !isSet(inline) && textAt(name) === '') yield attachmentRule.required(name, 'the name of a PersistentVolume');
}
