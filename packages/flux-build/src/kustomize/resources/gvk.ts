import { isClusterScopedToKustomize } from '@slipway/manifest';

/** Group, version and kind; an empty one matches any in a selector. */
export interface Gvk {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** Identity of a resource. Equal ids are usually one object, so that most comparisons need one string. */
export interface ResourceId {
  readonly gvk: Gvk;
  readonly name: string;
  /** As written; empty if it is not set. */
  readonly namespace: string;
  /** `default` if it is not set; for cluster-scoped kinds, a word that is not a namespace. */
  readonly effectiveNamespace: string;
  readonly clusterScoped: boolean;
}

export const splitApiVersion = (apiVersion: string): readonly [group: string, version: string] => {
  const at = apiVersion.indexOf('/');
  return at < 0 ? ['', apiVersion] : [apiVersion.slice(0, at), apiVersion.slice(at + 1)];
};

export const apiVersionOf = ({ group, version }: Gvk): string => (group === '' ? version : `${group}/${version}`);

/** The group, version and kind of an object, and whether kustomize is sure that it has no namespace. */
export interface KnownGvk extends Gvk {
  readonly clusterScoped: boolean;
}

/** Caches kinds: there are few of them, and many objects. */
export function knownGvk(apiVersion: string, kind: string): KnownGvk {
  let kinds = KNOWN.get(apiVersion);
  if (kinds === undefined) {
    if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
    kinds = new Map();
    KNOWN.set(apiVersion, kinds);
  }
  let known = kinds.get(kind);
  if (known === undefined) {
    if (kinds.size >= MAX_KNOWN) kinds.clear();
    const [group, version] = splitApiVersion(apiVersion);
    known = { group, version, kind, clusterScoped: isClusterScopedToKustomize(apiVersionOf({ group, version, kind }), kind) };
    kinds.set(kind, known);
  }
  return known;
}

const KNOWN = new Map<string, Map<string, KnownGvk>>();
const MAX_KNOWN = 1000;

/** Returns the id of a former name of an object, or of a reference. These are never cluster-scoped. */
export const resourceId = (gvk: Gvk, name: string, namespace: string): ResourceId => makeId(gvk, false, name, namespace);

/** Returns the id of an object. Kinds that are cluster-scoped in kustomize have no namespace; it treats all others as namespaced. */
export const objectId = (gvk: KnownGvk, name: string, namespace: string): ResourceId => makeId(gvk, gvk.clusterScoped, name, namespace);

function makeId(gvk: Gvk, clusterScoped: boolean, name: string, namespace: string): ResourceId {
  const effectiveNamespace = clusterScoped ? NO_NAMESPACE : namespace === '' ? 'default' : namespace;
  return { gvk, name, namespace, effectiveNamespace, clusterScoped };
}

const NO_NAMESPACE = '_non_namespaceable_';

export const sameGvk = (a: Gvk, b: Gvk): boolean => a === b || (a.kind === b.kind && a.group === b.group && a.version === b.version);

/** Whether kind, name and namespace are equal; no namespace is `default`. */
export const sameId = (a: ResourceId, b: ResourceId): boolean =>
  a.name === b.name && a.effectiveNamespace === b.effectiveNamespace && sameGvk(a.gvk, b.gvk);

/** Whether `selector` matches `gvk`; its empty parts match any. */
export const isSelected = (gvk: Gvk, selector: Gvk): boolean =>
  (selector.kind === '' || selector.kind === gvk.kind) &&
  (selector.group === '' || selector.group === gvk.group) &&
  (selector.version === '' || selector.version === gvk.version);

/** Returns `Deployment.v1.apps/web.shop`, with kustomize's words for missing parts. */
export const idText = ({ gvk, name, namespace }: ResourceId): string => `${gvkText(gvk)}/${name || '[noName]'}.${namespace || '[noNs]'}`;

export const gvkText = ({ group, version, kind }: Gvk): string => `${kind || '[noKind]'}.${version || '[noVer]'}.${group || '[noGrp]'}`;
