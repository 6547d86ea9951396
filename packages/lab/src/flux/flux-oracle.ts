import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Manifest } from '@slipway/manifest';
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

/** Starts the oracle, building it on first use. */
export async function startFluxOracle(options: EnsureOptions = {}): Promise<FluxOracle> {
  const program = await ensureProgram('flux-oracle', options);
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = Promise.withResolvers<void>();
  const waiting: PromiseWithResolvers<FluxBuild>[] = [];
  const fail = (error: Error): void => {
    for (const question of waiting.splice(0)) question.reject(error);
  };
  child.stdin.on('error', () => {}); // its end is told by 'close'
  child.once('error', fail);
  child.once('close', (code, signal) => {
    fail(new Error(`the Flux oracle ended with ${code ?? signal}`));
    ended.resolve();
  });
  createInterface(child.stdout).on('line', (line) => {
    const { objects, error } = JSON.parse(line) as { readonly objects: readonly Manifest[] | null; readonly error?: string };
    waiting.shift()?.resolve(error === undefined ? { objects: objects ?? [] } : { error });
  });
  return {
    build(question) {
      const answer = Promise.withResolvers<FluxBuild>();
      if (child.exitCode !== null || child.signalCode !== null) return Promise.reject(new Error('the Flux oracle has ended'));
      waiting.push(answer);
      child.stdin.write(`${JSON.stringify({ strict: true, objects: [], ...question })}\n`);
      return answer.promise;
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended.promise;
    },
  };
}
