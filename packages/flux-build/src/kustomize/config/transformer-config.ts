import { spendOperations } from '../../spending.ts';
import type { JsonValue } from '../nodes/node-value.ts';
import { yaml11Value } from '../nodes/yaml11-value.ts';
import type { FieldSpec } from '../resources/field-spec.ts';
import { sameGvk } from '../resources/gvk.ts';
import { type Decoder, listOf, struct, text } from './decode.ts';
import { DEFAULT_CONFIG, type TransformerConfig } from './default-config.ts';
import { fieldSpecOf, mergeFieldSpecs, sortByGvk } from './field-specs.ts';
import { fieldSpec } from './kustomization-fields.ts';
import type { NameReference } from './name-references.ts';

export const EMPTY_CONFIG: TransformerConfig = {
  namePrefix: [],
  nameSuffix: [],
  namespace: [],
  commonLabels: [],
  labels: [],
  templateLabels: [],
  commonAnnotations: [],
  nameReference: [],
  varReference: [],
  images: [],
  replicas: [],
};

/** Returns the built-in configuration with the files of `configurations`. */
export function configWith(files: readonly { readonly text: string; readonly file: string }[]): TransformerConfig {
  const added = files.map(({ text, file }) => readConfig(text, file)).reduce(mergeConfigs, EMPTY_CONFIG);
  return mergeConfigs(DEFAULT_CONFIG, added);
}

/** Merges both without duplicates. */
export function mergeConfigs(known: TransformerConfig, more: TransformerConfig): TransformerConfig {
  // Usually both are the built-in configuration.
  if (known === more || more === EMPTY_CONFIG) return known;
  if (known === EMPTY_CONFIG && more === DEFAULT_CONFIG) return more;
  const merge = (name: Exclude<keyof TransformerConfig, 'nameReference'>): readonly FieldSpec[] =>
    sortByGvk(mergeFieldSpecs(known[name], more[name]));
  return {
    namePrefix: merge('namePrefix'),
    nameSuffix: merge('nameSuffix'),
    namespace: merge('namespace'),
    commonAnnotations: merge('commonAnnotations'),
    commonLabels: merge('commonLabels'),
    labels: merge('labels'),
    templateLabels: merge('templateLabels'),
    varReference: merge('varReference'),
    nameReference: sortByGvk(more.nameReference.reduce(mergeReference, known.nameReference)),
    images: merge('images'),
    replicas: merge('replicas'),
  };
}

function mergeReference(known: readonly NameReference[], added: NameReference): readonly NameReference[] {
  spendOperations(5 * known.length);
  if (!known.some((each) => sameGvk(each, added))) return [...known, added];
  return known.map((each) => (sameGvk(each, added) ? { ...each, referrers: mergeFieldSpecs(each.referrers, added.referrers) } : each));
}

const specs: Decoder<readonly FieldSpec[]> = (value, decoding) =>
  sortByGvk(listOf(fieldSpec)(value, decoding).map(({ path = '', create = false, ...gvk }) => fieldSpecOf(path, create, gvk)));

const reference = struct({ group: text, version: text, kind: text, fieldSpecs: listOf(fieldSpec) });

const references: Decoder<readonly NameReference[]> = (value, decoding) =>
  sortByGvk(
    listOf(reference)(value, decoding).map(({ group = '', version = '', kind = '', fieldSpecs = [] }) => ({
      group,
      version,
      kind,
      referrers: fieldSpecs.map(({ path = '', create = false, ...gvk }) => fieldSpecOf(path, create, gvk)),
    })),
  );

const decodeConfig = struct({
  namePrefix: specs,
  nameSuffix: specs,
  namespace: specs,
  commonLabels: specs,
  labels: specs,
  templateLabels: specs,
  commonAnnotations: specs,
  nameReference: references,
  varReference: specs,
  images: specs,
  replicas: specs,
});

function readConfig(source: string, file: string): TransformerConfig {
  const value: JsonValue = yaml11Value(source);
  return { ...EMPTY_CONFIG, ...decodeConfig(value, { lenientText: true, refuseUnknown: true, file }) };
}
