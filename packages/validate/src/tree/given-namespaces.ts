import { fluxKustomizations, isBelow } from './flux-kustomizations.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import type { TreeDocument } from './tree-document.ts';

/** The namespace that kustomize (`namespace`) or Flux (`targetNamespace`) gives to the objects of `file`, if any. */
export type GivenNamespace = (file: string) => string | undefined;

/** What the kustomization.yaml files and Flux Kustomizations among `documents` give to which file. */
export function givenNamespaces(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  roots: readonly string[] | undefined,
): GivenNamespace {
  const byFolder = new Map(kustomizations.map((kustomization) => [kustomization.folder, kustomization]));
  const given = new Map<string, string>();
  for (const { folder, fields } of kustomizations) {
    if (typeof fields.namespace === 'string') spread(folder, fields.namespace, byFolder, given, new Set());
  }
  const targets = fluxKustomizations(documents, roots).filter(({ spec }) => typeof spec.targetNamespace === 'string');
  return (file) => given.get(file) ?? (targets.find(({ folder }) => isBelow(file, folder))?.spec.targetNamespace as string | undefined);
}

/** Everything that the folder's table of contents reaches gets the namespace. */
function spread(
  folder: string,
  namespace: string,
  byFolder: ReadonlyMap<string, KustomizationFile>,
  given: Map<string, string>,
  seen: Set<string>,
): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  for (const { path } of byFolder.get(folder)?.resources ?? []) {
    if (path === undefined) continue;
    if (byFolder.has(path)) spread(path, namespace, byFolder, given, seen);
    else if (!given.has(path)) given.set(path, namespace);
  }
}
