import type { Fields } from '@slipway/manifest';
import type { KustomizationBuild } from '../build/build-kustomization.ts';
import type { FileTree } from '../file-tree.ts';
import type { TreeAnswers } from '../source/watched-tree.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { ClusterObjects } from './cluster-objects.ts';
import type { WrittenPlace } from './written-place.ts';

/** A Flux Kustomization on a cluster. */
export interface ClusterKustomization {
  readonly key: string;
  readonly cluster: string;
  readonly object: Fields;
  readonly by: string | undefined;
  /** Where it is written; undefined when it stands for a folder. */
  readonly place: WrittenPlace | undefined;
  readonly onCluster: ClusterObjects;
  /** Made of a ResourceSet that is written in `place`. */
  readonly isMade: boolean;
  /** Stands for a folder that something else applies. */
  readonly implicit: boolean;
}

/** A Flux Kustomization on a cluster, and what it was built into. */
export interface Result extends Build {
  readonly kustomization: ClusterKustomization;
}

/** Flux Kustomizations by key. */
export type Results = ReadonlyMap<string, Result>;

/** A ConfigMap or Secret that was looked for. */
export interface Lookup {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly namespace: string;
  readonly name: string;
  readonly found: ValueSource | undefined;
}

/** What a Flux Kustomization was built into, and all that this was made of: where that is the same, so is the outcome. */
export interface Build {
  /** Of which only name, namespace and `spec` count. */
  readonly object: Fields;
  /** Undefined when its source is not available. */
  readonly tree: FileTree | undefined;
  /** Which content that is, as `FleetKustomization.content`. */
  readonly content: string;
  readonly answers: TreeAnswers;
  readonly lookups: readonly Lookup[];
  /** Whether variables without value are refused. */
  readonly strict: boolean;
  /** Whether it went on without what is missing. */
  readonly buildRest: boolean;
  readonly outcome: KustomizationBuild;
  readonly spent: Spent;
}

/** The mode of a build. */
export type BuildMode = Pick<Build, 'strict' | 'buildRest'>;

/** What a build took of the budget of the run, whoever did it: with what is remembered a run stops where it would stop without. */
export interface Spent {
  readonly steps: number;
  /** Objects and bytes that are kept, none of a build that failed. */
  readonly objects: number;
  readonly bytes: number;
  /** Bytes of these that stand in no file: copied and substituted. */
  readonly made: number;
}
