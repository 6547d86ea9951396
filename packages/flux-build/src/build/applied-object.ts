import type { KustomizeProblem, TraceStep } from '../built-object.ts';

/** An object as kustomize-controller applies it, and how it came about. */
export interface AppliedObject {
  /** A plain JSON value; integers that a number cannot hold are bigint. */
  readonly object: Readonly<Record<string, unknown>>;
  /** Where it came from, from the root of the source. */
  readonly file: string;
  /** Number of the document in that file, from 0. */
  readonly index: number;
  readonly trace: readonly TraceStep[];
  /** Variables that were written into it. */
  readonly variables: readonly string[];
  /** Variables of which only the cluster knows the value; their expressions stand in the object. */
  readonly unknownVariables: readonly string[];
}

/** Why a Flux Kustomization is not applied; the message is close to the words of the controller. */
export type BuildProblem = KustomizeProblem;
