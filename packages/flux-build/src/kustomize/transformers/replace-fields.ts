import { spendBytes, spendOperations } from '../../spending.ts';
import type { ReplacementOptions } from '../config/kustomization-fields.ts';
import { lookup } from '../nodes/lookup.ts';
import { matchPath, OPERATIONS_PER_CHARACTER } from '../nodes/match-path.ts';
import { parseDocument } from '../nodes/parse-document.ts';
import { printDocument } from '../nodes/print-document.ts';
import { Refusal, refusal } from '../nodes/refusal.ts';
import { become, copyNode, isMissingOrNull, type NodeKind, type YamlNode } from '../nodes/yaml-node.ts';
import { splitSmarter } from '../resources/field-path.ts';

/** Sets the fields at a path to a value. The path may lead into a string of YAML or JSON. */
export function replaceFields(object: YamlNode, value: YamlNode, path: string, options: ReplacementOptions | undefined): void {
  const create = options?.create === true ? value.kind : undefined;
  spendOperations(100 + path.length);
  const parts = splitSmarter(path);
  if (replaceInText(object, value, parts, create)) return;
  const fields = matchPath(object, parts, create) ?? [];
  if (fields.length === 0) throw refusal('replacement-field-missing', `the target of a replacement has no ${path}`);
  for (const field of fields) setField(field, value, options);
}

function setField(field: YamlNode, source: YamlNode, options: ReplacementOptions | undefined): void {
  const value = copyNode(source);
  const { delimiter = '', index = 0 } = options ?? {};
  if (delimiter !== '') value.value = replacePart(field, isMissingOrNull(value) ? '' : value.value, delimiter, Number(index));
  // The type of the field is kept, so that a string can replace a number.
  if (field.kind === 'scalar') field.value = value.value;
  else become(field, value);
}

function replacePart(field: YamlNode, text: string, delimiter: string, index: number): string {
  if (field.kind !== 'scalar') throw refusal('invalid-replacement', 'only a scalar can be split');
  spendBytes(field.value.length + text.length);
  spendOperations(field.value.length);
  const parts = field.value.split(delimiter);
  if (index < 0) parts.unshift(text);
  else if (index >= parts.length) parts.push(text);
  else parts[index] = text;
  return parts.join(delimiter);
}

/** Whether the path leads into a string, and the value was set there. An error in it counts as false. */
function replaceInText(object: YamlNode, value: YamlNode, parts: readonly string[], create: NodeKind | undefined): boolean {
  const found = parts.length < 2 ? undefined : findText(object, parts);
  if (found === undefined) return false;
  const inside = attempt(() => matchPath(found.document, found.rest, create)) ?? [];
  if (inside.length === 0) return false;
  for (const field of inside) {
    if (field.kind === 'scalar') field.value = value.value;
    else become(field, value);
  }
  const printed = attempt(() => printDocument(found.document, found.text.value));
  if (printed === undefined) return false;
  found.text.value = printed;
  return true;
}

function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Returns the first scalar on the path whose text is a document. */
function findText(
  object: YamlNode,
  parts: readonly string[],
): { readonly text: YamlNode; readonly document: YamlNode; readonly rest: readonly string[] } | undefined {
  for (let length = 1; length < parts.length; length++) {
    const text = attempt(() => lookup(object, parts.slice(0, length)));
    if (text?.kind !== 'scalar') continue;
    spendOperations(OPERATIONS_PER_CHARACTER * text.value.length);
    const document = attempt(() => parseDocument(text.value));
    if (document !== undefined) return { text, document, rest: parts.slice(length) };
  }
  return undefined;
}
