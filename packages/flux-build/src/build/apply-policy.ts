import { type Fields, fieldsOf, plainText } from '@slipway/manifest';

/** What labels and annotations of an object ask kustomize-controller to do with it. */
export interface ApplyPolicy {
  /** `missing`: only where it is not there. `never`: whatever is on the cluster stays as it is. */
  readonly apply: 'always' | 'missing' | 'never';
  /** Fields that others have set stay: `ssa: Merge`. */
  readonly merge: boolean;
  /** Whether it goes when its Flux Kustomization has it no longer, or is deleted. The marks of the object on the cluster count then. */
  readonly prune: boolean;
  /** Whether it is deleted and made anew where the change of a field is not allowed. */
  readonly force: boolean;
}

/**
 * The policy of an object that a Flux Kustomization with this spec applies. Marks are labels or annotations of
 * `kustomize.toolkit.fluxcd.io`, whatever the case of their values (`AnyInMetadata` of fluxcd/pkg/ssa).
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

const RECONCILE = 'kustomize.toolkit.fluxcd.io/reconcile';
const SSA = 'kustomize.toolkit.fluxcd.io/ssa';
const PRUNE = 'kustomize.toolkit.fluxcd.io/prune';
const FORCE = 'kustomize.toolkit.fluxcd.io/force';

function isMarked(marks: unknown, mark: string, value: string): boolean {
  const found = fieldsOf(marks)[mark];
  return found !== undefined && plainText(found).toLowerCase() === value;
}

/** Whether the objects go with their Flux Kustomization when that is deleted. */
export function goesWithOwner({ suspend, deletionPolicy, prune }: Fields): boolean {
  if (suspend === true) return false;
  if (deletionPolicy === 'Delete' || deletionPolicy === 'WaitForTermination') return true;
  return deletionPolicy !== 'Orphan' && prune === true;
}
