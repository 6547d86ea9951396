import type { RiskPage } from '../../changes/review.ts';

/** Rules of R4: data or a cluster may be lost, or settings weaken later checks. */
export const R4_RULES = [
  {
    id: 'cluster-object-deleted',
    summary:
      'R4: a Namespace, a CustomResourceDefinition, a CompositeResourceDefinition or a Flux Kustomization is deleted, and other objects with it.',
    why: 'The API server deletes every object of a Namespace or of a kind together with it, also objects that are not in the repository. A deleted Flux Kustomization deletes the objects that it applied.',
    remedy:
      'Keep it with the annotation kustomize.toolkit.fluxcd.io/prune: disabled, or move what is needed away first, in a change of its own.',
  },
  {
    id: 'data-deleted',
    summary: 'R4: an object that has data, or a resource outside the cluster, is deleted.',
    why: 'The deletion of a PersistentVolumeClaim, a StatefulSet, a composite or a managed resource also deletes its volumes, databases, buckets and clusters, unless its policies keep them.',
    remedy: 'Make a backup, or set a policy on the object that keeps its data, before it is removed.',
  },
  {
    id: 'composed-data-deleted',
    summary: 'R4: Crossplane deletes a resource of a composite with its data or its network, or deletes it and creates another one.',
    why: 'Crossplane finds the resources of a composite by the names of their templates in the Composition. A template that is removed or renamed deletes the resource of each composite at once. A renamed template also creates a new one: an empty database, or a network with other addresses, in which nothing runs yet.',
    remedy:
      'Keep the name of the template. To change it, set deletionPolicy Orphan (or managementPolicies without Delete) on the old template first, then rename it and give the new one the crossplane.io/external-name of the resource.',
  },
  {
    id: 'created-twice',
    summary:
      'R4: a composite or managed resource changes its namespace, or a composite its cluster: the new object creates everything in the cloud again.',
    why: 'An object in another namespace or on another hub is a new object. It has no external names, so it creates a second network, cluster or database, or changes the first one while the old object still manages it.',
    remedy:
      'Move it before: create the new object paused, give it the external names, and let the old one go without deletion. For clusters of @slipway/eks slipway-move-cluster does that.',
  },
  {
    id: 'many-deleted',
    summary: 'R4: more objects are deleted on one cluster than a person checks one by one.',
    why: 'Most mass deletions are a moved folder, an emptied kustomization file or a renamed Flux Kustomization.',
    remedy: 'Check whether each deletion is intended. Move objects in two changes, or set prune: false until they have arrived.',
  },
  {
    id: 'deletion-policy-changed',
    summary: 'R4: an object that was kept may now be deleted: a policy of deletion, retention or pruning changes.',
    why: 'The next removal, perhaps by another user, deletes data that was safe until now.',
    remedy: 'Change the policy in its own change, and give the reason.',
  },
  {
    id: 'settings-weakened',
    summary: 'R4: the settings turn off or lower a rule that fails a check, or replace what is checked: sources, roots, channels.',
    why: 'The settings of the base count for this review. After the merge the new settings count, and a check that fails now may pass then.',
    remedy: 'Make this change separately, and ask a person who may decide it. Give slipway.yaml an owner in CODEOWNERS.',
  },
] as const satisfies readonly RiskPage[];
