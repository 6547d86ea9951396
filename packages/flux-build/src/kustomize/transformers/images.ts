import type { RE2JS } from 're2js';
import type { ImageFields } from '../config/kustomization-fields.ts';
import { applyFieldSpecs, type FieldSpec } from '../field-spec.ts';
import { expectKind, mapField, setScalar } from '../nodes/fields.ts';
import { plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { compilePattern } from '../pattern.ts';
import { Refusal, refusal } from '../refusal.ts';
import { kindOf } from '../resources/resource.ts';
import { recordStep, type Transformer } from './transformer.ts';

/**
 * Changes the images of a name: in every list `containers` or `initContainers` anywhere, then where the field specs lead,
 * so what is in both places is changed twice. CustomResourceDefinitions are left alone.
 */
export const setImages =
  (image: ImageFields, specs: readonly FieldSpec[]): Transformer =>
  ({ list }, { step }) => {
    const pattern = imagePattern(image.name ?? '');
    for (const resource of list) {
      if (resource.node === undefined || kindOf(resource) === 'CustomResourceDefinition') continue;
      const set = (node: YamlNode): void => {
        if (setImage(node, image, pattern)) recordStep(resource, step);
      };
      inContainers(resource.node, set);
    }
    for (const resource of list) {
      if (resource.node === undefined || kindOf(resource) === 'CustomResourceDefinition') continue;
      const set = (node: YamlNode): void => {
        if (setImage(node, image, pattern)) recordStep(resource, step);
      };
      applyFieldSpecs(resource.node, specs, { set });
    }
  };

/** A name is a regular expression, if a careless one. */
function imagePattern(name: string): RE2JS {
  try {
    return compilePattern(`^${name}(:[a-zA-Z0-9_.{}-]*)?(@sha256:[a-zA-Z0-9_.{}-]*)?$`);
  } catch (error) {
    if (error instanceof Refusal) throw refusal('panic', `the image name ${name} is no regular expression`);
    throw error;
  }
}

function inContainers(node: YamlNode, set: (image: YamlNode) => void): void {
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

function setImage(node: YamlNode, image: ImageFields, pattern: RE2JS): boolean {
  expectKind(node, 'scalar');
  if (!pattern.matcher(node.value).find()) return false;
  const changed = changedImage(node.value, image);
  const differs = changed !== node.value;
  setScalar(node, plainScalar(changed));
  return differs;
}

function changedImage(text: string, { newName = '', newTag = '', digest = '', tagSuffix = '' }: ImageFields): string {
  const old = splitImage(text);
  const name = newName === '' ? old.name : newName;
  if (newTag !== '' || digest !== '') return imageText(name, newTag, digest);
  return tagSuffix === '' ? imageText(name, old.tag, old.digest) : imageText(name, old.tag + tagSuffix, '');
}

const imageText = (name: string, tag: string, digest: string): string =>
  `${name}${tag === '' ? '' : `:${tag}`}${digest === '' ? '' : `@${digest}`}`;

/** Colons before the first slash belong to the registry. */
function splitImage(text: string): { readonly name: string; readonly tag: string; readonly digest: string } {
  const slash = Math.max(0, text.indexOf('/'));
  const at = text.indexOf('@', slash);
  const colon = text.indexOf(':', slash);
  if (at >= 0 && (colon < 0 || at < colon)) return { name: text.slice(0, at), tag: '', digest: text.slice(at + 1) };
  if (colon < 0) return { name: text, tag: '', digest: '' };
  if (at < 0) return { name: text.slice(0, colon), tag: text.slice(colon + 1), digest: '' };
  return { name: text.slice(0, colon), tag: text.slice(colon + 1, at), digest: text.slice(at + 1) };
}
