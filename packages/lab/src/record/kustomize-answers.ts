import { createParseCache, fileMapTree, kustomizeBuild } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import { FIXED_TREES } from '../cases/kustomize/fixed-trees.ts';
import { BUILT_FOLDER, casesAbout, type KustomizeCase } from '../cases/kustomize/kustomize-trees.ts';
import { FEATURES } from '../cases/kustomize/tree-features.ts';
import type { FluxOracle } from '../flux/flux-oracle.ts';
import { asParsed } from './as-parsed.ts';
import { buildCase } from './build-case.ts';
import { kustomizeReason } from './kustomize-reason.ts';
import { readRecording, recordingFile } from './recording.ts';

/** The result of kustomize for a tree: objects in order, or an error. */
export type KustomizeAnswer = { readonly objects: readonly unknown[] } | { readonly reason: string };

/** Builds a tree with the libraries of the controller. */
export async function askKustomize(oracle: FluxOracle, { files }: KustomizeCase): Promise<KustomizeAnswer> {
  const spec = { path: `./${BUILT_FOLDER}`, prune: true };
  const metadata = { name: 'a', namespace: 'flux-system' };
  const kustomization = { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata, spec } as Manifest;
  const build = await buildCase(oracle, { files, kustomization, objects: [] }, true, 'kustomize');
  return 'error' in build ? { reason: kustomizeReason(build.error) } : { objects: build.objects };
}

/** Builds a tree with `kustomizeBuild`, with the kustomization file that Flux writes. */
export function buildOffline({ files }: KustomizeCase): KustomizeAnswer {
  const built = kustomizeBuild(fileMapTree(new Map(Object.entries(files))), BUILT_FOLDER, {
    generated: { kustomization: writtenByFlux(files) },
    cache: createParseCache(),
  });
  if ('error' in built) return { reason: built.error.reason };
  const objects = built.objects.map(({ object }) => asParsed(object) as Manifest);
  // The controller checks for these first.
  const unnamed = objects.some(({ apiVersion, kind, metadata }) => !apiVersion || !kind || !metadata?.name);
  if (unnamed) return { reason: 'missing-identity' };
  // It drops objects with a name that is not a string.
  return { objects: objects.filter(({ metadata }) => typeof metadata.name === 'string') };
}

/** Returns the file of a folder as Flux writes it again. The trees of the lab have it as JSON. */
function writtenByFlux(files: KustomizeCase['files']): unknown {
  const text = ['kustomization.yaml', 'kustomization.yml']
    .map((name) => files[`${BUILT_FOLDER}/${name}`])
    .find((each) => each !== undefined);
  const written = JSON.parse(text ?? '{}') as { readonly resources?: readonly unknown[] };
  const said = Object.fromEntries(Object.entries(written).filter(([, value]) => !isEmpty(value)));
  return (written.resources ?? []).length > 0 ? said : { ...said, buildMetadata: ['originAnnotations'] };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Features that real fleets combine. */
const PAIRED = Object.keys(FEATURES).filter(
  (name) => !['helmCharts', 'unknown', 'crds', 'openapi', 'validators', 'generators', 'generatorOptions', 'patchesJson6902'].includes(name),
);

/** Returns the recorded trees: each feature alone, features in pairs, and each fixed tree. */
export function recordedTrees(seed: number): readonly KustomizeCase[] {
  const alone = Object.keys(FEATURES).flatMap((name) => casesAbout([name], 2, seed));
  const pairs = PAIRED.flatMap((name, index) => PAIRED.slice(index + 1).flatMap((other) => casesAbout([name, other], 1, seed + index)));
  return [...FIXED_TREES, ...alone, ...pairs];
}

/** Returns trees that once showed a difference: written by hand, or found with new seeds. They are part of every recording. */
export const foundTrees = (): readonly KustomizeCase[] =>
  readRecording<KustomizeCase>(recordingFile('kustomize-builds-found')).entries.map(({ about, files }) => ({ about, files }));
