import { fieldsOf, joinPaths } from '@slipway/manifest';
import { nameObject } from '../objects/object-name.ts';
import { foldersAround, foldersOf } from './folders.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import { ofThisRepository } from './own-source.ts';
import type { TreeDocument } from './tree-document.ts';

/** A Flux Kustomization of the tree, with the folder that it applies. */
export interface FluxKustomization {
  readonly document: TreeDocument;
  readonly spec: Readonly<Record<string, unknown>>;
  readonly namespace: string | undefined;
  /** Folder from the root of the tree; `.` is the root. */
  readonly folder: string;
  /** Folders of its components, from the root of the tree. */
  readonly components: readonly string[];
}

/** Returns the Flux Kustomizations among `documents`. `roots` are the possible roots of the repository that Flux checks out. */
export function fluxKustomizations(documents: readonly TreeDocument[], roots: readonly string[] = ['.']): readonly FluxKustomization[] {
  let known: ReadonlySet<string> | undefined;
  const found = documents.flatMap((document): FluxKustomization[] => {
    // A fast test, because there may be many documents and few are Flux Kustomizations.
    if (fieldsOf(document.value).kind !== 'Kustomization') return NONE;
    const { apiVersion, namespace } = nameObject(document.value);
    if (!apiVersion?.startsWith('kustomize.toolkit.fluxcd.io/')) return [];
    const spec = fieldsOf(fieldsOf(document.value).spec);
    const path = typeof spec.path === 'string' ? spec.path : '.';
    const folders = roots.map((root) => joinPaths(root, path));
    known ??= foldersOf(new Set(documents.map(({ file }) => file)));
    const folder = folders.find((candidate) => known?.has(candidate)) ?? folders[0] ?? '.';
    const components = (Array.isArray(spec.components) ? spec.components : []).flatMap((component: unknown) =>
      typeof component === 'string' ? [joinPaths(folder, component)] : [],
    );
    return [{ document, spec, namespace, folder, components }];
  });
  return ofThisRepository(found, documents);
}

const NONE: FluxKustomization[] = [];

/** Returns a function that decides whether a Flux Kustomization applies a file. */
export function appliedFiles(
  fluxObjects: readonly FluxKustomization[],
  kustomizations: readonly KustomizationFile[],
): (file: string) => boolean {
  const reachOf = includedFiles(kustomizations);
  const folders = new Set(fluxObjects.flatMap(({ folder, components }) => [folder, ...components]));
  const reached = new Set([...folders].flatMap((folder) => [...(reachOf(folder) ?? [])]));
  const whole = new Set([...folders].filter((folder) => reachOf(folder) === undefined));
  // In a folder with a kustomization.yaml, Flux applies only its entries, and searches no folders below.
  const isWhole = (file: string): boolean => {
    for (const folder of foldersAround(file)) {
      if (whole.has(folder)) return true;
      if (reachOf(folder) !== undefined) return false;
    }
    return false;
  };
  const below = kustomizations.filter(({ folder }) => foldersAround(`${folder}/`).some((around) => whole.has(around)));
  const nested = new Set(below.flatMap(({ folder }) => [...(reachOf(folder) ?? [])]));
  return (file) => reached.has(file) || nested.has(file) || isWhole(file);
}

/**
 * Returns a function for the files that Flux builds from a folder: those that its kustomization.yaml lists, folder by folder. It returns
 * undefined for a folder without a kustomization.yaml, of which all files are built.
 */
export function includedFiles(kustomizations: readonly KustomizationFile[]): (folder: string) => ReadonlySet<string> | undefined {
  const byFolder = new Map(kustomizations.map((kustomization) => [kustomization.folder, kustomization]));
  const known = new Map<string, ReadonlySet<string>>();
  return (folder) => {
    if (!byFolder.has(folder)) return undefined;
    const files = known.get(folder) ?? filesFrom(folder, byFolder);
    known.set(folder, files);
    return files;
  };
}

function filesFrom(folder: string, byFolder: ReadonlyMap<string, KustomizationFile>): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { path } of byFolder.get(next)?.resources ?? []) {
      if (path === undefined) continue;
      if (byFolder.has(path)) open.push(path);
      else files.add(path);
    }
  }
  return files;
}
