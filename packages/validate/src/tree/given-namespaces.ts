import { type FluxKustomization, includedFiles } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import type { KustomizationFile } from './kustomization-files.ts';

/** Returns the namespace that kustomize (`namespace`) or Flux (`targetNamespace`) sets for the objects of `file`, if any. */
export type GivenNamespace = (file: string) => string | undefined;

/** Returns the namespaces that kustomization.yaml files and Flux Kustomizations set for each file. */
export function givenNamespaces(kustomizations: readonly KustomizationFile[], fluxObjects: readonly FluxKustomization[]): GivenNamespace {
  const byFolder = new Map(kustomizations.map((kustomization) => [kustomization.folder, kustomization]));
  const given = new Map<string, string>();
  const seen = new Set<string>();
  for (const { folder, fields } of kustomizations) {
    if (typeof fields.namespace === 'string') spread(folder, fields.namespace, byFolder, given, seen);
  }
  const targets = new Map<string, { readonly place: number; readonly namespace: string }>();
  const reachOf = includedFiles(kustomizations);
  for (const [place, { folder, components, spec }] of fluxObjects.entries()) {
    const { targetNamespace } = spec;
    if (typeof targetNamespace !== 'string') continue;
    if (!targets.has(folder)) targets.set(folder, { place, namespace: targetNamespace });
    for (const file of [folder, ...components].flatMap((each) => [...(reachOf(each) ?? [])]))
      if (!given.has(file)) given.set(file, targetNamespace);
  }
  return (file) => given.get(file) ?? (targets.size === 0 ? undefined : firstAround(file, targets));
}

/** Returns the first Flux Kustomization of the tree whose folder contains the file. */
function firstAround(
  file: string,
  targets: ReadonlyMap<string, { readonly place: number; readonly namespace: string }>,
): string | undefined {
  const around = foldersAround(file).flatMap((folder) => targets.get(folder) ?? []);
  return around.sort((a, b) => a.place - b.place)[0]?.namespace;
}

/**
 * Sets the namespace for all files that the kustomization.yaml of the folder includes, except files for which another one has already set
 * it.
 */
function spread(
  folder: string,
  namespace: string,
  byFolder: ReadonlyMap<string, KustomizationFile>,
  given: Map<string, string>,
  seen: Set<string>,
): void {
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { path } of byFolder.get(next)?.resources ?? []) {
      if (path === undefined) continue;
      if (byFolder.has(path)) open.push(path);
      else if (!given.has(path)) given.set(path, namespace);
    }
  }
}
