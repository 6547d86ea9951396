import type { ArtifactCase } from '../cases/artifact-cases.ts';
import { startLineOracle } from '../processes/line-oracle.ts';
import { type EnsureOptions, ensureProgram } from '../programs/ensure-program.ts';

/** The files of an artifact, sorted; or the error of the controller. */
export interface PackedArtifact {
  readonly packed: readonly string[];
  readonly error?: string;
}

/** The libraries of source-controller in a process of their own. */
export interface ArtifactOracle extends AsyncDisposable {
  pack(question: ArtifactCase): Promise<PackedArtifact>;
}

/** Starts the oracle, building it on first use. */
export async function startArtifactOracle(options: EnsureOptions = {}): Promise<ArtifactOracle> {
  const oracle = startLineOracle(await ensureProgram('artifact-oracle', options), 'the artifact oracle');
  return {
    async pack(question) {
      const { files, error } = (await oracle.ask(question)) as { readonly files: readonly string[]; readonly error?: string };
      return { packed: files, ...(error === undefined ? {} : { error }) };
    },
    [Symbol.asyncDispose]: () => oracle[Symbol.asyncDispose](),
  };
}
