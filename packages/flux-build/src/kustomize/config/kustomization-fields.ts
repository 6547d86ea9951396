import { anything, flag, integer, listOf, struct, text, textMap, texts } from './decode.ts';

const gvk = { group: text, version: text, kind: text };
const resource = { ...gvk, name: text, namespace: text };

/** The selector of a patch or replacement. */
export const selector = struct({ ...resource, annotationSelector: text, labelSelector: text });
export const fieldSpec = struct({ ...gvk, path: text, create: flag });

const generatorOptions = struct({ labels: textMap, annotations: textMap, disableNameSuffixHash: flag, immutable: flag });

/** Fields of a generator, also of a generator plugin. */
export const generatorFields = {
  namespace: text,
  name: text,
  behavior: text,
  literals: texts,
  files: texts,
  envs: texts,
  env: text,
  options: generatorOptions,
  type: text,
};

const configMapArguments = struct(withoutType(generatorFields));
const secretArguments = struct(generatorFields);

function withoutType({ type: _, ...fields }: typeof generatorFields): Omit<typeof generatorFields, 'type'> {
  return fields;
}

const patchOptions = struct({ allowNameChange: flag, allowKindChange: flag });
export const patchFields = { path: text, patch: text, target: selector, options: patchOptions };
export const image = struct({ name: text, newName: text, tagSuffix: text, newTag: text, digest: text });
export const replica = struct({ name: text, count: integer });

const fieldOptions = struct({ delimiter: text, index: integer, encoding: text, create: flag });
const replacementFields = {
  source: struct({ ...resource, fieldPath: text, options: fieldOptions }),
  targets: listOf(struct({ select: selector, reject: listOf(selector), fieldPaths: texts, options: fieldOptions })),
  sourceValue: text,
};
/** A replacement, as in a separate file. */
export const replacement = struct(replacementFields);
export const replacementField = struct({ ...replacementFields, path: text });

const sortOptions = struct({ order: text, legacySortOptions: struct({ orderFirst: texts, orderLast: texts }) });

const label = struct({ pairs: textMap, includeSelectors: flag, includeTemplates: flag, fields: listOf(fieldSpec) });

const variable = struct({
  name: text,
  objref: struct({ apiVersion: text, ...resource }),
  fieldref: struct({ fieldPath: text }),
});

/** All fields of a kustomization file. */
export const kustomizationFields = {
  kind: text,
  apiVersion: text,
  metadata: struct({ name: text, namespace: text, labels: textMap, annotations: textMap }),
  openapi: textMap,
  namePrefix: text,
  nameSuffix: text,
  namespace: text,
  commonLabels: textMap,
  labels: listOf(label),
  commonAnnotations: textMap,
  patchesStrategicMerge: texts,
  patchesJson6902: listOf(struct(patchFields)),
  patches: listOf(struct(patchFields)),
  images: listOf(image),
  imageTags: listOf(image),
  replacements: listOf(replacementField),
  replicas: listOf(replica),
  vars: listOf(variable),
  sortOptions,
  resources: texts,
  components: texts,
  crds: texts,
  bases: texts,
  configMapGenerator: listOf(configMapArguments),
  secretGenerator: listOf(secretArguments),
  helmGlobals: anything,
  helmCharts: listOf(anything),
  helmChartInflationGenerator: listOf(anything),
  generatorOptions,
  configurations: texts,
  generators: texts,
  transformers: texts,
  validators: texts,
  buildMetadata: texts,
};

export type PatchFields = ReturnType<ReturnType<typeof patchDecoder>>;
const patchDecoder = () => struct(patchFields);
export type SelectorFields = ReturnType<typeof selector>;
export type ImageFields = ReturnType<typeof image>;
export type ReplicaFields = ReturnType<typeof replica>;
export type ReplacementFields = ReturnType<typeof replacement>;
export type ReplacementOptions = ReturnType<typeof fieldOptions>;
export type GeneratorFields = ReturnType<typeof secretArguments>;
export type GeneratorOptions = ReturnType<typeof generatorOptions>;
export type SortOptions = ReturnType<typeof sortOptions>;
export type LabelFields = ReturnType<typeof label>;
export type VariableFields = ReturnType<typeof variable>;
