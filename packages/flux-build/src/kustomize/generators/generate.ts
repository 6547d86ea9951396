import type { TraceStep } from '../../built-object.ts';
import { spendObjects, spendReading, type Weight } from '../../spending.ts';
import type { GeneratorFields, GeneratorOptions } from '../config/kustomization-fields.ts';
import type { Loader } from '../files/loader.ts';
import { byBytes, createField, setField } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { makeNode, makeScalar, PLAIN, quotedScalar, stringScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from '../resources/build-annotations.ts';
import { makeResource } from '../resources/make-resources.ts';
import { annotationsOf, type Resource, setAnnotations } from '../resources/resource.ts';
import { type DataValue, keyValues } from './key-values.ts';

export type GeneratedKind = 'ConfigMap' | 'Secret';

/** Creates a ConfigMap or Secret from files, literals and env files, with annotations for later steps. */
export function generate(kind: GeneratedKind, fields: GeneratorFields, loader: Loader, step: TraceStep, index: number): Resource {
  const node = baseNode(kind, fields);
  if (kind === 'Secret') setField(node, 'type', stringScalar(fields.type || 'Opaque'));
  const values = keyValues(fields, loader);
  spendObjects(1);
  spendReading(weightOf(values));
  if (kind === 'Secret') addSecretData(node, values);
  else addConfigMapData(node, values);
  addOptions(node, fields.options);
  const resource = makeResource(node, step.file, index, step);
  const annotations = annotationsOf(resource);
  if (fields.options?.disableNameSuffixHash !== true) annotations.set(BUILD_ANNOTATION.needsHashSuffix, 'enabled');
  setAnnotations(resource, annotations.set(BUILD_ANNOTATION.generatorBehavior, behaviorOf(fields)));
  return resource;
}

function weightOf(values: ReadonlyMap<string, DataValue>): Weight {
  let text = 0;
  for (const [key, value] of values) text += key.length + value.length;
  return { nodes: 2 * values.size, text };
}

/** Merges the options of all generators of a kustomization with those of one generator, which have precedence. */
export function mergeOptions(own: GeneratorOptions | undefined, common: GeneratorOptions | undefined): GeneratorOptions | undefined {
  if (common === undefined) return own;
  const entries = (name: 'labels' | 'annotations'): ReadonlyMap<string, string> | undefined =>
    own?.[name] === undefined ? common[name] : new Map([...(common[name] ?? []), ...own[name]]);
  const [labels, annotations] = [entries('labels'), entries('annotations')];
  return {
    ...(labels && { labels }),
    ...(annotations && { annotations }),
    disableNameSuffixHash: own?.disableNameSuffixHash === true || common.disableNameSuffixHash === true,
    immutable: own?.immutable === true || common.immutable === true,
  };
}

const behaviorOf = ({ behavior }: GeneratorFields): string =>
  behavior === 'create' || behavior === 'replace' || behavior === 'merge' ? behavior : 'unspecified';

function baseNode(kind: GeneratedKind, { name = '', namespace = '' }: GeneratorFields): YamlNode {
  if (name === '') throw refusal('invalid-generator', `a generated ${kind} has no name`);
  const metadata = makeNode('map', '', '', PLAIN, []);
  setField(metadata, 'name', stringScalar(name));
  if (namespace !== '') setField(metadata, 'namespace', stringScalar(namespace));
  const text = (value: string): YamlNode => makeScalar('!!str', value, PLAIN);
  return makeNode('map', '!!map', '', PLAIN, [text('apiVersion'), text('v1'), text('kind'), text(kind), text('metadata'), metadata]);
}

function addConfigMapData(node: YamlNode, values: ReadonlyMap<string, DataValue>): void {
  for (const key of sortedKeys(values)) {
    const value = values.get(key) as DataValue;
    if (typeof value === 'string') addEntry(node, 'data', key, value);
    else addEntry(node, 'binaryData', key, base64(value));
  }
}

function addSecretData(node: YamlNode, values: ReadonlyMap<string, DataValue>): void {
  createField(node, 'data', 'map');
  for (const key of sortedKeys(values)) addEntry(node, 'data', key, base64(values.get(key) as DataValue));
}

const sortedKeys = (values: ReadonlyMap<string, unknown>): readonly string[] => [...values.keys()].sort(byBytes);

/** Replaces the entries of a field; removes the field without entries. */
export function setData(node: YamlNode, field: string, values: ReadonlyMap<string, string>): void {
  for (const key of sortedKeys(values)) addEntry(node, field, key, values.get(key) as string);
}

function addEntry(node: YamlNode, field: string, key: string, value: string): void {
  const map = createField(node, field, 'map');
  // A text of several lines is a block scalar, which remains a string as a quoted one does.
  if (map !== undefined) setField(map, key, value.includes('\n') ? quotedScalar(value) : stringScalar(value));
}

/** Encodes base64. A longer text has lines of 70 characters, each with a line feed. */
function base64(value: DataValue): string {
  const encoded = Buffer.from(value as string).toString('base64');
  return encoded.length < 70 ? encoded : (encoded.match(/.{1,70}/g) ?? []).map((line) => `${line}\n`).join('');
}

function addOptions(node: YamlNode, options: GeneratorOptions | undefined): void {
  const metadata = createField(node, 'metadata', 'map') as YamlNode;
  for (const field of ['labels', 'annotations'] as const) {
    for (const key of sortedKeys(options?.[field] ?? new Map())) {
      const map = createField(metadata, field, 'map') as YamlNode;
      setField(map, key, quotedScalar(options?.[field]?.get(key) as string));
    }
  }
  if (options?.immutable === true) setField(node, 'immutable', makeScalar('!!bool', 'true', PLAIN));
}
