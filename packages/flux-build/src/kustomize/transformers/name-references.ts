import { once } from '@slipway/manifest';
import { spendOperations } from '../../spending.ts';
import type { NameReference } from '../config/name-references.ts';
import { expectKind, fieldOf, mapField, setField, setScalar } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isEmptyNode, isMissingOrNull, plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from '../resources/build-annotations.ts';
import { applyFieldSpec, type FieldSpec } from '../resources/field-spec.ts';
import { type Gvk, idText, isSelected, type ResourceId } from '../resources/gvk.ts';
import {
  annotationList,
  annotationOf,
  appendToAnnotation,
  currentId,
  gvkOf,
  kindOf,
  nameOf,
  namespaceOf,
  previousIds,
  type Resource,
} from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';
import { recordStep } from './transformer.ts';

/** Replaces old names of these resources in fields that reference them. */
export function fixNameReferences({ list }: ResourceSet, references: readonly NameReference[]): void {
  const known = list.map(identify);
  const byKind = referencesByKind(references);
  const formerly = byFormerName(known);
  const inFormerNamespace = Map.groupBy(
    known.filter(({ original }) => !original.clusterScoped),
    originalNamespace,
  );
  for (const identified of known) {
    const { resource, original } = identified;
    const node = resource.node;
    if (node === undefined) continue;
    const reaches = once(() => reachOf(identified));
    const called = (name: string): readonly Identified[] => {
      const all = formerly.get(name) ?? [];
      spendOperations(OPERATIONS_PER_CANDIDATE * (1 + all.length));
      return all.filter(reaches());
    };
    const wasIn = (namespace: string): boolean => {
      const all = inFormerNamespace.get(namespace) ?? [];
      spendOperations(1 + all.length);
      return all.some(reaches());
    };
    const kinds = byKind.get(original.gvk.kind) ?? byKind.get('') ?? [];
    spendOperations(5 * kinds.length);
    for (const { spec, target } of kinds) {
      if (!isSelected(original.gvk, spec)) continue;
      const fix: Fix = { resource, spec, target, called, wasIn };
      const here = spec.kind === kindOf(resource) ? spec : { ...spec, ...gvkOf(resource) };
      applyFieldSpec(node, here, { set: (found) => fixNode(found, fix) });
    }
  }
}

/** Cost of comparing a resource with a reference. */
const OPERATIONS_PER_CANDIDATE = 20;

interface Reference {
  readonly spec: FieldSpec;
  readonly target: Gvk;
}

const grouped = new WeakMap<readonly NameReference[], ReadonlyMap<string, readonly Reference[]>>();

/** Indexes references by the kind that has them, including references of every kind; the empty key has only the latter. */
function referencesByKind(references: readonly NameReference[]): ReadonlyMap<string, readonly Reference[]> {
  let found = grouped.get(references);
  if (found === undefined) {
    const all = references.flatMap(({ referrers, ...target }) => referrers.map((spec) => ({ spec, target })));
    const kinds = new Set(['', ...all.map(({ spec }) => spec.kind)]);
    spendOperations(kinds.size * all.length);
    found = new Map([...kinds].map((kind) => [kind, all.filter(({ spec }) => spec.kind === kind || spec.kind === '')]));
    grouped.set(references, found);
  }
  return found;
}

interface Identified {
  readonly resource: Resource;
  readonly current: ResourceId;
  readonly original: ResourceId;
  readonly previous: readonly ResourceId[];
}

function identify(resource: Resource): Identified {
  const [current, previous] = [currentId(resource), previousIds(resource)];
  return { resource, current, original: previous[0] ?? current, previous };
}

/** Returns what a resource can reference: resources in its namespace or in none; a cluster-scoped one can reference all. */
function reachOf({ resource, current }: Identified): (other: Identified) => boolean {
  if (current.clusterScoped) return () => true;
  const accounts = accountNamespaces(resource);
  return (other) =>
    other.current.clusterScoped ||
    other.current.effectiveNamespace === current.effectiveNamespace ||
    (accounts.size > 0 && accounts.has(namespaceOf(other.resource)));
}

/** Indexes resources by each of their former names. */
function byFormerName(known: readonly Identified[]): ReadonlyMap<string, readonly Identified[]> {
  const named = new Map<string, Identified[]>();
  for (const identified of known) {
    for (const name of new Set(identified.previous.map((id) => id.name))) {
      const others = named.get(name);
      if (others === undefined) named.set(name, [identified]);
      else others.push(identified);
    }
  }
  return named;
}

/** Returns the namespaces of service accounts in a RoleBinding. */
function accountNamespaces(resource: Resource): ReadonlySet<string> {
  const namespaces = new Set<string>();
  const subjects = kindOf(resource) === 'RoleBinding' ? fieldOf(resource.node, 'subjects') : undefined;
  if (subjects?.kind !== 'list') return namespaces;
  spendOperations(10 * subjects.content.length);
  for (const subject of subjects.content) {
    const namespace = fieldOf(subject, 'namespace');
    if (namespace === undefined || fieldOf(subject, 'kind')?.value !== 'ServiceAccount') continue;
    if (namespace.tag !== '!!str' && namespace.tag !== '') throw refusal('invalid-subject', 'the namespace of a subject is not text');
    namespaces.add(namespace.value);
  }
  return namespaces;
}

interface Fix {
  readonly resource: Resource;
  readonly spec: FieldSpec;
  readonly target: Gvk;
  /** Returns the resources with a former name that the resource can reference. */
  readonly called: (name: string) => readonly Identified[];
  /** Whether any resource that it can reference had this namespace at first. */
  readonly wasIn: (namespace: string) => boolean;
}

