import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from '@slipway/manifest';
import type { FluxCase } from '../cases/flux-cases.ts';
import type { SubstitutionCase } from '../cases/substitution-cases.ts';
import type { FluxBuild, FluxOracle } from '../flux/flux-oracle.ts';

/** Returns what Flux would apply for a case, from the oracle. */
export async function buildCase(
  oracle: FluxOracle,
  { files, kustomization, objects }: FluxCase,
  strict = true,
  stage?: 'kustomize',
): Promise<FluxBuild> {
  const root = mkdtempSync(join(tmpdir(), 'slipway-case-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return await oracle.build({ root, kustomization, objects, strict, ...(stage && { stage }) });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A text and the result of Flux, or its error. */
export type SubstitutionAnswer = { readonly result: unknown } | { readonly error: string };

/** Substitutes a text in a custom resource, whose fields may have any type. */
export async function substitute(oracle: FluxOracle, { text, variables, strict }: SubstitutionCase): Promise<SubstitutionAnswer> {
  const kustomization = {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'a', namespace: 'flux-system' },
    spec: { path: './', prune: true, postBuild: { substitute: variables } },
  };
  const probe = { apiVersion: 'example.org/v1', kind: 'Probe', metadata: { name: 'a', namespace: 'b' }, spec: { text } };
  const build = await buildCase(oracle, { files: { 'probe.yaml': `${JSON.stringify(probe)}\n` }, kustomization, objects: [] }, strict);
  if ('error' in build) return { error: build.error };
  return { result: (build.objects[0] as Manifest & { readonly spec?: { readonly text?: unknown } }).spec?.text };
}
