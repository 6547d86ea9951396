import type { PatchFields } from '../config/kustomization-fields.ts';
import { Refusal, refusal } from '../nodes/refusal.ts';
import { originalId, type Resource } from '../resources/resource.ts';
import { onlyWithId } from '../resources/resource-set.ts';
import { jsonPatchResource, patchResources } from './apply-patch.ts';
import { selectTargets } from './patches.ts';
import { type PatchSource, readJsonPatch } from './read-patch.ts';
import { recordStep, type Transformer } from './transformer.ts';

/** Returns the transformer of `patchesStrategicMerge`: each entry is a patch, or a file with patches. */
export function strategicMergeTransformer(entries: readonly string[], inline: string, source: PatchSource): Transformer {
  const patches = entries.flatMap((entry) => readPatches(entry, source));
  if (inline !== '') for (const each of source.resources(inline)) patches.push(each);
  if (patches.length === 0) throw refusal('invalid-patch', 'patchesStrategicMerge has no patch', source.file);
  return (set, { schemas, step }) => {
    for (const patch of patches) {
      const target = onlyWithId(set, originalId(patch));
      recordStep(target, step);
      patchResources(set, [target], patch, schemas);
    }
  };
}

function readPatches(entry: string, source: PatchSource): readonly Resource[] {
  try {
    return source.resources(entry);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return source.resources(source.load(entry));
  }
}

/** Returns the transformer of an entry of `patchesJson6902`. */
export function json6902Transformer({ target, path = '', patch = '' }: PatchFields, source: PatchSource): Transformer {
  if (target === undefined) throw refusal('panic', 'a JSON patch has no target', source.file);
  if ((target.name ?? '') === '') throw refusal('invalid-patch', 'the target of a JSON patch has no name', source.file);
  if (path === '' && patch === '') throw refusal('invalid-patch', 'a JSON patch has neither patch nor path', source.file);
  if (path !== '' && patch !== '') throw refusal('invalid-patch', 'a JSON patch has both patch and path', source.file);
  const text = path === '' ? patch : source.load(path);
  if (text === '') throw refusal('invalid-patch', `the patch file ${path} is empty`, source.file);
  const operations = readJsonPatch(text);
  if (operations.length === 0) throw refusal('invalid-patch', 'a JSON patch has no operations', source.file);
  return (set, transformation) => {
    for (const resource of selectTargets(set, target, transformation)) {
      recordStep(resource, transformation.step);
      jsonPatchResource(resource, operations);
    }
  };
}
