import type { Manifest } from '@slipway/manifest';
import { startLineOracle } from '../processes/line-oracle.ts';
import { type EnsureOptions, ensureProgram } from '../programs/ensure-program.ts';

/** What kustomize-controller is asked to build. */
export interface FluxQuestion {
  /** Folder with what the source's artifact holds. */
  readonly root?: string;
  /** In place of a folder, the text of an object as it leaves kustomize: a quick way to ask about what comes after. */
  readonly resource?: string;
  /** A Flux Kustomization. */
  readonly kustomization: Manifest;
  /** ConfigMaps and Secrets that `substituteFrom` may name. */
  readonly objects?: readonly Manifest[];
  /** As the feature gate StrictPostBuildSubstitutions. @default true */
  readonly strict?: boolean;
  /** Only what kustomize makes of the sources, before substitution, labels and normalisation. */
  readonly stage?: 'kustomize';
}

/** What the controller would apply, with its labels; or the error that it would report. */
export type FluxBuild = { readonly objects: readonly Manifest[] } | { readonly error: string };

/** The libraries of kustomize-controller in a process of their own; it ends with this one. */
export interface FluxOracle extends AsyncDisposable {
  /** Answers come in the order of the questions. */
  build(question: FluxQuestion): Promise<FluxBuild>;
}

export interface FluxOracleOptions extends EnsureOptions {
  /**
   * Keeps the built-in OpenAPI schema from build to build. The controller reads it again for each build, which is most of the time of a
   * small build. A source with its own schema is built as the controller does it. @default false
   */
  readonly keepSchema?: boolean;
}

/** Starts the oracle, building it on first use. */
export async function startFluxOracle({ keepSchema = false, ...options }: FluxOracleOptions = {}): Promise<FluxOracle> {
  const oracle = startLineOracle(await ensureProgram('flux-oracle', options), 'the Flux oracle');
  return {
    async build(question) {
      const answer = await oracle.ask({ strict: true, objects: [], keepSchema, ...question });
      const { objects, error } = answer as { readonly objects: readonly Manifest[] | null; readonly error?: string };
      return error === undefined ? { objects: objects ?? [] } : { error };
    },
    [Symbol.asyncDispose]: () => oracle[Symbol.asyncDispose](),
  };
}
