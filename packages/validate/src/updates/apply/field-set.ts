import { type Fields, isFields, stableText } from '@slipway/manifest';
import { type Atom, atomFor, type ListAtom } from './atom.ts';

/** Fields of an object as a tree of path elements: `f:name` is a field, `k:{…}` an entry of a keyed list, `v:…` one of a set. */
export interface FieldSet {
  readonly members: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, FieldSet>;
}

interface Growing extends FieldSet {
  readonly members: Set<string>;
  readonly children: Map<string, Growing>;
}

const isEmpty = (set: FieldSet): boolean => set.members.size === 0 && set.children.size === 0;

export const fieldElement = (name: string): string => `f:${name}`;

/** Returns the path element of an entry of a set or a keyed list. Missing keys have their defaults. */
export function entryElement({ type, keys, defaults }: ListAtom, entry: unknown): string {
  if (type === 'set' || !isFields(entry)) return `v:${stableText(entry)}`;
  return `k:${stableText(keys.map((key) => (Object.hasOwn(entry, key) ? entry[key] : (defaults[key] ?? null))))}`;
}

/** Returns the fields that the manager that applies `value` owns (`ToFieldSet`). */
export function fieldSetOf(value: unknown, atom: Atom): FieldSet {
  const set = growing();
  collect(value, atom, { of: set, own: () => undefined });
  return set;
}

const growing = (): Growing => ({ members: new Set(), children: new Map() });

interface Target {
  /** The set of the fields below. */
  readonly of: Growing;
  /** Adds the position itself as a member. */
  readonly own: () => void;
}

function collect(value: unknown, whole: Atom, target: Target): void {
  const atom = atomFor(whole, value);
  if (atom.map) {
    if (atom.map.atomic) target.own();
    else if (isFields(value)) collectFields(value, atom.map, target);
  } else if (atom.scalar || atom.list?.type === 'atomic') target.own();
  else if (atom.list && Array.isArray(value)) collectEntries(value, atom.list, target);
}

function collectFields(value: Fields, map: NonNullable<Atom['map']>, target: Target): void {
  for (const [name, child] of Object.entries(value)) {
    if (child === undefined) continue;
    const declared = map.fields.get(name);
    const isEmptyMap = isFields(child) && Object.keys(child).length === 0;
    const own = add(target.of, fieldElement(name), child, (declared ?? map.entries)?.());
    if (child === null || isEmptyMap || declared === undefined) own();
  }
}

function collectEntries(list: readonly unknown[], atom: ListAtom, target: Target): void {
  const elements = list.map((entry) => entryElement(atom, entry));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const element of elements) {
    if (seen.has(element)) repeated.add(element);
    seen.add(element);
  }
  for (const [index, element] of elements.entries()) {
    if (repeated.has(element)) target.of.members.add(element);
    else add(target.of, element, list[index], atom.entries())();
  }
}

/** Adds the fields below a path element. Returns a function that adds the element itself. */
function add(set: Growing, element: string, value: unknown, atom: Atom | undefined): () => void {
  const own = (): void => void set.members.add(element);
  const below = growing();
  if (atom) collect(value, atom, { of: below, own });
  if (!isEmpty(below)) set.children.set(element, below);
  return own;
}

/** Returns the set with all declared fields around its members as members (`EnsureNamedFieldsAreMembers`). */
export function withNamedFields(set: FieldSet, atom: Atom | undefined): FieldSet {
  const members = new Set(set.members);
  const children = new Map<string, FieldSet>();
  for (const [element, child] of set.children) {
    const name = element.startsWith('f:') ? element.slice(2) : undefined;
    const declared = name === undefined ? undefined : atom?.map?.fields.get(name);
    if (declared) members.add(element);
    const below = name === undefined ? (element.startsWith('k:') ? atom?.list?.entries : undefined) : (declared ?? atom?.map?.entries);
    children.set(element, withNamedFields(child, below?.()));
  }
  return { members, children };
}

/** Returns the fields of the first set that are not in the second. Fields below a member of the second set are kept. */
export function difference(set: FieldSet, other: FieldSet): FieldSet {
  const children = new Map<string, FieldSet>();
  for (const [element, child] of set.children) {
    const without = other.children.get(element);
    const left = without ? difference(child, without) : child;
    if (!isEmpty(left)) children.set(element, left);
  }
  return { members: new Set([...set.members].filter((element) => !other.members.has(element))), children };
}

export function intersection(set: FieldSet, other: FieldSet): FieldSet {
  const children = new Map<string, FieldSet>();
  for (const [element, child] of set.children) {
    const too = other.children.get(element);
    const both = too && intersection(child, too);
    if (both && !isEmpty(both)) children.set(element, both);
  }
  return { members: new Set([...set.members].filter((element) => other.members.has(element))), children };
}

export function union(set: FieldSet, other: FieldSet): FieldSet {
  const children = new Map(set.children);
  for (const [element, child] of other.children) {
    const known = children.get(element);
    children.set(element, known ? union(known, child) : child);
  }
  return { members: new Set([...set.members, ...other.members]), children };
}

/** Removes the fields that the server sets, which have no owner (`stripMeta`, reset fields). */
export function withoutIdentity(set: FieldSet, { status }: { readonly status: boolean }): FieldSet {
  const dropped = new Set(['f:apiVersion', 'f:kind', 'f:metadata', ...(status ? ['f:status'] : [])]);
  const children = new Map([...set.children].filter(([element]) => !(status && element === 'f:status')));
  const metadata = children.get('f:metadata');
  if (metadata) {
    const members = new Set([...metadata.members].filter((element) => !UNOWNED_METADATA.has(element)));
    children.set('f:metadata', { members, children: metadata.children });
  }
  return { members: new Set([...set.members].filter((element) => !dropped.has(element))), children };
}

const UNOWNED_METADATA: ReadonlySet<string> = new Set(
  ['name', 'namespace', 'creationTimestamp', 'selfLink', 'uid', 'clusterName', 'generation', 'managedFields', 'resourceVersion'].map(
    fieldElement,
  ),
);
