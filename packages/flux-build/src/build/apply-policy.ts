import { type Fields, fieldsOf, plainText } from '@slipway/manifest';

/** How kustomize-controller treats an object, as its labels and annotations set it. */
export interface ApplyPolicy {
  /** `missing`: the object is applied only when it does not exist. `never`: the object on the cluster is not changed. */
  readonly apply: 'always' | 'missing' | 'never';
  /** Whether fields that other managers have set are kept: `ssa: Merge`. */
  readonly merge: boolean;
  /** Whether it is deleted when its Flux Kustomization is deleted or no longer has it. The marks of the object on the cluster decide. */
  readonly prune: boolean;
  /** Whether the object is deleted and recreated when the change of a field is not allowed. */
  readonly force: boolean;
}

/**
 * Returns the policy of an object that a Flux Kustomization with this spec applies. The policy is set by labels or annotations of
 * `kustomize.toolkit.fluxcd.io`; the case of their values does not matter (`AnyInMetadata` of fluxcd/pkg/ssa).
 */
export function applyPolicy(object: Fields, spec: Fields): ApplyPolicy {
  const { labels, annotations } = fieldsOf(object.metadata);
  const has = (mark: string, value: string): boolean => isMarked(labels, mark, value) || isMarked(annotations, mark, value);
  const isLeft = has(RECONCILE, 'disabled') || has(SSA, 'ignore');
  return {
    apply: isLeft ? 'never' : has(SSA, 'ifnotpresent') ? 'missing' : 'always',
    merge: has(SSA, 'merge'),
    prune: spec.prune === true && !isLeft && !has(PRUNE, 'disabled'),
    force: spec.force === true || has(FORCE, 'enabled'),
  };
}

/**
 * Returns an object without the marks about its application and deletion. The controller sets no mark on an object that it skips, and the
 * marks on the cluster decide about its deletion.
 */
export function withoutApplyMarks(object: Fields): Fields {
  const { labels, annotations, ...metadata } = fieldsOf(object.metadata);
  const others = (marks: unknown): Fields =>
    Object.fromEntries(Object.entries(fieldsOf(marks)).filter(([key]) => ![RECONCILE, SSA, PRUNE].includes(key)));
  return { ...object, metadata: { ...metadata, labels: others(labels), annotations: others(annotations) } };
}

const RECONCILE = 'kustomize.toolkit.fluxcd.io/reconcile';
const SSA = 'kustomize.toolkit.fluxcd.io/ssa';
const PRUNE = 'kustomize.toolkit.fluxcd.io/prune';
const FORCE = 'kustomize.toolkit.fluxcd.io/force';

function isMarked(marks: unknown, mark: string, value: string): boolean {
  const found = fieldsOf(marks)[mark];
  return found !== undefined && plainText(found).toLowerCase() === value;
}

/** Whether the objects are deleted together with their Flux Kustomization. */
export function isDeletedWithOwner({ suspend, deletionPolicy, prune }: Fields): boolean {
  if (suspend === true) return false;
  if (deletionPolicy === 'Delete' || deletionPolicy === 'WaitForTermination') return true;
  return deletionPolicy !== 'Orphan' && prune === true;
}
