import type { KustomizeProblem, MissingSource, TraceStep } from '../built-object.ts';
import type { DroppedField } from '../normalisation/through-type.ts';
import type { ObjectTemplate } from '../resource-set/expand-resource-set.ts';

/** An object as kustomize-controller applies it, with its history. */
export interface AppliedObject {
  /** A plain JSON value; integers that a number cannot hold are bigint. */
  readonly object: Readonly<Record<string, unknown>>;
  /** File that it was read from, relative to the root of the source. */
  readonly file: string;
  /** Index of the document in that file, from 0. */
  readonly index: number;
  readonly trace: readonly TraceStep[];
  /** The part of the ResourceSet that flux-operator creates it from. */
  readonly template?: ObjectTemplate;
  /** Variables that were substituted in it. */
  readonly variables: readonly string[];
  /** Fields of the file that are not applied: the Go types of built-in kinds do not have them. */
  readonly dropped?: readonly DroppedField[];
  /**
   * Variables whose values only the cluster has. The object contains their expressions, or their defaults when it is unknown whether they
   * are set. With `buildRest` this includes variables that are not set.
   */
  readonly unknownVariables: readonly string[];
}

/** Why a Flux Kustomization is not applied. The message is close to the message of the controller. */
export interface BuildProblem extends KustomizeProblem {
  /** The source whose content is not available, if that is the problem. */
  readonly source?: MissingSource;
}
