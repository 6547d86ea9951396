/** Kinds whose deletion also deletes other objects or data, by their API group. */
const PROTECTED_KINDS: ReadonlySet<string> = new Set([
  '|Namespace',
  '|PersistentVolume',
  '|PersistentVolumeClaim',
  'apiextensions.k8s.io|CustomResourceDefinition',
  'apiextensions.crossplane.io|CompositeResourceDefinition',
]);

/** Returns whether Slipway deletes an object of a kind only with explicit permission. The core group is the empty string. */
export const isProtectedKind = (group: string, kind: string): boolean => PROTECTED_KINDS.has(`${group}|${kind}`);
