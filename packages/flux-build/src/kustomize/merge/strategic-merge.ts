import { expectKind, fieldNames, fieldOf, setField } from '../nodes/fields.ts';
import { isEmptyNode, isMissingOrNull, makeScalar, PLAIN, type YamlNode } from '../nodes/yaml-node.ts';
import type { Merge } from './merge.ts';
import { mergeList } from './merge-list.ts';
import type { MergeSchema, MergeSchemas } from './merge-schema.ts';
import { takeDirective } from './patch-directive.ts';

/**
 * Merges a patch into an object as kustomize does, with the lists of built-in kinds merged by their keys. Returns undefined when the patch
 * deletes the object. It changes the target, which then shares nodes with the patch.
 */
export const strategicMerge = (target: YamlNode, patch: YamlNode, schemas: MergeSchemas): YamlNode | undefined =>
  mergeNodes({ schemas, schema: undefined, target, patch });

/** Merges one node of both sides. */
function mergeNodes(merge: Merge): YamlNode | undefined {
  const schema = merge.schema ?? schemaOf(merge);
  const known = schema === merge.schema ? merge : { ...merge, schema };
  takeStyle(merge);
  const kind = kindOfMerge(merge);
  if (kind !== 'empty') for (const side of [merge.target, merge.patch]) expectKind(side, kind);
  switch (kind) {
    case 'list':
      return schema?.mergesByKey ? mergeKeyedList(known) : (merge.patch ?? merge.target);
    case 'scalar':
      return merge.patch ?? merge.target;
    default:
      return mergeMaps(known);
  }
}

/** An empty target gets the style of the patch. */
function takeStyle({ target, patch }: Merge): void {
  if (target !== undefined && patch !== undefined && target.kind !== 'scalar' && target.content.length === 0) target.style = patch.style;
}

/** Uses the type of an object within another object that names its own type, such as the manifest of a Crossplane Object. */
function schemaOf({ schemas, target, patch }: Merge): MergeSchema | undefined {
  for (const side of [target, patch]) {
    const kind = textField(side, 'kind');
    const apiVersion = textField(side, 'apiVersion');
    const schema = kind === '' || apiVersion === '' ? undefined : schemas.ofKind(apiVersion, kind);
    if (schema !== undefined) return schema;
  }
  return undefined;
}

function textField(node: YamlNode | undefined, name: string): string {
  const field = isMissingOrNull(node) ? undefined : fieldOf(node, name);
  return isEmptyNode(field) ? '' : (field as YamlNode).value;
}

const kindOfMerge = ({ target, patch }: Merge): YamlNode['kind'] => {
  if (!isMissingOrNull(target)) return (target as YamlNode).kind;
  return isMissingOrNull(patch) ? 'empty' : (patch as YamlNode).kind;
};

/** A null that is kept: setting it does not remove the field. */
const kept = new WeakSet<YamlNode>();

function mergeMaps(merge: Merge): YamlNode | undefined {
  const target = mapTarget(merge);
  if (target === undefined) return undefined;
  if (kept.has(target)) return target;
  const sides: Merge = { ...merge, target };
  const names = new Set([...namesOf(target), ...namesOf(merge.patch)]);
  for (const name of names) {
    const value = mergeNodes({
      schemas: merge.schemas,
      schema: merge.schema?.field(name),
      target: fieldOf(sides.target, name),
      patch: fieldOf(merge.patch, name),
    });
    setField(target, name, value, value !== undefined && kept.has(value));
  }
  return target;
}

const namesOf = (node: YamlNode | undefined): readonly string[] => (node?.kind === 'map' ? fieldNames(node) : []);

/** Returns the map that fields are merged into; undefined when it is deleted. */
function mapTarget({ target, patch }: Merge): YamlNode | undefined {
  if (isMissingOrNull(target)) {
    if (deletes(patch)) return undefined;
    if (patch === undefined && target !== undefined && target.value !== '') return keptNull(target.value);
    return patch;
  }
  if (patch?.tag === '!!null') return undefined;
  return directed(target as YamlNode, patch);
}

/** An invalid directive is not an error if the patch matches nothing. */
function deletes(patch: YamlNode | undefined): boolean {
  if (patch === undefined || (patch.kind !== 'map' && patch.kind !== 'list')) return false;
  const directive = fieldOf(patch, '$patch');
  if (patch.kind === 'map' && directive !== undefined && !['merge', 'replace', 'delete'].includes(directive.value)) return false;
  return takeDirective(patch) === 'delete';
}

function keptNull(text: string): YamlNode {
  const node = makeScalar('!!null', text, PLAIN);
  kept.add(node);
  return node;
}

function directed(target: YamlNode, patch: YamlNode | undefined): YamlNode | undefined {
  switch (takeDirective(patch)) {
    case 'delete':
      return undefined;
    case 'replace':
      return patch;
    default:
      return target;
  }
}

function mergeKeyedList(merge: Merge): YamlNode | undefined {
  const { target, patch } = merge;
  if (isMissingOrNull(target)) return patch === undefined ? undefined : mergeList({ ...merge, target: patch }, mergeNodes);
  if (patch?.tag === '!!null') return undefined;
  const list = directed(target as YamlNode, patch);
  return list === undefined ? undefined : mergeList({ ...merge, target: list }, mergeNodes);
}
