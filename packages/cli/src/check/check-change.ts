import type { FleetKustomization } from '@slipway/flux-build';
import type { Budget, Finding } from '@slipway/manifest';
import type { ClusterKinds } from './kinds-of-clusters.ts';
import type { Placing } from './place-findings.ts';

/** The checked state of a fleet that follows another state. */
interface NewState extends Pick<ClusterKinds, 'validatorOf' | 'otherRelease'> {
  readonly placing: Placing;
  /** Includes the output of flux-operator for ResourceSets. */
  readonly kustomizations: readonly FleetKustomization[];
  readonly budget: Budget;
}

/** The problems of a transition, and the files of the old state that they name. */
export interface ChangeFindings {
  readonly findings: readonly Finding[];
  /** Returns the text of a file by its name in findings. */
  readonly textOf: (file: string) => string | undefined;
  /** Whether the old state of a cluster has a HelmRelease, as `namespace/name`. */
  readonly hadRelease: (cluster: string, name: string) => boolean;
}

/** Checks what Flux does when the checked state replaces an old one. */
export type ChangeCheck = (now: NewState) => ChangeFindings;
