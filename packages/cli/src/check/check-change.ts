import type { FleetKustomization } from '@slipway/flux-build';
import type { Budget, Finding } from '@slipway/manifest';
import type { ClusterKinds } from './kinds-of-clusters.ts';
import type { Placing } from './place-findings.ts';

/** The checked state of a fleet that follows another state. */
export interface NewState extends Pick<ClusterKinds, 'validatorOf' | 'otherRelease'> {
  readonly placing: Placing;
  /** With what flux-operator makes of ResourceSets. */
  readonly kustomizations: readonly FleetKustomization[];
  readonly budget: Budget;
}

/** What is wrong with a transition, and the files of the old state that it is about. */
export interface ChangeFindings {
  readonly findings: readonly Finding[];
  /** By the name that a finding has for a file. */
  readonly textOf: (file: string) => string | undefined;
  /** Whether the old state of a cluster has a HelmRelease, `namespace/name`. */
  readonly hadRelease: (cluster: string, name: string) => boolean;
}

/** Checks what Flux does when the checked state follows an old one. */
export type ChangeCheck = (now: NewState) => ChangeFindings;
