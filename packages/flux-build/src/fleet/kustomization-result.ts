import type { Fields } from '@slipway/manifest';
import type { KustomizationBuild } from '../build/build-kustomization.ts';
import type { FileTree } from '../file-tree.ts';
import type { TreeAnswers } from '../source/watched-tree.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { ClusterObjects } from './cluster-objects.ts';
import type { WrittenLocation } from './written-location.ts';

/** A Flux Kustomization on a cluster. */
export interface ClusterKustomization {
  readonly key: string;
  readonly cluster: string;
  readonly object: Fields;
  readonly by: string | undefined;
  /** Where it is defined; undefined when it is a placeholder for a folder. */
  readonly location: WrittenLocation | undefined;
  readonly onCluster: ClusterObjects;
  /** Whether it is created from a ResourceSet that is defined at `location`. */
  readonly isGenerated: boolean;
  /** Whether it is a placeholder for a folder that another tool applies. */
  readonly implicit: boolean;
}

/** A Flux Kustomization on a cluster, and its build. */
export interface Result extends Build {
  readonly kustomization: ClusterKustomization;
}

/** Flux Kustomizations by key. */
export type Results = ReadonlyMap<string, Result>;

/** A ConfigMap or Secret that a build looked for. */
export interface Lookup {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly namespace: string;
  readonly name: string;
  readonly found: ValueSource | undefined;
}

/** The build of a Flux Kustomization with all its inputs: equal inputs give an equal outcome. */
export interface Build {
  /** The build depends only on name, namespace and `spec`. */
  readonly object: Fields;
  /** Undefined when its source is not available. */
  readonly tree: FileTree | undefined;
  /** Name of that content, as `FleetKustomization.content`. */
  readonly content: string;
  readonly answers: TreeAnswers;
  readonly lookups: readonly Lookup[];
  /** Whether variables without a value are refused. */
  readonly strict: boolean;
  /** Whether the build continued without missing inputs. */
  readonly buildRest: boolean;
  readonly outcome: KustomizationBuild;
  readonly spent: Spent;
}

/** The mode of a build. */
export type BuildMode = Pick<Build, 'strict' | 'buildRest'>;

/**
 * The cost of a build in the budget of the run. A remembered build has the same cost, so that a run stops at the same point with and
 * without memory.
 */
export interface Spent {
  readonly operations: number;
  /** Objects and bytes that are kept; none of a failed build. */
  readonly objects: number;
  readonly bytes: number;
  /** Bytes of these that are in no file: copied and substituted. */
  readonly made: number;
}
