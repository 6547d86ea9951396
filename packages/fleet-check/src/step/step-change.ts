import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';

/**
 * What Flux does with an object: `create`, `change`, `delete`; `orphan`: it leaves the inventory and stays; `move`: another Flux
 * Kustomization applies it from now on; `recreate`: it is deleted and made anew, since a field cannot be changed; `blocked`: nothing happens,
 * though the files say so, since the API server refuses a change.
 */
export type StepAction = 'create' | 'change' | 'delete' | 'orphan' | 'move' | 'recreate' | 'blocked';

/** Why it does that, where the object alone does not say. */
export type StepCause =
  /** Its Flux Kustomization does not have it any more. */
  | 'removed'
  /**
   * Its Flux Kustomization does not have it any more, and pruning is turned on or off with that: a new revision reaches the Flux
   * Kustomization and the one that makes it at once, so that either spec may count, and the object may also stay.
   */
  | 'pruning-changes'
  /** Its Flux Kustomization, or one that made that, is deleted. */
  | 'owner-deleted'
  /** The Namespace that it is in is deleted. */
  | 'namespace-deleted'
  /** The definition of its kind is deleted. */
  | 'definition-deleted'
  /** Pruning is off for it, or for its Flux Kustomization. */
  | 'not-pruned'
  /** Its Flux Kustomization goes to another cluster, and forgets this one. */
  | 'cluster-changed'
  /** The API server refuses the change. */
  | 'refused'
  /** Another object of its Flux Kustomization is refused. */
  | 'refused-with-another'
  /** Its Flux Kustomization waits for one of which an object is refused. */
  | 'waits-for-refused'
  /** Its Flux Kustomization waits for one that is suspended, and does not come to the new revision. */
  | 'waits-for-suspended'
  /** The one that has it now may delete it before the other one applies it. */
  | 'may-be-deleted-first'
  /**
   * Its Flux Kustomization, or one that this waits for, is suspended in the same step: a new revision reaches that and the one that makes
   * it at once, so that it may be reconciled before it is suspended, or not.
   */
  | 'may-be-suspended-first';

/** An object and who applies it. */
export interface OwnedObject {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
}

/** What happens to one object on one cluster. At least one of `before` and `after` is there. */
export interface StepChange {
  readonly action: StepAction;
  readonly cluster: string;
  /** What is on the cluster, as it was applied last. */
  readonly before?: OwnedObject;
  /** What is to be applied. */
  readonly after?: OwnedObject;
  readonly cause?: StepCause;
  /** Of one that waits for something suspended: what happens once that is resumed. */
  readonly postponed?: StepChange;
  /** What the API server says of the change, where it refuses it. */
  readonly refusals?: readonly string[];
}

/** A Flux Kustomization of which it is not known what it does. */
export interface UnknownStep {
  readonly cluster: string;
  /** `namespace/name`. */
  readonly kustomization: string;
  readonly side: 'old' | 'new';
  readonly why: 'not-built' | 'built-in-part' | 'suspended';
}

/** The object that a change is about: what is to be applied, else what is on the cluster. */
export const changedObject = ({ before, after }: StepChange): OwnedObject => (after ?? before) as OwnedObject;

/** The same, if what is suspended in the step is reconciled before. */
export const ifReconciledFirst = <T extends Pick<StepChange, 'cause'>>(change: T): T => ({ ...change, cause: 'may-be-suspended-first' });
