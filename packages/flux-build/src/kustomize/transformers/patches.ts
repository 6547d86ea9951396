import { rethrowLimit } from '../../spending.ts';
import type { PatchFields } from '../config/kustomization-fields.ts';
import type { JsonOperation } from '../nodes/json-patch.ts';
import { refusal } from '../nodes/refusal.ts';
import { copyNode, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from '../resources/build-annotations.ts';
import { enable, originalId, type Resource, storePreviousId } from '../resources/resource.ts';
import { onlyWithId, type ResourceSet } from '../resources/resource-set.ts';
import { isDefaultSelector, select } from '../resources/selector.ts';
import { jsonPatchResource, patchResource, patchResources } from './apply-patch.ts';
import { type PatchSource, readJsonPatch } from './read-patch.ts';
import { selectorOf, selectorText } from './selector-of.ts';
import { recordStep, type Transformation, type Transformer } from './transformer.ts';

/** Returns the transformer of an entry of `patches`: a strategic merge patch or a JSON patch, whichever it can be parsed as. */
export function patchTransformer(fields: PatchFields, source: PatchSource): Transformer {
  const text = textOf(fields, source);
  const merge = attempt(() => source.resources(text));
  if ('error' in merge) {
    const json = attempt(() => readJsonPatch(text));
    if ('value' in json) return jsonPatches(fields, json.value);
    throw refusal('unparsable-patch', `a patch is neither an object nor a JSON patch: ${merge.error.message}`, source.file);
  }
  const patches = merge.value;
  for (const patch of patches) {
    if (fields.options?.allowNameChange) enable(patch, BUILD_ANNOTATION.allowNameChange);
    if (fields.options?.allowKindChange) enable(patch, BUILD_ANNOTATION.allowKindChange);
  }
  return patches.length === 0 ? () => {} : mergePatches(fields, patches);
}

function textOf({ patch = '', path = '' }: PatchFields, source: PatchSource): string {
  const inline = patch.trim();
  if (inline === '' && path === '') throw refusal('invalid-patch', 'a patch has neither patch nor path', source.file);
  if (inline !== '' && path !== '') throw refusal('invalid-patch', 'a patch has both patch and path', source.file);
  return inline === '' ? source.load(path) : inline;
}

type Attempt<Value> = { readonly value: Value } | { readonly error: Error };

function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    rethrowLimit(error);
    if (error instanceof Error) return { error };
    throw error;
  }
}

const mergePatches =
  ({ target }: PatchFields, patches: readonly Resource[]): Transformer =>
  (set, transformation) => {
    if (target === undefined) {
      for (const patch of patches) patchNamed(set, patch, transformation);
      return;
    }
    if (patches.length > 1) throw refusal('several-patches-with-target', 'a patch with a target has several documents');
    const targets = selectTargets(set, target, transformation);
    for (const resource of targets) recordStep(resource, transformation.step);
    patchResources(set, targets, patches[0] as Resource, transformation.schemas);
  };

function patchNamed(set: ResourceSet, patch: Resource, { schemas, step }: Transformation): void {
  const resource = onlyWithId(set, originalId(patch));
  recordStep(resource, step);
  patchResource(resource, { ...patch, node: copyNode(patch.node as YamlNode) }, schemas);
}

const jsonPatches =
  ({ target }: PatchFields, operations: readonly JsonOperation[]): Transformer =>
  (set, transformation) => {
    if (operations.length === 0) return;
    if (target === undefined) throw refusal('json-patch-without-target', 'a JSON patch has no target', transformation.step.file);
    for (const resource of selectTargets(set, target, transformation)) {
      recordStep(resource, transformation.step);
      storePreviousId(resource);
      jsonPatchResource(resource, operations);
    }
  };

/** Returns the resources that a target selects. Reports an empty selection, which kustomize does not report. */
export function selectTargets(set: ResourceSet, target: NonNullable<PatchFields['target']>, { notes, step }: Transformation): Resource[] {
  const selector = selectorOf(target);
  const targets = select(set, selector);
  if (targets.length === 0) {
    notes.push({
      reason: 'patch-target-not-found',
      message: `${step.by} patches nothing: no resource is ${selectorText(selector)}`,
      file: step.file,
      by: step.by,
      value: selectorText(selector),
      ...(isDefaultSelector(set, selector) && { isDefault: true }),
    });
  }
  return targets;
}
