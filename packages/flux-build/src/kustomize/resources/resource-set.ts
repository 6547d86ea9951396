import { spendOperations } from '../../spending.ts';
import { Refusal, refusal } from '../nodes/refusal.ts';
import { isEmptyNode } from '../nodes/yaml-node.ts';
import { idText, type ResourceId, sameId } from './gvk.ts';
import { currentId, previousIds, type Resource } from './resource.ts';

/** Resources in the order in which they were added; no two have the same id. */
export interface ResourceSet {
  list: Resource[];
}

export const createResourceSet = (list: Resource[] = []): ResourceSet => ({ list });

/** Returns the ids in use, for repeated additions. It is outdated after any rename. */
export const usedIds = ({ list }: ResourceSet): Set<string> => {
  spendOperations(OPERATIONS_PER_ID * list.length);
  return new Set(list.map(idKey));
};

/** Adds resources; refuses one whose id is in use. */
export function appendAll(set: ResourceSet, resources: readonly Resource[], taken: Set<string> = usedIds(set)): void {
  spendOperations(OPERATIONS_PER_ID * resources.length);
  for (const resource of resources) {
    const key = idKey(resource);
    if (taken.has(key)) throw duplicateOf(set, resource);
    taken.add(key);
    set.list.push(resource);
  }
}

/** Names no file if both are from one file: the kustomization that lists it is wrong. */
function duplicateOf(set: ResourceSet, resource: Resource): Error {
  const id = currentId(resource);
  const first = set.list.find((each) => idKey(each) === idKey(resource));
  const { file, index } = resource;
  if (first !== undefined && first.file === file && first.index === index) return duplicate(id);
  const where = first === undefined || first.file === file ? '' : `, of ${first.file}`;
  return new Refusal({ reason: 'duplicate-id', message: `there is already a resource ${idText(id)}${where}`, file, index });
}

/** Returns a key that is equal for equal ids. */
export function idKey(resource: Resource): string {
  const { gvk, name, effectiveNamespace } = currentId(resource);
  return `${gvk.group}\0${gvk.version}\0${gvk.kind}\0${effectiveNamespace}\0${name}`;
}

const duplicate = (id: ResourceId): Error => refusal('duplicate-id', `there is already a resource ${idText(id)}`);

/** Returns the exact text of an id, with its namespace as written. */
export const exactKey = ({ gvk, name, namespace }: ResourceId): string =>
  `${gvk.group}\0${gvk.version}\0${gvk.kind}\0${namespace}\0${name}`;

export function withCurrentId({ list }: ResourceSet, id: ResourceId): Resource[] {
  spendOperations(OPERATIONS_PER_ID * list.length);
  return list.filter((resource) => sameId(id, currentId(resource)));
}

/** Cost of reading the ids of a resource. */
export const OPERATIONS_PER_ID = 20;

/** Returns resources with a current or former id that `matches` accepts. */
export function withAnyId({ list }: ResourceSet, matches: (id: ResourceId) => boolean): Resource[] {
  spendOperations(2 * OPERATIONS_PER_ID * list.length);
  return list.filter((resource) => !isEmptyNode(resource.node) && (previousIds(resource).some(matches) || matches(currentId(resource))));
}

/** Returns the one resource that has or had `id`. */
export function onlyWithId(set: ResourceSet, id: ResourceId): Resource {
  const [found, second] = withAnyId(set, (other) => sameId(id, other));
  if (found === undefined) throw refusal('patch-without-match', `no resource matches the patch of ${idText(id)}`);
  if (second !== undefined) throw refusal('patch-with-several-matches', `several resources match the patch of ${idText(id)}`);
  return found;
}

/** Removes resources that patches have emptied. */
export function dropEmptyResources(set: ResourceSet): void {
  if (set.list.some(({ node }) => isEmptyNode(node))) set.list = set.list.filter(({ node }) => !isEmptyNode(node));
}
