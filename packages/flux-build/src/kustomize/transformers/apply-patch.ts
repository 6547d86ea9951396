import { spendOperations, type Weight } from '../../spending.ts';
import type { MergeSchemas } from '../merge/merge-schema.ts';
import { strategicMerge } from '../merge/strategic-merge.ts';
import { applyJsonPatch, type JsonOperation } from '../nodes/json-patch.ts';
import { objectValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { goNode } from '../nodes/value-node.ts';
import { copyNode, isEmptyNode, weighNode, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION, BUILD_ANNOTATIONS, isInternalAnnotation } from '../resources/build-annotations.ts';
import { apiVersionOf } from '../resources/gvk.ts';
import {
  annotationsOf,
  currentId,
  gvkOf,
  isEnabled,
  kindOf,
  labelsOf,
  nameOf,
  namespaceOf,
  type Resource,
  setAnnotations,
  setApiVersion,
  setKind,
  setLabels,
  setName,
  setNamespace,
  storePreviousId,
} from '../resources/resource.ts';
import { appendAll, exactKey, OPERATIONS_PER_ID, type ResourceSet } from '../resources/resource-set.ts';

/** Merges a patch into a resource, which keeps its name, namespace and kind unless the patch may change them. */
export function patchResource(resource: Resource, patch: Resource, schemas: MergeSchemas): void {
  const [name, namespace, kind] = [nameOf(resource), namespaceOf(resource), kindOf(resource)];
  const mayRename = isEnabled(patch, BUILD_ANNOTATION.allowNameChange);
  const mayRetype = isEnabled(patch, BUILD_ANNOTATION.allowKindChange);
  if (mayRename || mayRetype) storePreviousId(resource);
  resource.node = strategicMerge(resource.node as YamlNode, patch.node as YamlNode, schemas);
  if (isEmptyNode(resource.node)) return;
  if (!mayRetype) setKind(resource, kind);
  if (!mayRename) setName(resource, name);
  setNamespace(resource, namespace);
}

/** Merges a patch into each of `targets`, independent of the name in the patch; deleted resources leave the set. */
export function patchResources(set: ResourceSet, targets: readonly Resource[], patch: Resource, schemas: MergeSchemas): void {
  spendOperations(4 * OPERATIONS_PER_ID * set.list.length);
  const keys = new Set(targets.map((target) => exactKey(currentId(target))));
  const kept: Resource[] = [];
  for (const resource of set.list) {
    if (keys.has(exactKey(currentId(resource)))) patchResource(resource, patchFor(resource, patch), schemas);
    if (!isEmptyNode(resource.node)) kept.push(resource);
  }
  set.list = [];
  appendAll(set, kept);
}

/** Copies a patch with the type of the target. Its labels and annotations become strings, including null. */
function patchFor(target: Resource, patch: Resource): Resource {
  const copy: Resource = { ...patch, node: copyNode(patch.node as YamlNode), trace: [] };
  takeMetadata(copy, patch);
  setKind(copy, gvkOf(target).kind);
  setApiVersion(copy, apiVersionOf(gvkOf(target)));
  setKind(copy, kindOf(patch));
  return copy;
}

/** Merges labels and annotations, and copies the name, the namespace and the build annotations of `other`. */
export function takeMetadata(resource: Resource, other: Resource): void {
  setLabels(resource, new Map([...labelsOf(other), ...labelsOf(resource)]));
  const own = annotationsOf(resource);
  const others = annotationsOf(other);
  const merged = new Map([...others, ...own]);
  for (const name of BUILD_ANNOTATIONS) {
    const value = others.get(name);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  if (!own.has(BUILD_ANNOTATION.needsHashSuffix)) merged.delete(BUILD_ANNOTATION.needsHashSuffix);
  setAnnotations(resource, merged);
  setName(resource, nameOf(other));
  setNamespace(resource, namespaceOf(other));
}

/** Applies a JSON patch. Numbers become float64; build annotations are kept. */
export function jsonPatchResource(resource: Resource, operations: readonly JsonOperation[]): void {
  const weight: Weight = { nodes: 0, text: 0 };
  weighNode(resource.node as YamlNode, weight);
  spendOperations(20 * weight.nodes);
  const internal = [...annotationsOf(resource)].filter(([name]) => isInternalAnnotation(name));
  const patched = applyJsonPatch(objectValue(resource.node as YamlNode), operations);
  if (Array.isArray(patched) || typeof patched !== 'object') throw refusal('json-patch-path', 'an object cannot become a list');
  resource.node = goNode(patched);
  setAnnotations(resource, new Map([...annotationsOf(resource), ...internal]));
}
