import type { TraceStep } from '../../built-object.ts';
import type { TransformerConfig } from '../config/default-config.ts';
import { fieldSpecOf, mergeFieldSpecs } from '../config/field-specs.ts';
import type { Kustomization } from '../config/kustomization.ts';
import type { LabelFields, PatchFields } from '../config/kustomization-fields.ts';
import { Refusal } from '../nodes/refusal.ts';
import type { FieldSpec } from '../resources/field-spec.ts';
import { setEntries } from '../transformers/change-fields.ts';
import { noteMissedImage, setImages } from '../transformers/images.ts';
import { json6902Transformer, strategicMergeTransformer } from '../transformers/legacy-patches.ts';
import { addPrefix, addSuffix } from '../transformers/name-affix.ts';
import { setNamespaces } from '../transformers/namespace.ts';
import { patchTransformer } from '../transformers/patches.ts';
import type { PatchSource } from '../transformers/read-patch.ts';
import { readReplacements } from '../transformers/read-replacements.ts';
import { noteMissedTargets, replaceValues } from '../transformers/replacements.ts';
import { setReplicas } from '../transformers/replicas.ts';
import type { Transformer } from '../transformers/transformer.ts';

/** A transformer of a kustomization file: its kind in kustomize's words, and its field. */
export interface BuiltInTransformer {
  readonly kind: string;
  readonly action: TraceStep['action'];
  readonly by: string;
  readonly transform: Transformer;
}

/** Returns the transformers of a kustomization file, in the order in which kustomize runs them. */
export function builtInTransformers(file: Kustomization, config: TransformerConfig, source: PatchSource): readonly BuiltInTransformer[] {
  // Components are for several overlays: an entry without a match in one of them is for another.
  const reportsMisses = file.kind !== 'Component';
  return [
    ...mergePatches(file.patchesStrategicMerge, source),
    ...patches(file.patches, source),
    ...one('NamespaceTransformer', 'namespace', file.namespace, (namespace) =>
      setNamespaces(namespace, { specs: config.namespace, unsetOnly: false, subjects: 'defaultOnly' }),
    ),
    ...one('PrefixTransformer', 'namePrefix', file.namePrefix, (prefix) => addPrefix(prefix, config.namePrefix)),
    ...one('SuffixTransformer', 'nameSuffix', file.nameSuffix, (suffix) => addSuffix(suffix, config.nameSuffix)),
    ...labels(file, config),
    ...annotations(file.commonAnnotations, config),
    ...each('PatchJson6902Transformer', 'patchesJson6902', file.patchesJson6902, (patch) => json6902Transformer(patch, source), 'patched'),
    ...each('ReplicaCountTransformer', 'replicas', file.replicas, (replica) => setReplicas(replica, config.replicas)),
    ...each('ImageTagTransformer', 'images', file.images, (image) =>
      setImages(image, config.images, reportsMisses ? noteMissedImage : undefined),
    ),
    ...replacements(file.replacements, source, reportsMisses),
  ];
}

function one(kind: string, by: string, value: string | undefined, make: (value: string) => Transformer): readonly BuiltInTransformer[] {
  return value === undefined || value === '' ? [] : [{ kind, action: 'transformed', by, transform: make(value) }];
}

function each<Value>(
  kind: string,
  by: string,
  values: readonly Value[] | undefined,
  make: (value: Value) => Transformer,
  action: TraceStep['action'] = 'transformed',
  file?: string,
): readonly BuiltInTransformer[] {
  return (values ?? []).map((value, index) => {
    const entry = `${by}[${index}]`;
    return { kind, action, by: entry, transform: ofEntry(entry, file, () => make(value)) };
  });
}

/** Attributes a refusal of the file to the entry. */
function ofEntry<Value>(by: string, file: string | undefined, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw error instanceof Refusal && error.problem.file === file ? new Refusal({ by, ...error.problem }) : error;
  }
}

const patches = (entries: readonly PatchFields[] | undefined, source: PatchSource): readonly BuiltInTransformer[] =>
  each('PatchTransformer', 'patches', entries, (patch) => patchTransformer(patch, source), 'patched', source.file);

function mergePatches(entries: readonly string[] | undefined, source: PatchSource): readonly BuiltInTransformer[] {
  if ((entries ?? []).length === 0) return [];
  const transform = strategicMergeTransformer(entries ?? [], '', source);
  return [{ kind: 'PatchStrategicMergeTransformer', action: 'patched', by: 'patchesStrategicMerge', transform }];
}

/** Labels always add a transformer for common labels as well, though it may have none. */
function labels(
  { labels: entries = [], commonLabels = new Map() }: Kustomization,
  config: TransformerConfig,
): readonly BuiltInTransformer[] {
  if (entries.length === 0 && commonLabels.size === 0) return [];
  return [
    ...each('LabelTransformer', 'labels', entries, (label) => setEntries(label.pairs ?? new Map(), labelSpecs(label, config))),
    { kind: 'LabelTransformer', action: 'transformed', by: 'commonLabels', transform: setEntries(commonLabels, config.commonLabels) },
  ];
}

function labelSpecs({ fields = [], includeSelectors, includeTemplates }: LabelFields, config: TransformerConfig): readonly FieldSpec[] {
  const own = mergeFieldSpecs(
    fields.map(({ path = '', create = false, ...gvk }) => fieldSpecOf(path, create, gvk)),
    config.labels,
  );
  if (includeSelectors === true) return mergeFieldSpecs(own, config.commonLabels);
  const inTemplates = includeTemplates === true ? mergeFieldSpecs(own, config.templateLabels) : own;
  return mergeFieldSpecs(inTemplates, [fieldSpecOf('metadata/labels', true)]);
}

function annotations(entries: ReadonlyMap<string, string> | undefined, config: TransformerConfig): readonly BuiltInTransformer[] {
  if (entries === undefined || entries.size === 0) return [];
  const transform = setEntries(entries, config.commonAnnotations);
  return [{ kind: 'AnnotationsTransformer', action: 'transformed', by: 'commonAnnotations', transform }];
}

function replacements(entries: Kustomization['replacements'], source: PatchSource, reportsMisses: boolean): readonly BuiltInTransformer[] {
  if (entries === undefined || entries.length === 0) return [];
  // kustomize writes the fields for the plugin, which loses an empty list of targets.
  const written = entries.map(({ targets = [], ...entry }) => (targets.length === 0 ? entry : { ...entry, targets }));
  const transform = replaceValues(readReplacements(written, source), reportsMisses ? noteMissedTargets : undefined);
  return [{ kind: 'ReplacementTransformer', action: 'transformed', by: 'replacements', transform }];
}
