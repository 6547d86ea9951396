import { spendOperations } from '../../spending.ts';
import type { ImageFields } from '../config/kustomization-fields.ts';
import { expectKind, mapField, setScalar } from '../nodes/fields.ts';
import { compilePattern } from '../nodes/pattern.ts';
import { Refusal, refusal } from '../nodes/refusal.ts';
import { plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { applyFieldSpecs, type FieldSpec } from '../resources/field-spec.ts';
import { kindOf, type Resource } from '../resources/resource.ts';
import { recordStep, type Transformation, type Transformer } from './transformer.ts';

/**
 * Changes images with a name: in every list `containers` or `initContainers`, then at the field specs, so an image in both is changed
 * twice. It skips CustomResourceDefinitions. It calls `missed` if no image has the name, which kustomize does not report.
 */
export const setImages =
  (image: ImageFields, specs: readonly FieldSpec[], missed?: (transformation: Transformation, name: string) => void): Transformer =>
  ({ list }, transformation) => {
    const pattern = imagePattern(image.name ?? '');
    let found = false;
    const setIn =
      (resource: Resource) =>
      (node: YamlNode): void => {
        const change = setImage(node, image, pattern);
        if (change !== 'other image') found = true;
        if (change === 'changed') recordStep(resource, transformation.step);
      };
    const resources = list.filter((resource) => resource.node !== undefined && kindOf(resource) !== 'CustomResourceDefinition');
    for (const resource of resources) inContainers(resource.node as YamlNode, setIn(resource));
    for (const resource of resources) applyFieldSpecs(resource.node as YamlNode, specs, { set: setIn(resource) });
    if (!found) missed?.(transformation, image.name ?? '');
  };

/** Records an entry of `setImages` without a match. */
export function noteMissedImage({ notes, step }: Transformation, name: string): void {
  const message = `${step.by} changes nothing: no container has the image ${name}`;
  notes.push({ reason: 'image-not-found', message, file: step.file, by: step.by, value: name });
}

/** Compiles a name, which kustomize uses in a regular expression without escapes. */
function imagePattern(name: string): (text: string) => boolean {
  try {
    return compilePattern(`^${name}(:[a-zA-Z0-9_.{}-]*)?(@sha256:[a-zA-Z0-9_.{}-]*)?$`);
  } catch (error) {
    if (error instanceof Refusal) throw refusal('panic', `the image name ${name} is not a regular expression`);
    throw error;
  }
}

function inContainers(node: YamlNode, set: (image: YamlNode) => void): void {
  if (node.content.length > 0) spendOperations(node.content.length);
  if (node.kind === 'list') {
    for (const item of node.content) inContainers(item, set);
    return;
  }
  if (node.kind !== 'map') return;
  for (let index = 0; index + 1 < node.content.length; index += 2) {
    const [key, value] = [node.content[index] as YamlNode, node.content[index + 1] as YamlNode];
    inContainers(value, set);
    if ((key.value === 'containers' || key.value === 'initContainers') && value.kind === 'list') {
      for (const container of value.content) {
        const image = mapField(container, 'image');
        if (image !== undefined) set(image);
      }
    }
  }
}

function setImage(node: YamlNode, image: ImageFields, pattern: (text: string) => boolean): 'other image' | 'unchanged' | 'changed' {
  expectKind(node, 'scalar');
  if (!pattern(node.value)) return 'other image';
  const changed = changedImage(node.value, image);
  const differs = changed !== node.value;
  setScalar(node, plainScalar(changed));
  return differs ? 'changed' : 'unchanged';
}

function changedImage(text: string, { newName = '', newTag = '', digest = '', tagSuffix = '' }: ImageFields): string {
  const old = splitImage(text);
  const name = newName === '' ? old.name : newName;
  if (newTag !== '' || digest !== '') return imageText(name, newTag, digest);
  return tagSuffix === '' ? imageText(name, old.tag, old.digest) : imageText(name, old.tag + tagSuffix, '');
}

const imageText = (name: string, tag: string, digest: string): string =>
  `${name}${tag === '' ? '' : `:${tag}`}${digest === '' ? '' : `@${digest}`}`;

/** Colons before the first slash are part of the registry. */
function splitImage(text: string): { readonly name: string; readonly tag: string; readonly digest: string } {
  const slash = Math.max(0, text.indexOf('/'));
  const at = text.indexOf('@', slash);
  const colon = text.indexOf(':', slash);
  if (at >= 0 && (colon < 0 || at < colon)) return { name: text.slice(0, at), tag: '', digest: text.slice(at + 1) };
  if (colon < 0) return { name: text, tag: '', digest: '' };
  if (at < 0) return { name: text.slice(0, colon), tag: text.slice(colon + 1), digest: '' };
  return { name: text.slice(0, colon), tag: text.slice(colon + 1, at), digest: text.slice(at + 1) };
}
