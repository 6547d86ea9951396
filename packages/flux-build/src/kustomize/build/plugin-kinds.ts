import type { TraceStep } from '../../built-object.ts';
import { type Decoder, flag, listOf, struct, text, textMap, texts } from '../config/decode.ts';
import { fieldSpecOf } from '../config/field-specs.ts';
import { fieldSpec, generatorFields, image, patchFields, replacementField, replica, selector } from '../config/kustomization-fields.ts';
import { type GeneratedKind, generate } from '../generators/generate.ts';
import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import type { FieldSpec } from '../resources/field-spec.ts';
import type { Resource } from '../resources/resource.ts';
import { setEntries } from '../transformers/change-fields.ts';
import { hashNames } from '../transformers/hash-names.ts';
import { setImages } from '../transformers/images.ts';
import { json6902Transformer, strategicMergeTransformer } from '../transformers/legacy-patches.ts';
import { addPrefix, addSuffix } from '../transformers/name-affix.ts';
import { type SubjectMode, setNamespaces } from '../transformers/namespace.ts';
import { patchTransformer } from '../transformers/patches.ts';
import { readReplacements } from '../transformers/read-replacements.ts';
import { replaceValues } from '../transformers/replacements.ts';
import { setReplicas } from '../transformers/replicas.ts';
import type { Transformer } from '../transformers/transformer.ts';
import { patchSource, type Target } from './target.ts';

/** Returns the generator of a resource. */
export function generatorPlugin(
  kind: string,
  value: Record<string, unknown>,
  target: Target,
  step: TraceStep,
  index: number,
): () => Resource {
  const { metadata, ...fields } = read(struct({ metadata: identity, ...generatorFields }), value, target);
  const generated = GENERATORS[kind];
  if (generated === undefined) throw unknownPlugin(kind);
  const name = fields.name || metadata?.name || '';
  const namespace = fields.namespace || metadata?.namespace || '';
  return () => generate(generated, { ...fields, name, namespace }, target.loader, step, index);
}

const GENERATORS: Readonly<Record<string, GeneratedKind>> = { ConfigMapGenerator: 'ConfigMap', SecretGenerator: 'Secret' };

const unknownPlugin = (kind: string): Error => refusal('unknown-plugin', `${kind} is not a built-in plugin that is supported`);

/** Returns the transformer of a resource. */
export function transformerPlugin(kind: string, value: Record<string, unknown>, target: Target): Transformer {
  const make = TRANSFORMERS[kind];
  if (make === undefined) throw unknownPlugin(kind);
  return make(value as JsonValue, target);
}

type CreateTransformer = (value: JsonValue, target: Target) => Transformer;

const identity = struct({ name: text, namespace: text });
const specs: Decoder<readonly FieldSpec[]> = (value, decoding) =>
  listOf(fieldSpec)(value, decoding).map(({ path = '', create = false, ...gvk }) => fieldSpecOf(path, create, gvk));

function read<Value>(decoder: Decoder<Value>, value: unknown, { file }: Target): Value {
  return decoder(value as JsonValue, { lenientText: true, refuseUnknown: false, file });
}

const prefixPlugin = struct({ prefix: text, fieldSpecs: specs });
const suffixPlugin = struct({ suffix: text, fieldSpecs: specs });

const prefix: CreateTransformer = (value, target) => {
  const fields = read(prefixPlugin, value, target);
  if (fields.fieldSpecs === undefined) throw refusal('invalid-plugin', 'a PrefixTransformer has no fieldSpecs');
  return addPrefix(fields.prefix ?? '', fields.fieldSpecs);
};

const suffix: CreateTransformer = (value, target) => {
  const fields = read(suffixPlugin, value, target);
  if (fields.fieldSpecs === undefined) throw refusal('invalid-plugin', 'a SuffixTransformer has no fieldSpecs');
  return addSuffix(fields.suffix ?? '', fields.fieldSpecs);
};

const namespacePlugin = struct({ metadata: identity, fieldSpecs: specs, unsetOnly: flag, setRoleBindingSubjects: text });

const namespace: CreateTransformer = (value, target) => {
  const { metadata, fieldSpecs = [], unsetOnly = false, setRoleBindingSubjects = '' } = read(namespacePlugin, value, target);
  if (!['', 'defaultOnly', 'allServiceAccounts', 'none'].includes(setRoleBindingSubjects)) {
    throw refusal('invalid-plugin', `setRoleBindingSubjects is ${setRoleBindingSubjects}`);
  }
  const subjects = (setRoleBindingSubjects || 'defaultOnly') as SubjectMode;
  return setNamespaces(metadata?.namespace ?? '', { specs: fieldSpecs, unsetOnly, subjects });
};

const labelPlugin = struct({ labels: textMap, fieldSpecs: specs });
const annotationPlugin = struct({ annotations: textMap, fieldSpecs: specs });
const imagePlugin = struct({ imageTag: image, fieldSpecs: specs });
const replicaPlugin = struct({ replica, fieldSpecs: specs });
const patchPlugin = struct(patchFields);
const mergePlugin = struct({ paths: texts, patches: text });
const jsonPlugin = struct({ target: selector, path: text, jsonOp: text });
const replacementPlugin = struct({ replacements: listOf(replacementField) });

const TRANSFORMERS: Readonly<Record<string, CreateTransformer>> = {
  PrefixTransformer: prefix,
  SuffixTransformer: suffix,
  PrefixSuffixTransformer: (value, target) => {
    const both = [prefix(value, target), suffix(value, target)];
    return (set, transformation) => {
      for (const transform of both) transform(set, transformation);
    };
  },
  NamespaceTransformer: namespace,
  LabelTransformer: (value, target) => {
    const { labels = new Map(), fieldSpecs = [] } = read(labelPlugin, value, target);
    return setEntries(labels, fieldSpecs);
  },
  AnnotationsTransformer: (value, target) => {
    const { annotations = new Map(), fieldSpecs = [] } = read(annotationPlugin, value, target);
    return setEntries(annotations, fieldSpecs);
  },
  ImageTagTransformer: (value, target) => {
    const { imageTag = {}, fieldSpecs = [] } = read(imagePlugin, value, target);
    return setImages(imageTag, fieldSpecs);
  },
  ReplicaCountTransformer: (value, target) => {
    const fields = read(replicaPlugin, value, target);
    return setReplicas(fields.replica ?? {}, fields.fieldSpecs ?? []);
  },
  PatchTransformer: (value, target) => patchTransformer(read(patchPlugin, value, target), patchSource(target)),
  PatchStrategicMergeTransformer: (value, target) => {
    const { paths = [], patches = '' } = read(mergePlugin, value, target);
    if (paths.length === 0 && patches === '') throw refusal('invalid-plugin', 'a PatchStrategicMergeTransformer has no patches');
    return strategicMergeTransformer(paths, patches, patchSource(target));
  },
  PatchJson6902Transformer: (value, target) => {
    const { jsonOp = '', ...fields } = read(jsonPlugin, value, target);
    return json6902Transformer({ ...fields, patch: jsonOp }, patchSource(target));
  },
  ReplacementTransformer: (value, target) => {
    const { replacements = [] } = read(replacementPlugin, value, target);
    return replaceValues(readReplacements(replacements, patchSource(target)));
  },
  HashTransformer: () => hashNames,
};
