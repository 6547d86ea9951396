import type { StepAction, StepCause } from '@slipway/fleet-check';
import type { Composites } from '../composites/composites-of.ts';
import type { Hunk } from '../diff/diff-object.ts';
import type { Noise } from '../diff/noise.ts';
import type { RiskLevel } from './risk-rule.ts';

/** Where somebody wrote what causes a change. */
export interface Cause {
  /** As people name it: relative to where the command runs, or `REVISION:FILE`. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** The variable that has the value, or what of kustomize put it into the object. */
  readonly by?: string;
  /** From the root of the repository, of a file that it has. */
  readonly path?: string;
}

/** Who owns files that cause changes, by the CODEOWNERS file of the base. */
export interface Reviewer {
  /** `@user`, `@organisation/team` or an address. */
  readonly owner: string;
  /** Number of changes. */
  readonly changes: number;
  /** The highest of them. */
  readonly risk: RiskLevel;
  /** From the root of the repository, sorted. */
  readonly files: readonly string[];
}

/** One different change of an object, with all clusters on which it happens. */
export interface ReviewChange {
  readonly action: StepAction;
  readonly apiVersion: string;
  readonly kind: string;
  /** Absent for what belongs to the whole cluster. */
  readonly namespace?: string;
  readonly name: string;
  /** Sorted. */
  readonly clusters: readonly string[];
  /** The highest of its risks; 0 where no rule says anything. */
  readonly risk: RiskLevel;
  /** Rules that say something of it, the highest first. */
  readonly rules: readonly string[];
  /** What differs; the whole object of one that is created, nothing of one that goes. */
  readonly hunks: readonly Hunk[];
  /** `namespace/name` of the Flux Kustomization that applies it, or did. */
  readonly kustomization: string;
  /** The one that applied it before, of an object that moves. */
  readonly movedFrom?: string;
  /** `Kind/namespace/name` of the object that goes, where this one most likely is created in its place; `hunks` are then what differs. */
  readonly renamedFrom?: string;
  /** `Kind/namespace/name` of the object that is most likely created in its place. */
  readonly renamedTo?: string;
  /** Of a Composition that changes: the live composite resources that it makes. */
  readonly composites?: Composites;
  /** `Kind/namespace/name` of the Composition that makes this composite resource, and changes too. */
  readonly composition?: string;
  /** Why the action, where the object alone does not say. */
  readonly why?: StepCause;
  /** What the API server says against it. */
  readonly refusals?: readonly string[];
  /** Pods are started anew. */
  readonly restarts?: true;
  /** Differences that are counted only. */
  readonly hidden?: Readonly<Partial<Record<Noise, number>>>;
  readonly cause?: Cause;
  /** Where the base has what goes. */
  readonly was?: Cause;
}

/** A risk with all that it is about. */
export interface ReviewRisk {
  readonly rule: string;
  readonly level: RiskLevel;
  /** What was found, with names and values. */
  readonly evidence: string;
  readonly remedy: string;
  /** `Kind/namespace/name`, sorted. */
  readonly objects: readonly string[];
  readonly clusters: readonly string[];
}

/** Why less is known than there may be. */
export interface Unknown {
  /**
   * `not-built`: a Flux Kustomization of one side alone fails; `fails-on-both`; `in-part`: something on another host is not known;
   * `suspended`; `chart`: what a chart makes is not rendered; `variable`: only the cluster knows the value.
   */
  readonly what: 'not-built' | 'fails-on-both' | 'in-part' | 'suspended' | 'chart' | 'variable';
  readonly side?: 'base' | 'head';
  /** A Flux Kustomization, HelmRelease or variable. */
  readonly name: string;
  readonly clusters: readonly string[];
  /** In the words of what failed. */
  readonly message?: string;
}

/** A Flux Kustomization that applies what changes, or that such a one comes from or waits for. */
export interface ReviewKustomization {
  /** `namespace/name`. */
  readonly name: string;
  /** On which it is so; sorted. */
  readonly clusters: readonly string[];
  /** `Kind/namespace/name`. */
  readonly source: string;
  /** `namespace/name` of those that it waits for. */
  readonly dependsOn: readonly string[];
  /** `namespace/name` of the one that applies it. */
  readonly appliedBy?: string;
  /** The side that has it, where the other has not. */
  readonly only?: 'base' | 'head';
}

/** The pull request, or merge request, that a build server had the review made for. */
export interface ReviewRequest {
  /** `acme/fleet`, or the number or path of a project. */
  readonly repository: string;
  readonly number: number;
  /** Its last commit. */
  readonly commit: string;
}

/** What a change of a fleet does. */
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
  /** Clusters of which only one side has anything. */
  readonly newClusters: readonly string[];
  readonly removedClusters: readonly string[];
  /** Number of clusters on either side. */
  readonly clusters: number;
  /** Objects of which nothing is shown, since all that differs is noise. */
  readonly noiseOnly: number;
  /** Differences that are counted and not shown, by reason, each on each cluster. */
  readonly hidden: Readonly<Partial<Record<Noise, number>>>;
  /** Absent where the review was not made in a pipeline of a request. */
  readonly request?: ReviewRequest;
}

/** Whether nothing changes that a reader has to see. */
export const isEmpty = ({ changes, risks, unknown, newClusters, removedClusters }: Review): boolean =>
  changes.length === 0 &&
  risks.length === 0 &&
  newClusters.length === 0 &&
  removedClusters.length === 0 &&
  !unknown.some(({ what }) => what === 'not-built');
