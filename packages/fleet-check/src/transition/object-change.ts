import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';

/**
 * The action of Flux for an object: `create`, `change` or `delete`. `orphan`: it leaves the inventory and remains on the cluster. `move`:
 * another Flux Kustomization applies it after the change. `recreate`: it is deleted and created again, because a field is immutable.
 * `blocked`: nothing happens, because the API server refuses a change.
 */
export type ChangeAction = 'create' | 'change' | 'delete' | 'orphan' | 'move' | 'recreate' | 'blocked';

/** The cause of an action of Flux, if the object alone does not show it. */
export type ChangeCause =
  /** Its Flux Kustomization no longer has it. */
  | 'removed'
  /**
   * Its Flux Kustomization no longer has it, and the same revision turns pruning on or off. The revision reaches the Flux Kustomization and
   * its parent at the same time, so either spec may count. The object may also remain.
   */
  | 'pruning-changes'
  /**
   * Its Flux Kustomization no longer has it, or is deleted. Git has a mark that keeps Flux from applying the object, and so Flux never set the
   * mark on the cluster. An object that has the mark there remains.
   */
  | 'mark-only-in-git'
  /** Its Flux Kustomization, or a parent of it, is deleted. */
  | 'owner-deleted'
  /** Its Namespace is deleted. */
  | 'namespace-deleted'
  /** The CRD of its kind is deleted. */
  | 'definition-deleted'
  /** Pruning is off for it, or for its Flux Kustomization. */
  | 'not-pruned'
  /** Its Flux Kustomization moves to another cluster, and no longer manages this one. */
  | 'cluster-changed'
  /** The API server refuses the change. */
  | 'refused'
  /** Another object of its Flux Kustomization is refused. */
  | 'refused-with-another'
  /** Its Flux Kustomization waits for another one, of which the API server refuses an object, or of which the build fails. */
  | 'waits-for-refused'
  /** Its Flux Kustomization waits for a suspended one, and is not reconciled. */
  | 'waits-for-suspended'
  /** Its old Flux Kustomization may delete it before the new one applies it. */
  | 'may-be-deleted-first'
  /** The parent of its old Flux Kustomization does not prune that one, so the old and the new one both apply it. */
  | 'old-owner-remains'
  /** It is a part of Flux itself, and flux-operator manages it after the change. */
  | 'taken-over'
  /**
   * Its Flux Kustomization, or a dependency of it, is suspended in the same change. The revision reaches it and its parent at the same
   * time, so it may be reconciled before it is suspended, or not.
   */
  | 'may-be-suspended-first'
  | ReleaseCause
  | ComposedCause;

/** The cause of an action of Crossplane for a resource of a composite. */
type ComposedCause =
  /** The Composition no longer composes it. */
  | 'template-removed'
  /** The Composition composes it under another name, and Crossplane finds resources only by this name. */
  | 'template-renamed'
  /** Its template has another kind: Crossplane creates the new object, and no longer manages the old one. */
  | 'kind-changed'
  /** Its composite is deleted. */
  | 'composite-deleted';

/** The cause of an action of helm-controller for an object of a release. */
export type ReleaseCause =
  /** The new chart no longer has it. */
  | 'not-in-chart'
  /** The release is uninstalled. */
  | 'release-uninstalled'
  /** The annotation `helm.sh/resource-policy` keeps it. */
  | 'kept-by-policy'
  /** It is a CRD of the folder `crds` of the chart, which Helm never deletes. */
  | 'chart-crd-kept'
  /** It is a CRD of the folder `crds` of the chart, and the policy of the HelmRelease does not change it. */
  | 'chart-crd-not-upgraded'
  /** The release gets another namespace, and helm-controller does not find the object in the old one. */
  | 'left-in-old-namespace'
  /** The API server refuses another object of the release, so the upgrade fails. */
  | 'upgrade-fails'
  /** Neither the version of the chart nor the values change, so there is no upgrade. */
  | 'no-upgrade';

/** An object and the Flux Kustomization that applies it. */
export interface OwnedObject {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
}

/** The change of one object on one cluster. At least one of `before` and `after` is set. */
export interface ObjectChange {
  readonly action: ChangeAction;
  readonly cluster: string;
  /** The object on the cluster, as it was last applied. */
  readonly before?: OwnedObject;
  /** The object that Flux applies. */
  readonly after?: OwnedObject;
  readonly cause?: ChangeCause;
  /** The change after the suspended dependency is resumed. */
  readonly postponed?: ObjectChange;
  /** Messages of the API server, if it refuses the change. */
  readonly refusals?: readonly string[];
}

/** A Flux Kustomization whose changes are unknown. */
export interface UnknownChanges {
  readonly cluster: string;
  /** `namespace/name`. */
  readonly kustomization: string;
  readonly side: 'old' | 'new';
  readonly why: 'not-built' | 'built-in-part' | 'suspended';
}

/** Returns the object of a change: the applied one, else the one on the cluster. */
export const changedObject = ({ before, after }: ObjectChange): OwnedObject => (after ?? before) as OwnedObject;

/** Marks a change as uncertain: it happens only if Flux reconciles before the suspension. */
export const ifReconciledFirst = <T extends Pick<ObjectChange, 'cause'>>(change: T): T => ({ ...change, cause: 'may-be-suspended-first' });
