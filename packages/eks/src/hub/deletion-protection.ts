import type { Placement } from '@slipway/fleet';
import type { EksWorkload } from '../clusters/cluster-spec.ts';

/** On what Flux must never prune. */
export const KEEP = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } as const;

/** Whether the cluster must outlive a mistake in Git: always, unless its definition says that it may go. */
export const isProtected = ({ deletionProtection }: { readonly deletionProtection?: boolean }): boolean => deletionProtection !== false;

/**
 * Protects a cluster: when the Flux Kustomization of a step of the hub disappears, the composite resource, the permissions in AWS and the
 * releases are kept. Otherwise a lost line of a table of contents would delete a running cluster.
 */
export const protectedStep = (placement: Placement, cluster: EksWorkload): Placement =>
  isProtected(cluster) ? { ...placement, settings: { ...placement.settings, deletionPolicy: 'Orphan' } } : placement;
