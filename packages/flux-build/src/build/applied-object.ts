import type { TraceStep } from '../built-object.ts';

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

/** Why a Flux Kustomization is not applied. */
export interface BuildProblem {
  /** A short code, such as `path-not-found`. */
  readonly reason: string;
  /** Close to the words of the controller. */
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}
