import { chartNames } from '@slipway/fleet-check';
import { type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { below, createBudget, type Fields, fieldsOf, once, onceForEachName } from '@slipway/manifest';
import type { CompositesOf } from '../composites/composites-of.ts';
import type { Entry } from '../fold/entry.ts';
import { groupOf, kindOf, nameOf, namespaceOf, scalarText, titleOf } from '../objects/values.ts';
import type { FleetFacts } from './about.ts';
import { originsOf } from './origins.ts';

/** Returns the facts of both fleets and of all changes. Indexes are built when a rule needs them first. */
export function fleetFacts(
  entries: readonly Entry[],
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
  compositesOf: CompositesOf,
  { rendered, composed }: Readonly<Record<'rendered' | 'composed', ReadonlySet<string>>>,
): FleetFacts {
  const before = objects(old);
  const plain = entries.filter(({ change }) => change.composed === undefined);
  const oldCharts = once(() => chartNames({ kustomizations: old }));
  const nextCharts = once(() => chartNames({ kustomizations: next }));
  const [contentBefore, contentAfter] = [once(() => contentIndex(old)), once(() => contentIndex(next))];
  const users = once(() => sourceUsers(next));
  const urls = once(() => sourceUrls(next));
  const created = once(() => namesOf(plain, ({ change: { action, before } }) => action === 'create' && before === undefined));
  const deleted = once(() => namesOf(plain, ({ change: { action } }) => action === 'delete'));
  const deletedOn = once(() => deletedByCluster(plain));
  const versionsOn = onceForEachName((names) => {
    const clusters = new Set(names.split('\0'));
    return Map.groupBy(objects(next.filter(({ appliesTo }) => clusters.has(appliesTo))), ({ apiVersion }) => scalarText(apiVersion));
  });
  const has = (names: ReadonlySet<string>, { clusters }: Entry, parts: readonly string[]): boolean =>
    clusters.every((cluster) => names.has([cluster, ...parts].join('\0')));
  const compositeKinds = new Set([...before, ...objects(next)].flatMap(compositeKindsOf));
  return {
    compositeKinds,
    compositesOf,
    origins: originsBefore(old, next),
    budget: createBudget({ operations: MAX_OPERATIONS }),
    createdWithName: createdWithName(plain, compositeKinds),
    isCreated: (entry, ...parts) => has(created(), entry, parts),
    isDeleted: (entry, ...parts) => has(deleted(), entry, parts),
    deletedWith: ({ clusters: [first = '', ...others] }) =>
      (deletedOn().get(first) ?? [])
        .filter(({ entry: { clusters } }) => others.every((each) => clusters.includes(each)))
        .map(({ entry: { object } }) => object),
    versionsAfter: ({ clusters }) => versionsOn(clusters.join('\0')),
    contentBefore: ({ clusters, object }) => contentOf(contentBefore(), clusters, object),
    contentAfter: ({ clusters, object }) => contentOf(contentAfter(), clusters, object),
    isRendered: ({ clusters, object }) => clusters.every((cluster) => rendered.has(`${cluster}|${namespaceOf(object)}/${nameOf(object)}`)),
    isComposed: ({ clusters, object }) => clusters.every((cluster) => composed.has(`${cluster}|${nameOf(object)}`)),
    chartOf: ({ clusters: [cluster = ''], change }, release) =>
      (release === change.after?.applied.object ? nextCharts : oldCharts)()(cluster, release),
    usersOf: ({ clusters, object }) => [
      ...new Set(
        clusters.flatMap((cluster) => users().get([cluster, kindOf(object), namespaceOf(object), nameOf(object)].join('\0')) ?? []),
      ),
    ],
    foreignSourceOf({ clusters: [cluster = ''], owner }, kustomization) {
      const { kind, name, namespace = namespaceOf(kustomization) } = fieldsOf(fieldsOf(kustomization.spec).sourceRef);
      const own = urls().get([cluster, ...owner.kustomization.source.split('/')].join('\0'));
      const url = urls().get([cluster, kind, namespace, name].map(scalarText).join('\0'));
      return own === undefined || url === undefined || ownerOfUrl(own) === ownerOfUrl(url) ? undefined : url;
    },
  };
}

const objects = (all: readonly FleetKustomization[]): readonly Fields[] => [
  ...new Set(all.flatMap((each) => (each.objects ?? []).map(({ object }) => object))),
];

/** Returns the registries and hosts of all objects before the change; none if a part of them is unknown. */
export const originsBefore = (old: readonly FleetKustomization[], next: readonly FleetKustomization[]): ReadonlySet<string> =>
  isWhole(old, next) ? new Set(objects(old).flatMap(originsOf)) : new Set();

/** Whether every Flux Kustomization that is built now was also built before, so that no registry of the old state is missing. */
function isWhole(old: readonly FleetKustomization[], next: readonly FleetKustomization[]): boolean {
  const failed = new Set(old.filter(({ error }) => error !== undefined).map(kustomizationKey));
  return failed.size === 0 || !next.some((each) => each.error === undefined && failed.has(kustomizationKey(each)));
}

/** Less than a minute of work. Not a time limit, so that the same fleets always have the same review. */
const MAX_OPERATIONS = 150_000_000;

function compositeKindsOf(object: Fields): readonly string[] {
  if (kindOf(object) !== 'CompositeResourceDefinition' || groupOf(object) !== 'apiextensions.crossplane.io') return [];
  const group = scalarText(below(object, 'spec').group);
  return ['names', 'claimNames'].map((names) => `${group}/${scalarText(below(object, 'spec', names).kind)}`);
}

/** Returns `cluster kind namespace name` of the objects of some changes. */
const namesOf = (entries: readonly Entry[], isWanted: (entry: Entry) => boolean): ReadonlySet<string> =>
  new Set(
    entries
      .filter(isWanted)
      .flatMap(({ clusters, object }) =>
        clusters.map((cluster) => [cluster, kindOf(object), namespaceOf(object), nameOf(object)].join('\0')),
      ),
  );

/** Returns the deletions of each cluster. */
const deletedByCluster = (entries: readonly Entry[]): ReadonlyMap<string, readonly { readonly entry: Entry }[]> =>
  Map.groupBy(
    entries.filter(({ change }) => change.action === 'delete').flatMap((entry) => entry.clusters.map((cluster) => ({ cluster, entry }))),
    ({ cluster }) => cluster,
  );

/**
 * Finds the object that is created in another namespace with the name of a deleted or orphaned one. Of a composite resource, it also finds
 * one with the same namespace and name on another cluster.
 */
function createdWithName(entries: readonly Entry[], composites: ReadonlySet<string>): FleetFacts['createdWithName'] {
  const keyOf = (place: string, { object }: Entry): string => [place, groupOf(object), kindOf(object), nameOf(object)].join('\0');
  const anywhere = ({ object }: Entry): string => `namespace ${namespaceOf(object)}`;
  const created = new Map<string, string>();
  for (const entry of entries) {
    const { action, before } = entry.change;
    if (action !== 'create' || before !== undefined) continue;
    const title = titleOf(entry.object);
    for (const cluster of entry.clusters) created.set(keyOf(cluster, entry), title);
    if (composites.has(`${groupOf(entry.object)}/${kindOf(entry.object)}`))
      created.set(keyOf(anywhere(entry), entry), `${title} on ${entry.clusters.join(', ')}`);
  }
  return (entry) =>
    [...entry.clusters, anywhere(entry)].map((place) => created.get(keyOf(place, entry))).find((title) => title !== undefined);
}

/** The applied objects of each Namespace, and of each Flux Kustomization. */
interface ContentIndex {
  readonly objects: ReadonlyMap<string, readonly Fields[]>;
  /** Keys of Flux Kustomizations, and clusters, of which the build does not have all objects. */
  readonly unknown: ReadonlySet<string>;
}

function contentIndex(all: readonly FleetKustomization[]): ContentIndex {
  const found = new Map<string, Fields[]>();
  const unknown = new Set<string>();
  const add = (key: string, object: Fields): void => {
    const known = found.get(key);
    if (known === undefined) found.set(key, [object]);
    else known.push(object);
  };
  for (const each of all) {
    const own = contentKey(each.cluster, each.namespace, each.name);
    if (isUnknown(each)) unknown.add(own).add(each.appliesTo);
    for (const { object } of each.objects ?? []) {
      add(own, object);
      add(contentKey(each.appliesTo, namespaceOf(object)), object);
    }
  }
  return { objects: found, unknown };
}

/** Returns the key of a Namespace, by its cluster and name, or of a Flux Kustomization, by its cluster, namespace and name. */
const contentKey = (...parts: readonly string[]): string => parts.join('\0');

/** Returns the objects in a Namespace, or of a Flux Kustomization; undefined if the build does not have all of them. */
function contentOf({ objects, unknown }: ContentIndex, clusters: readonly string[], object: Fields): readonly Fields[] | undefined {
  const isNamespace = kindOf(object) === 'Namespace';
  if (!isNamespace && kindOf(object) !== 'Kustomization') return undefined;
  const keys = clusters.map((cluster) =>
    isNamespace ? contentKey(cluster, nameOf(object)) : contentKey(cluster, namespaceOf(object), nameOf(object)),
  );
  if ((isNamespace ? clusters : keys).some((key) => unknown.has(key))) return undefined;
  return keys.flatMap((key) => objects.get(key) ?? []);
}

/** Whether a Flux Kustomization may apply other objects than those that the build has. */
const isUnknown = ({ objects, partial }: FleetKustomization): boolean => objects === undefined || partial === true;

/** Returns the releases and Flux Kustomizations that use each source, by `cluster kind namespace name`. */
function sourceUsers(all: readonly FleetKustomization[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { appliesTo, objects = [] } of all)
    for (const { object } of objects)
      for (const ref of sourceRefsOf(object)) {
        const { kind, name, namespace = namespaceOf(object) } = ref;
        const key = [appliesTo, kind, namespace, name].map(scalarText).join('\0');
        const users = found.get(key) ?? [];
        found.set(key, users);
        users.push(titleOf(object));
      }
  return found;
}

function sourceRefsOf(object: Fields): readonly Fields[] {
  const spec = fieldsOf(object.spec);
  const refs =
    groupOf(object) === 'helm.toolkit.fluxcd.io'
      ? [spec.chartRef, below(spec, 'chart', 'spec').sourceRef]
      : groupOf(object) === 'kustomize.toolkit.fluxcd.io'
        ? [spec.sourceRef]
        : [];
  return refs.map(fieldsOf).filter(({ name }) => name !== undefined);
}

/** Returns the URL of each source, by `cluster kind namespace name`. */
function sourceUrls(all: readonly FleetKustomization[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { appliesTo, objects = [] } of all)
    for (const { object } of objects) {
      const url = scalarText(fieldsOf(object.spec).url);
      if (groupOf(object) === 'source.toolkit.fluxcd.io' && url !== '')
        found.set([appliesTo, kindOf(object), namespaceOf(object), nameOf(object)].join('\0'), url);
    }
  return found;
}

/** Returns the host and the organisation of a URL. */
function ownerOfUrl(url: string): string {
  const [, host = '', owner = ''] = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[/:]([^/]+)/i.exec(url) ?? [];
  return `${host}/${owner}`.toLowerCase();
}
