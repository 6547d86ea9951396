import { spendOperations } from '../../spending.ts';
import { compilePattern } from '../nodes/pattern.ts';
import type { Gvk, ResourceId } from './gvk.ts';
import { parseLabelSelector } from './label-selector.ts';
import { annotationsOf, currentId, gvkOf, labelsOf, originalId, type Resource } from './resource.ts';
import { OPERATIONS_PER_ID, type ResourceSet } from './resource-set.ts';

/** Selects the objects of a patch or a replacement: regular expressions that must match in full; empty ones match all. */
export interface Selector {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  readonly annotationSelector: string;
  readonly labelSelector: string;
}

/** A compiled selector. */
export interface SelectorMatch {
  readonly gvk: (gvk: Gvk) => boolean;
  readonly name: (name: string) => boolean;
  readonly namespace: (namespace: string) => boolean;
}

export function compileSelector({ group, version, kind, name, namespace }: Selector): SelectorMatch {
  const [groups, versions, kinds] = [fullMatch(group), fullMatch(version), fullMatch(kind)];
  return {
    gvk: (gvk) => groups(gvk.group) && versions(gvk.version) && kinds(gvk.kind),
    name: fullMatch(name),
    namespace: fullMatch(namespace),
  };
}

/** Compiles a pattern of a name, which is usually a plain name. */
function fullMatch(pattern: string): (text: string) => boolean {
  if (pattern === '') return () => true;
  if (/^[\w-]*$/.test(pattern)) return (text) => text === pattern;
  return compilePattern(`^(?:${pattern})$`);
}

/** Returns resources that a selector matches by their current or first id. */
export function select(set: ResourceSet, selector: Selector): Resource[] {
  spendOperations(3 * OPERATIONS_PER_ID * set.list.length);
  const match = compileSelector(selector);
  // Label selectors are parsed when the first resource reaches them.
  return set.list.filter((resource) => {
    const [current, original] = [currentId(resource), originalId(resource)];
    return (
      either(match.namespace, original, current, ({ effectiveNamespace }) => effectiveNamespace) &&
      either(match.name, original, current, ({ name }) => name) &&
      match.gvk(gvkOf(resource)) &&
      parseLabelSelector(selector.labelSelector)(labelsOf(resource)) &&
      parseLabelSelector(selector.annotationSelector)(annotationsOf(resource))
    );
  });
}

/**
 * Whether a selector that selects nothing may be a default for objects of other builds: it has no name, and selects by labels or
 * annotations, or no object has its kind.
 */
export function isDefaultSelector(set: ResourceSet, { name, kind, labelSelector, annotationSelector }: Selector): boolean {
  if (name !== '' && name !== '.*') return false;
  if (labelSelector !== '' || annotationSelector !== '') return true;
  spendOperations(set.list.length);
  const isOfKind = fullMatch(kind);
  return !set.list.some((resource) => isOfKind(gvkOf(resource).kind));
}

const either = (matches: (text: string) => boolean, first: ResourceId, second: ResourceId, part: (id: ResourceId) => string): boolean =>
  matches(part(first)) || matches(part(second));
