import { clearField, fieldOf, textEntries } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isNull, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION, ORIGIN_ANNOTATION } from '../resources/build-annotations.ts';
import { idText, sameId } from '../resources/gvk.ts';
import { annotationsOf, currentId, type Resource, setAnnotations } from '../resources/resource.ts';
import { appendAll, type ResourceSet, withAnyId, withCurrentId } from '../resources/resource-set.ts';
import { takeMetadata } from '../transformers/apply-patch.ts';
import { setData } from './generate.ts';

/** Adds a generated resource: as a new one, or it replaces or is merged into the one resource that has or had its name. */
export function absorb(set: ResourceSet, resource: Resource): void {
  const id = currentId(resource);
  const [old, second] = withAnyId(set, (other) => sameId(id, other));
  const behavior = annotationsOf(resource).get(BUILD_ANNOTATION.generatorBehavior);
  if (second !== undefined) throw refusal('several-to-merge', `several resources are or were ${idText(id)}, which a generator changes`);
  if (old === undefined) {
    if (behavior === 'merge' || behavior === 'replace') throw refusal('nothing-to-merge', `there is no ${idText(id)} to ${behavior}`);
    appendAll(set, [resource]);
    return;
  }
  if (behavior !== 'merge' && behavior !== 'replace') throw refusal('generator-conflict', `there is already a ${idText(id)}`);
  if (behavior === 'merge') mergeInto(resource, old);
  else takeMetadata(resource, old);
  replaceIn(set, old, resource);
}

function mergeInto(resource: Resource, old: Resource): void {
  const origin = annotationsOf(old).get(ORIGIN_ANNOTATION);
  takeMetadata(resource, old);
  mergeData(resource, old, 'data');
  mergeData(resource, old, 'binaryData');
  if (origin !== undefined) setAnnotations(resource, annotationsOf(resource).set(ORIGIN_ANNOTATION, origin));
}

function mergeData({ node }: Resource, old: Resource, field: 'data' | 'binaryData'): void {
  if (node === undefined) return;
  const entries = new Map([...dataOf(old.node, field), ...dataOf(node, field)]);
  clearField(node, field);
  setData(node, field, entries);
}

function dataOf(node: YamlNode | undefined, field: string): Map<string, string> {
  const data = fieldOf(node, field);
  const entries = textEntries(data);
  for (const key of entries.keys()) {
    const value = fieldOf(data, key);
    if (value !== undefined && isNull(value)) entries.set(key, '');
  }
  return entries;
}

/** Replaces the one resource that now has the same id. */
function replaceIn(set: ResourceSet, old: Resource, resource: Resource): void {
  const found = withCurrentId(set, currentId(resource));
  if (found.length !== 1 || found[0] !== old) throw refusal('nothing-to-merge', 'a generator does not find what it replaces');
  const merged: Resource = { ...resource, vars: old.vars, file: old.file, index: old.index, trace: [...old.trace, ...resource.trace] };
  set.list[set.list.indexOf(old)] = merged;
}
