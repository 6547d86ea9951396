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

/** What kustomize makes of a tree: objects in order, or why it refuses. */
export type KustomizeAnswer = { readonly objects: readonly unknown[] } | { readonly reason: string };

/** Asks the libraries of the controller. */
export async function askKustomize(oracle: FluxOracle, { files }: KustomizeCase): Promise<KustomizeAnswer> {
  const spec = { path: `./${BUILT_FOLDER}`, prune: true };
  const metadata = { name: 'a', namespace: 'flux-system' };
  const kustomization = { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata, spec } as Manifest;
  const build = await buildCase(oracle, { files, kustomization, objects: [] }, true, 'kustomize');
  return 'error' in build ? { reason: kustomizeReason(build.error) } : { objects: build.objects };
}

/** What `kustomizeBuild` makes of it, given the kustomization that Flux writes. */
export function buildOffline({ files }: KustomizeCase): KustomizeAnswer {
  const built = kustomizeBuild(fileMapTree(new Map(Object.entries(files))), BUILT_FOLDER, {
    generated: { kustomization: writtenByFlux(files) },
    cache: createParseCache(),
  });
  if ('error' in built) return { reason: built.error.reason };
  const objects = built.objects.map(({ object }) => asParsed(object) as Manifest);
  // The controller looks for these before it goes on.
  const unnamed = objects.some(({ apiVersion, kind, metadata }) => !apiVersion || !kind || !metadata?.name);
  if (unnamed) return { reason: 'missing-identity' };
  // It drops what has a name that is not text.
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

/** The trees that are recorded: each feature alone, features in pairs, and each fixed tree. */
export function recordedTrees(seed: number): readonly KustomizeCase[] {
  const alone = Object.keys(FEATURES).flatMap((name) => casesAbout([name], 2, seed));
  const pairs = PAIRED.flatMap((name, index) => PAIRED.slice(index + 1).flatMap((other) => casesAbout([name, other], 1, seed + index)));
  return [...FIXED_TREES, ...alone, ...pairs];
}

/** Trees by hand and from fresh seeds, of which we or kustomize once said something else; asked again and again. */
export const foundTrees = (): readonly KustomizeCase[] =>
  readRecording<KustomizeCase>(recordingFile('kustomize-builds-found')).entries.map(({ about, files }) => ({ about, files }));
