import type { Placement } from '@slipway/fleet';
import type { EksWorkload } from '../clusters/cluster-spec.ts';

/** On what Flux must never prune. */
export const KEEP = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } as const;

/** Whether the cluster must outlive a mistake in Git: always, unless its definition says that it may go. */
export const isProtected = ({ deletionProtection }: { readonly deletionProtection?: boolean }): boolean => deletionProtection !== false;

/**
 * A step of the hub for a protected cluster leaves everything as it is when its Flux Kustomization disappears: the composite resource,
 * the rights in AWS, the releases. Otherwise a lost line of a table of contents would take a running cluster apart.
 */
export const protectedStep = (placement: Placement, cluster: EksWorkload): Placement =>
  isProtected(cluster) ? { ...placement, settings: { ...placement.settings, deletionPolicy: 'Orphan' } } : placement;
