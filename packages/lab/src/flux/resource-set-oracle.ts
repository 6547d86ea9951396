import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readYaml } from '@slipway/manifest';
import type { ResourceSetCase } from '../cases/resource-set-cases.ts';
import { type EnsureOptions, ensureProgram } from '../programs/ensure-program.ts';

/** What flux-operator makes of a ResourceSet; objects in its order, or its error. */
export type ResourceSetAnswer = { readonly objects: readonly unknown[] } | { readonly error: string };

export type ResourceSetOracle = (question: ResourceSetCase) => Promise<ResourceSetAnswer>;

/** `flux-operator build resourceset`, which asks no cluster. */
export async function resourceSetOracle(options: EnsureOptions = {}): Promise<ResourceSetOracle> {
  const program = await ensureProgram('flux-operator', options);
  return async ({ resourceSet, providers }) => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-resource-set-'));
    try {
      const write = (name: string, objects: readonly unknown[]): string => {
        const file = join(folder, name);
        writeFileSync(file, objects.map((object) => JSON.stringify(object)).join('\n---\n'));
        return file;
      };
      const from = providers.length === 0 ? [] : ['--inputs-from-provider', write('providers.yaml', providers)];
      return await answerOf(program, ['build', 'resourceset', '-f', write('resource-set.yaml', [resourceSet]), ...from]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function answerOf(program: string, args: readonly string[]): Promise<ResourceSetAnswer> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { env: {}, maxBuffer: 2 ** 26 });
    const { documents, findings } = readYaml(stdout, 'answer.yaml');
    if (findings.length > 0) throw new Error(`the answer of flux-operator cannot be read: ${findings[0]?.message}`);
    return { objects: documents.map(({ value }) => value) };
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    if (stderr === undefined || stderr === '') throw error;
    const message = stderr.trim().replace(/^✗\s*/, '');
    // Nothing is an error of the command, and of no ResourceSet.
    return message === 'no objects were generated' ? { objects: [] } : { error: message };
  }
}
