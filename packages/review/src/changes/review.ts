import type { ChangeAction, ChangeCause } from '@slipway/fleet-check';
import type { Rule } from '@slipway/manifest';
import type { Composites } from '../composites/composites-of.ts';
import type { Hunk } from '../diff/diff-object.ts';
import type { Noise } from '../diff/noise.ts';

/** The source position of the cause of a change. */
export interface Cause {
  /** File name: relative to the working directory of the command, or `REVISION:FILE`. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** The variable with the value, or the field of a kustomization.yaml that set it. */
  readonly by?: string;
  /** Path from the root of the repository, if the repository has the file. */
  readonly path?: string;
}

/** An owner of files that cause changes, by the CODEOWNERS file of the base. */
export interface Reviewer {
  /** `@user`, `@organisation/team` or an address. */
  readonly owner: string;
  /** Number of changes. */
  readonly changes: number;
  /** The highest risk of these changes. */
  readonly risk: RiskLevel;
  /** Paths from the root of the repository, sorted. */
  readonly files: readonly string[];
}

/** One different change of an object, with all clusters on which it happens. */
export interface ReviewChange {
  readonly action: ChangeAction;
  readonly apiVersion: string;
  readonly kind: string;
  /** Absent for cluster-scoped objects. */
  readonly namespace?: string;
  readonly name: string;
  /** Sorted. */
  readonly clusters: readonly string[];
  /** The highest of its risks; 0 if no rule applies. */
  readonly risk: RiskLevel;
  /** Rules that apply, the highest first. */
  readonly rules: readonly string[];
  /** The differences; the whole object if it is created, nothing if it is deleted. */
  readonly hunks: readonly Hunk[];
  /** `namespace/name` of the Flux Kustomization that applies it, or did. */
  readonly kustomization: string;
  /** The one that applied it before, of an object that moves. */
  readonly movedFrom?: string;
  /** `Kind/namespace/name` of the deleted object that this one most likely replaces; `hunks` are then the differences. */
  readonly renamedFrom?: string;
  /** `Kind/namespace/name` of the object that most likely replaces it. */
  readonly renamedTo?: string;
  /** The live composite resources of a changed Composition. */
  readonly composites?: Composites;
  /** `Kind/namespace/name` of the Composition of this composite resource, if that changes, too. */
  readonly composition?: string;
  /** The cause of the action, if the object alone does not show it. */
  readonly why?: ChangeCause;
  /** Messages with which the API server refuses it. */
  readonly refusals?: readonly string[];
  /** Whether its Pods are restarted. */
  readonly restarts?: true;
  /** Differences that are only counted. */
  readonly hidden?: Readonly<Partial<Record<Noise, number>>>;
  readonly cause?: Cause;
  /** Position of a deleted object in the base. */
  readonly was?: Cause;
}

/** A risk with its objects and clusters. */
export interface ReviewRisk {
  readonly rule: string;
  readonly level: RiskLevel;
  /** The evidence, with names and values. */
  readonly evidence: string;
  readonly remedy: string;
  /** `Kind/namespace/name`, sorted. */
  readonly objects: readonly string[];
  readonly clusters: readonly string[];
}

/** A part of the fleet whose changes are unknown, and why. */
export interface Unknown {
  /**
   * `not-built`: a Flux Kustomization fails on one side only; `fails-on-both`; `in-part`: content of another host is unknown; `suspended`;
   * `chart`: charts are not rendered; `variable`: only the cluster has the value.
   */
  readonly what: 'not-built' | 'fails-on-both' | 'in-part' | 'suspended' | 'chart' | 'variable';
  readonly side?: 'base' | 'head';
  /** A Flux Kustomization, HelmRelease or variable. */
  readonly name: string;
  readonly clusters: readonly string[];
  /** The error message. */
  readonly message?: string;
}

/** A Flux Kustomization that applies changed objects, or a parent or dependency of one. */
export interface ReviewKustomization {
  /** `namespace/name`. */
  readonly name: string;
  /** Its clusters, sorted. */
  readonly clusters: readonly string[];
  /** `Kind/namespace/name`. */
  readonly source: string;
  /** `namespace/name` of its dependencies. */
  readonly dependsOn: readonly string[];
  /** `namespace/name` of the one that applies it. */
  readonly appliedBy?: string;
  /** The side that has it, if the other side does not. */
  readonly only?: 'base' | 'head';
}

/** The pull request or merge request of the review in CI. */
export interface ReviewRequest {
  /** `acme/fleet`, or the number or path of a project. */
  readonly repository: string;
  readonly number: number;
  /** Its last commit. */
  readonly commit: string;
}

/** The effects of a change of a fleet. */
export interface Review {
  readonly base: string;
  readonly head: string;
  /** The highest risk first, then by action, kind and name. */
  readonly changes: readonly ReviewChange[];
  /** Highest first. */
  readonly risks: readonly ReviewRisk[];
  readonly unknown: readonly Unknown[];
  /** The highest risk first; absent without a CODEOWNERS file. */
  readonly reviewers?: readonly Reviewer[];
  readonly kustomizations: readonly ReviewKustomization[];
  /** Clusters that only one side has. */
  readonly newClusters: readonly string[];
  readonly removedClusters: readonly string[];
  /** Number of clusters on either side. */
  readonly clusters: number;
  /** Objects that are not shown, because all their differences are noise. */
  readonly noiseOnly: number;
  /** Differences that are counted and not shown, by reason, each on each cluster. */
  readonly hidden: Readonly<Partial<Record<Noise, number>>>;
  /** Absent if the review is not for a request. */
  readonly request?: ReviewRequest;
}

/** Whether a review has no changes that a reader must see. */
export const isEmpty = ({ changes, risks, unknown, newClusters, removedClusters }: Review): boolean =>
  changes.length === 0 &&
  risks.length === 0 &&
  newClusters.length === 0 &&
  removedClusters.length === 0 &&
  !unknown.some(({ what }) => what === 'not-built');

/** 4: data or a cluster may be lost. 3: recreated, or cannot be undone. 2: security. 1: behaviour. 0: no running program. */
export type RiskLevel = 0 | 1 | 2 | 3 | 4;

/** A rule of the review, with its page for `slipway explain`. */
export interface RiskRule extends Rule {
  readonly level: RiskLevel;
}
