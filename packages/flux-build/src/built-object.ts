/** One change in the history of an object. Entries are in the order of the changes. */
export interface TraceStep {
  readonly action: 'read' | 'generated' | 'transformed' | 'patched' | 'merged';
  /** File that caused it, relative to the root of the artifact: the resource, the kustomization file, the patch. */
  readonly file: string;
  /** The cause, in kustomize's words: `resources`, `namePrefix`, `patches[2]`, `configMapGenerator`. */
  readonly by: string;
}

/** An object in the output of kustomize build. */
export interface BuiltObject {
  /** A plain JSON value; integers that a number cannot hold are bigint. The order of keys has no meaning. */
  readonly object: Readonly<Record<string, unknown>>;
  /** Resource file, or kustomization file with the generator, relative to the root of the artifact. */
  readonly file: string;
  /** Index of the document in that file, or of the generator in the kustomization file, from 0. */
  readonly index: number;
  readonly trace: readonly TraceStep[];
}

/** Why a build is refused, or an input that it silently ignores. */
export interface KustomizeProblem {
  /** A short code, such as `patch-target-not-found`. */
  readonly reason: string;
  readonly message: string;
  /** Relative to the root of the artifact. */
  readonly file?: string;
  /** Index of the document in the file, from 0. */
  readonly index?: number;
  /** Line in the file, from 1. */
  readonly line?: number;
  /** The part of the file, as in a trace: `patches[2]`. */
  readonly by?: string;
  /** The value in the file, shortened. */
  readonly value?: string;
  /** Set for a default for objects that may exist: it names no object, and no object has its kind or the label that it selects. */
  readonly isDefault?: true;
}

/** A source whose content is not available. */
export interface MissingSource {
  /** `Kind/namespace/name`. */
  readonly key: string;
  /** The address of the source. Undefined if no object creates the source. */
  readonly url?: string;
  /** The missing reference, for example `tag v1.0.0`, if the rest of the repository is available. */
  readonly reference?: string;
}

/** All objects in the order of the build, or the problem that stops the build. */
export type KustomizeResult =
  | {
      readonly objects: readonly BuiltObject[];
      readonly notes: readonly KustomizeProblem[];
      /** Objects of other hosts that are missing, if the caller allows this. */
      readonly leftOut?: readonly KustomizeProblem[];
    }
  | { readonly error: KustomizeProblem };
