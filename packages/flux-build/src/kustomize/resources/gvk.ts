import { isClusterScoped } from './cluster-scoped.ts';

/** Group, version and kind; empty in a selector: any. */
export interface Gvk {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** Identity of a resource. Each is made once for a text of an id, so that most comparisons are of one string. */
export interface ResourceId {
  readonly gvk: Gvk;
  readonly name: string;
  /** As written; empty when it is not. */
  readonly namespace: string;
  /** `default` where it is not written; of cluster-scoped kinds a word that is no namespace. */
  readonly effectiveNamespace: string;
  readonly clusterScoped: boolean;
}

export const splitApiVersion = (apiVersion: string): readonly [group: string, version: string] => {
  const at = apiVersion.indexOf('/');
  return at < 0 ? ['', apiVersion] : [apiVersion.slice(0, at), apiVersion.slice(at + 1)];
};

export const apiVersionOf = ({ group, version }: Gvk): string => (group === '' ? version : `${group}/${version}`);

/**
 * An id. Kinds that kustomize knows to be cluster-scoped have no namespace; of every other it assumes that it has one.
 * Ids of former names never count as cluster-scoped: `knownScope` is false for these.
 */
export function resourceId(gvk: Gvk, name: string, namespace: string, knownScope = true): ResourceId {
  const clusterScoped = knownScope && isClusterScoped(apiVersionOf(gvk), gvk.kind);
  const effectiveNamespace = clusterScoped ? NO_NAMESPACE : namespace === '' ? 'default' : namespace;
  return { gvk, name, namespace, effectiveNamespace, clusterScoped };
}

export const NO_NAMESPACE = '_non_namespaceable_';

export const sameGvk = (a: Gvk, b: Gvk): boolean => a.kind === b.kind && a.group === b.group && a.version === b.version;

/** Same kind, name and namespace; no namespace is `default`. */
export const sameId = (a: ResourceId, b: ResourceId): boolean =>
  a.name === b.name && a.effectiveNamespace === b.effectiveNamespace && sameGvk(a.gvk, b.gvk);

/** Whether `gvk` is what `selector` asks for; what it leaves empty it does not ask. */
export const isSelected = (gvk: Gvk, selector: Gvk): boolean =>
  (selector.kind === '' || selector.kind === gvk.kind) &&
  (selector.group === '' || selector.group === gvk.group) &&
  (selector.version === '' || selector.version === gvk.version);

/** `Deployment.v1.apps/web.shop`, in words of kustomize for what is missing. */
export const idText = ({ gvk, name, namespace }: ResourceId): string => `${gvkText(gvk)}/${name || '[noName]'}.${namespace || '[noNs]'}`;

export const gvkText = ({ group, version, kind }: Gvk): string => `${kind || '[noKind]'}.${version || '[noVer]'}.${group || '[noGrp]'}`;
