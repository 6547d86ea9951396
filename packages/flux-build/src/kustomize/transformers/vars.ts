import { spendBytes, spendOperations } from '../../spending.ts';
import type { VariableFields } from '../config/kustomization-fields.ts';
import { lookup } from '../nodes/lookup.ts';
import { type JsonValue, nodeValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { goFloat } from '../nodes/value-node.ts';
import { isMissingOrNull, isText, PLAIN, type YamlNode } from '../nodes/yaml-node.ts';
import { splitSmarter } from '../resources/field-path.ts';
import { applyFieldSpec, type FieldSpec } from '../resources/field-spec.ts';
import { resourceId, sameGvk, sameId, splitApiVersion } from '../resources/gvk.ts';
import type { Resource } from '../resources/resource.ts';
import { type ResourceSet, withAnyId } from '../resources/resource-set.ts';
import { recordStep, type Transformation } from './transformer.ts';

/** Records the resource of each var of a kustomization. A name that is in use is refused. */
export function mergeVars(set: ResourceSet, known: Map<string, VariableFields>, vars: readonly VariableFields[]): void {
  for (const variable of vars) {
    const id = objectId(variable);
    const exact = id.namespace !== '' || id.clusterScoped;
    const matched = withAnyId(set, (other) => (exact ? sameId(id, other) : other.name === id.name && sameGvk(other.gvk, id.gvk)));
    if (matched.length > 1) throw refusal('ambiguous-var', `several resources can be what the var ${variable.name} names`);
    const [resource] = matched;
    if (resource !== undefined) resource.vars = [...resource.vars, variable.name ?? ''];
  }
  addVars(known, vars);
}

/** Adds vars of another kustomization. */
export function addVars(known: Map<string, VariableFields>, vars: Iterable<VariableFields>): void {
  for (const variable of vars) {
    const name = variable.name ?? '';
    if (known.has(name)) throw refusal('duplicate-var', `there are two vars ${name}`);
    known.set(name, variable);
  }
}

function objectId({ objref }: VariableFields): ReturnType<typeof resourceId> {
  const { apiVersion = '', group = '', version = '', kind = '', name = '', namespace = '' } = objref ?? {};
  const [writtenGroup, writtenVersion] = apiVersion === '' ? [group, version] : splitApiVersion(apiVersion);
  return resourceId({ group: writtenGroup || group, version: writtenVersion || version, kind }, name, namespace);
}

/** Replaces `$(NAME)` in the fields that may contain it. */
export function resolveVars(
  set: ResourceSet,
  vars: ReadonlyMap<string, VariableFields>,
  specs: readonly FieldSpec[],
  { step }: Transformation,
): void {
  const values = new Map([...vars.keys()].sort().map((name) => [name, varValue(set, vars.get(name) as VariableFields)]));
  if (values.size === 0) return;
  for (const resource of set.list) {
    spendOperations(5 * specs.length);
    for (const spec of specs) {
      const set = (node: YamlNode): void => {
        if (resolveIn(node, values)) recordStep(resource, step);
      };
      if (resource.node !== undefined) applyFieldSpec(resource.node, spec, { set });
    }
  }
}

function varValue({ list }: ResourceSet, { name = '', fieldref }: VariableFields): JsonValue {
  spendOperations(2 * list.length);
  const resource = list.find(({ vars }) => vars.includes(name));
  if (resource === undefined) throw refusal('var-without-resource', `no resource is what the var ${name} names`);
  const path = fieldref?.fieldPath || 'metadata.name';
  const node = fieldAt(resource, path);
  if (node === undefined) throw refusal('var-without-field', `the resource of the var ${name} has no ${path}`);
  return nodeValue(node);
}

const fieldAt = ({ node }: Resource, path: string): YamlNode | undefined =>
  node === undefined
    ? undefined
    : lookup(
        node,
        splitSmarter(path).flatMap((part) => {
          const [, name, index] = /^(.*)\[(\d+)\]$/.exec(part) ?? [];
          return index === undefined ? [part] : name === '' ? [index] : [name as string, index];
        }),
      );

function resolveIn(node: YamlNode, values: ReadonlyMap<string, JsonValue>): boolean {
  if (isMissingOrNull(node)) return false;
  if (node.kind === 'scalar') return isText(node) && resolveText(node, values);
  if (node.kind === 'list') {
    if (!node.content.every(isText)) throw refusal('invalid-var-reference', 'a list with a var has items that are not text');
    return node.content.map((item) => resolveText(item, values)).includes(true);
  }
  return resolveFields(node, values);
}

function resolveFields({ content }: YamlNode, values: ReadonlyMap<string, JsonValue>): boolean {
  let changed = false;
  for (let index = 0; index + 1 < content.length; index += 2) {
    if (!isText(content[index] as YamlNode)) throw refusal('invalid-var-reference', 'a map with a var has a key that is not text');
    const value = content[index + 1] as YamlNode;
    if (isText(value)) changed = resolveText(value, values) || changed;
  }
  return changed;
}

/** Replaces a text that is only a var by its value, with its type. */
function resolveText(node: YamlNode, values: ReadonlyMap<string, JsonValue>): boolean {
  const before = node.value;
  const resolved = expand(before, values);
  node.style = PLAIN;
  node.tag = tagOf(resolved);
  node.value = plainText(resolved);
  return node.value !== before;
}

const tagOf = (value: JsonValue): string =>
  typeof value === 'boolean'
    ? '!!bool'
    : typeof value === 'number' || typeof value === 'bigint'
      ? Number.isInteger(Number(value))
        ? '!!int'
        : '!!float'
      : '!!str';

const plainText = (value: JsonValue): string => (typeof value === 'string' ? value : String(value));

function expand(text: string, values: ReadonlyMap<string, JsonValue>): JsonValue {
  const lastClosed = text.lastIndexOf(')');
  let expanded = '';
  let at = 0;
  for (let dollar = text.indexOf('$'); dollar >= 0; dollar = text.indexOf('$', at)) {
    expanded += text.slice(at, dollar);
    const next = text[dollar + 1];
    if (next !== '(' || lastClosed < dollar) {
      expanded += '$';
      at = dollar + (next === '$' ? 2 : 1);
      continue;
    }
    const end = text.indexOf(')', dollar);
    const value = replacementFor(text.slice(dollar + 2, end), values);
    at = end + 1;
    if (dollar === 0 && at === text.length) return value;
    const written = typeof value === 'number' && !Number.isInteger(value) ? goFloat(value) : plainText(value);
    spendBytes(written.length);
    expanded += written;
  }
  return expanded + text.slice(at);
}

/** Unknown vars, and vars that are not scalars, are kept unchanged. */
function replacementFor(name: string, values: ReadonlyMap<string, JsonValue>): JsonValue {
  const value = values.get(name);
  return value === undefined || typeof value === 'object' ? `$(${name})` : value;
}
