import { spendOperations } from '../../spending.ts';
import { createField, fieldOf, mapField } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isMissingOrNull, type NodeKind, type YamlNode } from '../nodes/yaml-node.ts';
import { type Gvk, knownGvk } from './gvk.ts';

/** A field of some kinds: `spec/template/spec/containers[]/image`. The path passes through lists with or without `[]`. */
export interface FieldSpec extends Gvk {
  readonly path: string;
  /** Whether missing fields of the path are created. */
  readonly create: boolean;
}

/** The change of a field, and its kind and tag when it must be created. */
export interface FieldChange {
  readonly set: (node: YamlNode) => void;
  readonly createKind?: NodeKind;
  readonly createTag?: string;
}

/** Applies a change to every field of an object that a field spec selects. */
export function applyFieldSpec(object: YamlNode, spec: FieldSpec, change: FieldChange): void {
  if (isMatch(object, spec)) apply(object, splitPath(spec.path, '/'), 0, spec.create, change);
}

export function applyFieldSpecs(object: YamlNode, specs: readonly FieldSpec[], change: FieldChange): void {
  spendOperations(specs.length);
  for (const spec of specs) applyFieldSpec(object, spec, change);
}

function isMatch(object: YamlNode, spec: FieldSpec): boolean {
  if (spec.kind !== '' && spec.kind !== (fieldOf(object, 'kind')?.value ?? '')) return false;
  if (spec.group === '' && spec.version === '') return true;
  const { group, version } = knownGvk(fieldOf(object, 'apiVersion')?.value ?? '', spec.kind);
  return (spec.group === '' || spec.group === group) && (spec.version === '' || spec.version === version);
}

const SPLIT = { '/': new Map<string, readonly string[]>(), '.': new Map<string, readonly string[]>() } as const;

const MAX_SPLIT_PATHS = 10_000;

/** Splits a path; a separator after a backslash is part of a name. */
export function splitPath(path: string, separator: '/' | '.'): readonly string[] {
  const known = SPLIT[separator].get(path);
  if (known !== undefined) return known;
  const parts = path.split(separator);
  if (parts.length > 1 && parts[0] === '') parts.shift();
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.endsWith('\\')) joined[joined.length - 1] = `${last.slice(0, -1)}${separator}${part}`;
    else joined.push(part);
  }
  if (SPLIT[separator].size >= MAX_SPLIT_PATHS) SPLIT[separator].clear();
  SPLIT[separator].set(path, joined);
  return joined;
}

function apply(node: YamlNode, path: readonly string[], at: number, create: boolean, change: FieldChange): void {
  if (at === path.length) {
    change.set(node);
    return;
  }
  if (isMissingOrNull(node)) return;
  if (node.kind === 'list') {
    spendOperations(node.content.length);
    for (const item of node.content) apply(item, path, at, create, change);
    return;
  }
  if (node.kind !== 'map') throw refusal('wrong-node-kind', `${path[at]} is looked for in a ${node.kind}`);
  applyInMap(node, path, at, create, change);
}

function applyInMap(node: YamlNode, path: readonly string[], at: number, create: boolean, change: FieldChange): void {
  const part = path[at] as string;
  const name = part.endsWith('[]') ? part.slice(0, -2) : part;
  if (name === '') throw refusal('invalid-field-path', 'a field cannot have an empty name');
  const isList = name !== part;
  const isLast = at === path.length - 1;
  const created = create && !isList && change.createKind !== undefined ? kindToCreate(change.createKind, isLast) : undefined;
  const field = created === undefined ? mapField(node, name) : createField(node, name, created);
  if (field === undefined) return;
  const kind = isList ? 'list' : created;
  if (field.tag === '!!null' && kind !== undefined) replaceNull(field, kind, isLast ? change.createTag : '!!map');
  apply(field, path, at + 1, create, change);
}

const kindToCreate = (kind: NodeKind, isLast: boolean): NodeKind => (isLast ? kind : 'map');

function replaceNull(field: YamlNode, kind: NodeKind, tag = ''): void {
  if (field.kind === 'scalar') field.content = [];
  field.kind = kind;
  field.tag = kind === 'list' ? '' : tag;
}
