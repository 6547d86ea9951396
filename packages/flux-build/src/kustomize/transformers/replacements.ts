import { spendOperations } from '../../spending.ts';
import type { ReplacementFields } from '../config/kustomization-fields.ts';
import { lookup } from '../nodes/lookup.ts';
import { refusal } from '../nodes/refusal.ts';
import { copyNode, isEmptyNode, isMissingOrNull, plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { splitSmarter } from '../resources/field-path.ts';
import { type Gvk, idText, isSelected, type ResourceId, resourceId } from '../resources/gvk.ts';
import { parseLabelSelector } from '../resources/label-selector.ts';
import { annotationsOf, gvkOf, labelsOf, nameOf, namespaceOf, previousIds, type Resource } from '../resources/resource.ts';
import { OPERATIONS_PER_ID, type ResourceSet } from '../resources/resource-set.ts';
import { compileSelector, isDefaultSelector, type Selector } from '../resources/selector.ts';
import type { PlacedReplacement } from './read-replacements.ts';
import { replaceFields } from './replace-fields.ts';
import { selectorOf, selectorText } from './selector-of.ts';
import { recordStep, type Transformation, type Transformer } from './transformer.ts';

/**
 * Copies values from fields of one resource to fields of others. It calls `missed` with the targets of a replacement that select nothing,
 * which kustomize does not report.
 */
export const replaceValues =
  (
    replacements: readonly PlacedReplacement[],
    missed?: (set: ResourceSet, transformation: Transformation, miss: MissedTargets) => void,
  ): Transformer =>
  (set, transformation) => {
    const { step } = transformation;
    for (const replacement of replacements) {
      const { source, sourceValue, targets } = replacement;
      if ((source === undefined && sourceValue === undefined) || targets === undefined) {
        throw refusal('invalid-replacement', 'a replacement has no source or no targets', step.file);
      }
      const value = sourceOf(set, source, sourceValue);
      const indexes = targets.flatMap((target, index) =>
        applyTo(set, target, value, (resource) => recordStep(resource, step)) ? [] : [index],
      );
      if (indexes.length > 0) missed?.(set, transformation, { replacement, indexes });
    }
    set.list = set.list.filter(({ node }) => !isEmptyNode(node));
  };

interface MissedTargets {
  readonly replacement: PlacedReplacement;
  /** Indexes of targets that select nothing. */
  readonly indexes: readonly number[];
}

/**
 * Checks replacements for `replaceValues`: it notes targets that name an object. Of the targets that select a kind, some may match nothing
 * if others of the same replacement do.
 */
export function noteMissedTargets(set: ResourceSet, { notes, step }: Transformation, { replacement, indexes }: MissedTargets): void {
  const { by, inFile, targets = [] } = replacement;
  for (const index of indexes) {
    const selector = selectorOf(targets[index]?.select ?? {});
    if (selector.name === '' && indexes.length < targets.length) continue;
    const value = selectorText(selector);
    const message = `targets[${index}] of ${by} replaces nothing: no resource is ${value}`;
    notes.push({
      reason: 'replacement-target-not-found',
      message,
      file: step.file,
      by: inFile ? by : `${by}.targets[${index}]`,
      value,
      ...(isDefaultSelector(set, selector) && { isDefault: true }),
    });
  }
}

type Source = NonNullable<ReplacementFields['source']>;
type Target = NonNullable<ReplacementFields['targets']>[number];

function sourceOf(set: ResourceSet, source: Source | undefined, text: string | undefined): YamlNode {
  if (source === undefined) return plainScalar(text ?? '');
  if (text !== undefined) throw refusal('invalid-replacement', 'a replacement has both source and sourceValue');
  const resource = sourceResource(set, source);
  const path = source.fieldPath || 'metadata.name';
  const node = resource.node === undefined ? undefined : lookup(resource.node, splitSmarter(path));
  if (node === undefined || isEmptyNode(node)) throw refusal('replacement-source-missing', `the source of a replacement has no ${path}`);
  return refined(node, source.options);
}

/** Returns one part of the value, if it is split. */
function refined(node: YamlNode, options: Source['options']): YamlNode {
  const { delimiter = '', index = 0 } = options ?? {};
  if (delimiter === '') return node;
  if (node.kind !== 'scalar') throw refusal('invalid-replacement', 'only a scalar can be split');
  const part = splitText(isMissingOrNull(node) ? '' : node.value, delimiter)[Number(index)];
  if (part === undefined) throw refusal('invalid-replacement', `${node.value} has no part ${index}`);
  const copy = copyNode(node);
  copy.value = part;
  return copy;
}

const splitText = (text: string, delimiter: string): string[] => text.split(delimiter);

function sourceResource({ list }: ResourceSet, source: Source): Resource {
  spendOperations(2 * OPERATIONS_PER_ID * list.length);
  const selector = selectorOf(source);
  const found = list.filter((resource) => idsOf(resource).some((id) => isSource(id, selector)));
  const [first, second] = found;
  if (second !== undefined) throw refusal('replacement-source-ambiguous', `${idText(firstId(second))} is another source of a replacement`);
  if (first === undefined)
    throw refusal('replacement-source-missing', `no resource is the source of a replacement: ${JSON.stringify(source)}`);
  return first;
}

const firstId = (resource: Resource): ResourceId => idsOf(resource)[0] as ResourceId;

/** Returns the current and former ids of a resource. Their scope counts as unknown here. */
const idsOf = (resource: Resource): readonly ResourceId[] => [
  resourceId(gvkOf(resource), nameOf(resource), namespaceOf(resource)),
  ...previousIds(resource),
];

const isSource = (id: ResourceId, { name, namespace, group, version, kind }: Selector): boolean =>
  (name === '' || name === id.name) &&
  (namespace === '' || namespace === id.effectiveNamespace) &&
  isSelected(id.gvk, { group, version, kind } satisfies Gvk);

/** Whether the target selects a resource, even one that it rejects. */
function applyTo({ list }: ResourceSet, target: Target, value: YamlNode, changed: (resource: Resource) => void): boolean {
  if (target.select === undefined) throw refusal('invalid-replacement', 'a target of a replacement selects nothing');
  const selector = selectorOf(target.select);
  const selected = compileSelector(selector);
  const rejected = (target.reject ?? []).map(selectorOf).map((each) => ({ selector: each, match: compileSelector(each) }));
  const paths = target.fieldPaths === undefined || target.fieldPaths.length === 0 ? ['metadata.name'] : target.fieldPaths;
  let found = false;
  for (const resource of list) {
    spendOperations(2 * OPERATIONS_PER_ID + 10 * rejected.length);
    const ids = idsOf(resource);
    if (!matchesLabels(resource, selector)) continue;
    const isTarget = resource.node !== undefined && ids.some((id) => isMatch(id, selected));
    if (isTarget) found = true;
    if (rejected.some((each) => hasLabels(each.selector) && matchesLabels(resource, each.selector))) continue;
    if (rejected.some((each) => selectsById(each.selector) && ids.some((id) => isMatch(id, each.match)))) continue;
    if (!isTarget || resource.node === undefined) continue;
    for (const path of paths) replaceFields(resource.node, value, path, target.options);
    changed(resource);
  }
  return found;
}

const isMatch = (id: ResourceId, match: ReturnType<typeof compileSelector>): boolean =>
  match.gvk(id.gvk) && match.name(id.name) && match.namespace(id.namespace);

const matchesLabels = (resource: Resource, { annotationSelector, labelSelector }: Selector): boolean =>
  parseLabelSelector(annotationSelector)(annotationsOf(resource)) && parseLabelSelector(labelSelector)(labelsOf(resource));

const hasLabels = ({ annotationSelector, labelSelector }: Selector): boolean => annotationSelector !== '' || labelSelector !== '';
const selectsById = ({ group, version, kind, name, namespace }: Selector): boolean =>
  [group, version, kind, name, namespace].some((part) => part !== '');
