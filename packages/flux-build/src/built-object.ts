/** One thing that made or changed an object, in the order in which it happened. */
export interface TraceStep {
  readonly action: 'read' | 'generated' | 'transformed' | 'patched' | 'merged';
  /** File that asked for it, from the artifact's root: the resource, the kustomization file, the patch. */
  readonly file: string;
  /** What did it, in kustomize's words: `resources`, `namePrefix`, `patches[2]`, `configMapGenerator`. */
  readonly by: string;
}

/** An object as kustomize build gives it. */
export interface BuiltObject {
  /** A plain JSON value; integers that a number cannot hold are bigint. The order of keys says nothing. */
  readonly object: Readonly<Record<string, unknown>>;
  /** Where it came from, from the artifact's root: the resource file, or the kustomization file that generates it. */
  readonly file: string;
  /** Number of the document in that file, from 0; or of the generator in the kustomization file. */
  readonly index: number;
  readonly trace: readonly TraceStep[];
}

/** Why a build is refused, or what it silently ignores. */
export interface KustomizeProblem {
  /** A short code, such as `patch-target-not-found`. */
  readonly reason: string;
  readonly message: string;
  /** From the artifact's root. */
  readonly file?: string;
  /** Number of the document in the file, from 0. */
  readonly index?: number;
  /** From 1. */
  readonly line?: number;
  /** What of the file it is, as in a trace: `patches[2]`. */
  readonly by?: string;
  /** What is written there, in a few words. */
  readonly value?: string;
  /** It is a default for objects that may exist: it names no object, and no object has its kind or the label that it selects. */
  readonly isDefault?: true;
}

/** A source of which the content is not available. */
export interface MissingSource {
  /** `Kind/namespace/name`. */
  readonly key: string;
  /** Where it would be fetched from; undefined of what nothing makes. */
  readonly url?: string;
  /** What of the repository is missing, where it is only that: `tag v1.0.0`. */
  readonly reference?: string;
}

/** All objects in the order of the build, or the one problem that refuses it. */
export type KustomizeResult =
  | {
      readonly objects: readonly BuiltObject[];
      readonly notes: readonly KustomizeProblem[];
      /** What is on other hosts and not among the objects, where that was asked for. */
      readonly leftOut?: readonly KustomizeProblem[];
    }
  | { readonly error: KustomizeProblem };