function fixNode(node: YamlNode, fix: Fix): void {
  if (isMissingOrNull(node)) return;
  if (node.kind === 'scalar') fixScalar(node, fix);
  else if (node.kind === 'map') fixMap(node, fix);
  else if (node.kind === 'list') for (const item of node.content) fixItem(item, fix);
  else throw refusal('wrong-node-kind', 'a reference is nothing');
}

function fixItem(item: YamlNode, fix: Fix): void {
  if (isMissingOrNull(item)) return;
  if (item.kind === 'scalar') fixScalar(item, fix);
  else if (item.kind === 'map') fixMap(item, fix);
  else throw refusal('wrong-node-kind', 'a reference is a list in a list');
}

function fixScalar(node: YamlNode, fix: Fix): void {
  const referral = choose(node.value, fix.called(node.value), fix, (first, other) => nameOf(first) === nameOf(other));
  if (referral === undefined) return;
  remember(referral, fix);
  if (nameOf(referral) === node.value) return;
  setScalar(node, plainScalar(nameOf(referral)));
  trace(referral, fix);
}

/** Fixes a map with a name and maybe a namespace, such as a subject. */
function fixMap(node: YamlNode, fix: Fix): void {
  const name = mapField(node, 'name');
  if (name === undefined) throw refusal('invalid-name-reference', `${fix.spec.path} is a map without a name`);
  const same = (first: Resource, other: Resource): boolean => nameOf(first) === nameOf(other) && namespaceOf(first) === namespaceOf(other);
  const referral = choose(name.value, inNamespace(name.value, node, fix), fix, same);
  if (referral === undefined) return;
  remember(referral, fix);
  const [newName, namespace] = [nameOf(referral), namespaceOf(referral)];
  if (newName === name.value && namespace === '') return;
  setField(node, 'name', plainScalar(newName));
  if (namespace !== '') setField(node, 'namespace', plainScalar(namespace));
  trace(referral, fix);
}

/** Returns resources with a name and first namespace; if no resource had that namespace, those that have it now. */
function inNamespace(name: string, node: YamlNode, { called, wasIn }: Fix): readonly Identified[] {
  const namespace = mapField(node, 'namespace');
  if (namespace === undefined) return called(name);
  if (wasIn(namespace.value))
    return called(name).filter((each) => !each.original.clusterScoped && originalNamespace(each) === namespace.value);
  return called(name).filter(({ current }) => !current.clusterScoped && current.effectiveNamespace === namespace.value);
}

const originalNamespace = ({ original }: Identified): string => original.effectiveNamespace;

/** Stores only the first one: its name is not used, and the annotation is removed at the end. */
function remember(referral: Resource, { resource }: Fix): void {
  if (annotationOf(referral, BUILD_ANNOTATION.referredBy) === undefined)
    appendToAnnotation(referral, BUILD_ANNOTATION.referredBy, idText(currentId(resource)));
}

const trace = (referral: Resource, { resource }: Fix): void =>
  recordStep(resource, { action: 'transformed', file: referral.file, by: `nameReference ${kindOf(referral)} ${nameOf(referral)}` });

const OPERATIONS_PER_AFFIX_FIELD = 200;

/** Returns the one resource that had this name, with the kind of the reference and within its reach. */
function choose(
  oldName: string,
  candidates: readonly Identified[],
  { resource, spec, target }: Fix,
  same: (first: Resource, other: Resource) => boolean,
): Resource | undefined {
  const role = spec.path.endsWith('roleRef/name') ? roleGvk(resource.node) : undefined;
  const referrer = currentId(resource);
  let left = candidates.filter(
    ({ resource: other, previous, current }) =>
      previous.some(({ name }) => name === oldName) &&
      previous.some(({ gvk }) => isSelected(gvk, target)) &&
      (role === undefined || previous.some(({ gvk }) => isSelected(gvk, role))) &&
      (referrer.clusterScoped ||
        current.clusterScoped ||
        kindOf(other) === 'ServiceAccount' ||
        current.effectiveNamespace === referrer.effectiveNamespace),
  );
  if (left.length === 1) return left[0]?.resource;
  spendOperations(OPERATIONS_PER_AFFIX_FIELD * left.length);
  left = left.filter(({ resource: other }) => sameAffixes(other, resource, true));
  if (left.length > 1) left = left.filter(({ resource: other }) => sameAffixes(other, resource, false));
  const first = left[0]?.resource;
  if (first === undefined || left.every(({ resource: other }) => same(first, other))) return first;
  throw refusal('ambiguous-reference', `${oldName} can be ${left.map(({ current }) => idText(current)).join(' or ')}`);
}

/** Returns the kind that a role binding binds. */
function roleGvk(node: YamlNode | undefined): Gvk | undefined {
  const role = fieldOf(node, 'roleRef');
  const [group, kind] = [fieldOf(role, 'apiGroup'), fieldOf(role, 'kind')];
  if (isEmptyNode(role) || group === undefined || kind === undefined) return undefined;
  expectKind(group, 'scalar');
  return { group: group.value, version: '', kind: kind.value };
}

/** Whether two resources passed the same kustomizations, by their prefixes and suffixes. */
function sameAffixes(a: Resource, b: Resource, allowEmpty: boolean): boolean {
  return [BUILD_ANNOTATION.prefixes, BUILD_ANNOTATION.suffixes].every((name) => {
    const [left, right] = [annotationList(a, name), annotationList(b, name)];
    return (allowEmpty && (left.length === 0 || right.length === 0)) || sameEnding(left, right);
  });
}

function sameEnding(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length > b.length ? [b, a] : [a, b];
  if (short.length === 0) return long.length === 0;
  return short.every((value, index) => value === long[index + long.length - short.length]);
}
