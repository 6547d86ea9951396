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
  const has = (mark: string, value: string): boolean =>
    [labels, annotations].some((marks) => plainText(fieldsOf(marks)[`kustomize.toolkit.fluxcd.io/${mark}`]).toLowerCase() === value);
  const isLeft = has('reconcile', 'disabled') || has('ssa', 'ignore');
  return {
    apply: isLeft ? 'never' : has('ssa', 'ifnotpresent') ? 'missing' : 'always',
    merge: has('ssa', 'merge'),
    prune: spec.prune === true && !isLeft && !has('prune', 'disabled'),
    force: spec.force === true || has('force', 'enabled'),
  };
}

/** Whether the objects go with their Flux Kustomization when that is deleted. */
export function goesWithOwner({ suspend, deletionPolicy, prune }: Fields): boolean {
  if (suspend === true) return false;
  if (deletionPolicy === 'Delete' || deletionPolicy === 'WaitForTermination') return true;
  return deletionPolicy !== 'Orphan' && prune === true;
}
