import { setKey, trimOf } from '@slipway/manifest';
import { jsonKind } from '../chart/go-decode.ts';
import { readGoYaml } from '../go-yaml.ts';
import { HelmError } from '../helm-error.ts';
import { copyValues, isTable, mergeMaps, type Values, valueAt } from '../value-maps.ts';
import { SetProblem, setValues } from '../values/set-values.ts';

/** An entry of `spec.valuesFrom`. */
export interface ValuesReference {
  readonly kind: string;
  readonly name: string;
  readonly valuesKey: string;
  readonly targetPath: string;
  readonly optional: boolean;
  readonly literal: boolean;
}

/** The result for a reference: the texts of a ConfigMap or a Secret, `missing`, or unknown because only the cluster has it. */
export type FoundValues = ReadonlyMap<string, string> | 'missing' | { readonly unknown: string };

export type FindValues = (kind: string, name: string) => FoundValues;

export interface ComposedValues {
  readonly values: Values;
  /** Values files that only the cluster has. Each of them may set any value that no later reference sets. */
  readonly unknownFiles: readonly string[];
}

/** Creates an unknown value for a path. */
export type MakeUnknown = (reason: string) => unknown;

/**
 * Composes the values of a HelmRelease as helm-controller does: references in order, then inline values. A reference with a target path is
 * written over the inline values. As in the controller, maps are shared and not copied. So for a path that an earlier reference created,
 * the inline value is used.
 */
export function composeValues(
  references: readonly ValuesReference[],
  inline: Values,
  namespace: string,
  find: FindValues,
  makeUnknown: MakeUnknown,
): ComposedValues {
  let result: Values = {};
  // Copies the inline values, because shared maps may be changed. The object of the repository must not change.
  const values = copyValues(inline);
  const unknownFiles: string[] = [];
  for (const reference of references) {
    const text = textOf(reference, namespace, find);
    if (text === undefined) continue;
    const { targetPath } = reference;
    if (targetPath !== '') {
      result = mergeMaps(result, values);
      if (typeof text === 'string') setPath(reference, namespace, text, result);
      else setUnknown(result, targetPath, makeUnknown(text.unknown));
    } else if (typeof text !== 'string') unknownFiles.push(text.unknown);
    else result = mergeMaps(result, readValuesText(reference, namespace, text));
  }
  return { values: mergeMaps(result, values), unknownFiles };
}

/** Returns the text of a reference; undefined for an optional one without a text. */
function textOf(reference: ValuesReference, namespace: string, find: FindValues): string | { readonly unknown: string } | undefined {
  const { kind, name, valuesKey, optional } = reference;
  if (kind !== 'ConfigMap' && kind !== 'Secret') throw failed(reference, namespace, 'unsupported values reference kind');
  const found = find(kind, name);
  if (found === 'missing') {
    if (optional) return undefined;
    throw failed(reference, namespace, `${kind.toLowerCase()}s ${JSON.stringify(name)} not found`);
  }
  if ('unknown' in found) return found;
  const text = found.get(valuesKey);
  if (text === undefined && !optional) throw failed(reference, namespace, 'key not found');
  return text;
}

function failed({ kind, name, valuesKey, optional }: ValuesReference, namespace: string, reason: string): HelmError {
  const which = `${optional ? ' optional' : ''} ${kind} chart values reference '${namespace}/${name}' with key '${valuesKey}'`;
  return new HelmError('values', `could not resolve${which}: ${reason}`);
}

function readValuesText(reference: ValuesReference, namespace: string, text: string): Values {
  const reading = readGoYaml(text);
  if ('problem' in reading) throw failed(reference, namespace, `error converting YAML to JSON: ${reading.problem}`);
  const { value } = reading;
  if (value === null) return {};
  if (isTable(value)) return value;
  throw failed(
    reference,
    namespace,
    `error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${jsonKind(value)} into Go value of type common.Values`,
  );
}

/** Writes a value at a path in the syntax of `helm --set`. */
function setPath(reference: ValuesReference, namespace: string, text: string, values: Values): void {
  const { targetPath, literal } = reference;
  try {
    if (literal) setValues(`${targetPath}=${text.replace(/[\\,[\]{}]/g, '\\$&')}`, values, 'string');
    else if (isQuoted(text, "'") || isQuoted(text, '"')) setValues(`${targetPath}=${trimOf(text, `'"`)}`, values, 'string');
    else setValues(`${targetPath}=${text}`, values);
  } catch (error) {
    if (error instanceof SetProblem) throw failed(reference, namespace, error.message);
    throw error;
  }
}

const isQuoted = (text: string, quote: string): boolean => text.startsWith(quote) && text.endsWith(quote);

/** Sets a placeholder in the syntax of the path, then replaces it. */
function setUnknown(values: Values, path: string, unknown: unknown): void {
  const placeholder = '\ue000unknown\ue000';
  try {
    setValues(`${path}=${placeholder}`, values, 'string');
  } catch (error) {
    if (!(error instanceof SetProblem)) throw error;
    return;
  }
  replaceText(values, placeholder, unknown);
}

function replaceText(value: unknown, text: string, replacement: unknown): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (item === text) value[index] = replacement;
      else replaceText(item, text, replacement);
    }
  } else if (isTable(value)) {
    for (const key of Object.keys(value)) {
      if (valueAt(value, key) === text) setKey(value, key, replacement);
      else replaceText(value[key], text, replacement);
    }
  }
}
