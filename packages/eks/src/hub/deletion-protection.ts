import type { Placement } from '@slipway/fleet';
import type { EksWorkload } from '../clusters/cluster-spec.ts';

/** Annotation of objects that Flux must never prune. */
export const KEEP = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } as const;

/** Whether the cluster must survive a mistake in Git: always, unless its definition allows its deletion. */
export const isProtected = ({ deletionProtection }: { readonly deletionProtection?: boolean }): boolean => deletionProtection !== false;

/**
 * Protects a cluster: when the Flux Kustomization of a bootstrap step disappears from the hub, the composite resource, the AWS
 * permissions and the Helm releases are kept. Otherwise one deleted line of a kustomization file would delete a running cluster.
 */
export const protectedStep = (placement: Placement, cluster: EksWorkload): Placement =>
  isProtected(cluster) ? { ...placement, settings: { ...placement.settings, deletionPolicy: 'Orphan' } } : placement;
