import { posix } from 'node:path';
import { nameObject } from '../objects/object-name.ts';
import { type FluxKustomization, includedFiles } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import type { TreeDocument } from './tree-document.ts';

/** Values of the variables with which Flux applies a file. */
export interface Variables {
  readonly values: ReadonlyMap<string, string>;
  /** Whether all sources of values are in the tree, so that variables that are not in `values` are not set. */
  readonly complete: boolean;
}

/** Returns, for each Flux Kustomization that applies `file`, the variables with values in the tree. */
export type VariablesOf = (file: string) => readonly Variables[];

/** Reads `postBuild` of the Flux Kustomizations, and its ConfigMaps if they are among `documents`. */
export function knownVariables(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  fluxObjects: readonly FluxKustomization[],
): VariablesOf {
  const reachOf = includedFiles(kustomizations);
  const configMapOf = configMapFinder(documents);
  const byFolder = new Map<string, Placed[]>();
  const byFile = new Map<string, Placed[][]>();
  for (const [place, flux] of fluxObjects.entries()) {
    const variables = variablesOf(flux, configMapOf);
    if (variables === undefined) continue;
    const beside = byFolder.get(flux.folder);
    beside?.push({ place, variables });
    if (beside !== undefined) continue;
    const first = [{ place, variables }];
    byFolder.set(flux.folder, first);
    for (const file of reachOf(flux.folder) ?? []) byFile.set(file, [...(byFile.get(file) ?? []), first]);
  }
  if (byFolder.size === 0) return () => [];
  return onceForEach((file) => {
    const around = foldersAround(file).filter((folder) => reachOf(folder) === undefined);
    const placed = [...around.map((folder) => byFolder.get(folder) ?? []), ...(byFile.get(file) ?? [])].flat();
    return placed.sort((a, b) => a.place - b.place).map(({ variables }) => variables);
  });
}

/** Caches the result for a file, which may have many documents. */
function onceForEach(variablesOf: VariablesOf): VariablesOf {
  let last: { readonly file: string; readonly variables: readonly Variables[] } | undefined;
  return (file) => {
    if (last?.file !== file) last = { file, variables: variablesOf(file) };
    return last.variables;
  };
}

/** Variables, and the Kustomization of the tree that has them. */
interface Placed {
  readonly place: number;
  readonly variables: Variables;
}

/**
 * Returns the variables. Inline values have precedence over those of ConfigMaps, and later ConfigMaps over earlier ones. Returns undefined
 * when nothing is substituted.
 */
function variablesOf(flux: FluxKustomization, configMapOf: ConfigMapFinder): Variables | undefined {
  const { substitute, substituteFrom } = (flux.spec.postBuild ?? {}) as Readonly<Record<string, unknown>>;
  const sources = Array.isArray(substituteFrom) ? substituteFrom.map((source) => configMapData(source, flux, configMapOf)) : [];
  const values = new Map<string, string>();
  for (const fields of [...sources, substitute]) {
    if (typeof fields !== 'object' || fields === null) continue;
    // Flux removes line ends from values before it substitutes them.
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') values.set(name, value.replaceAll('\n', ''));
  }
  return values.size === 0 ? undefined : { values, complete: !sources.includes(undefined) };
}

function configMapData(source: unknown, { namespace, document }: FluxKustomization, configMapOf: ConfigMapFinder): unknown {
  const { kind, name } = (source ?? {}) as Readonly<Record<string, unknown>>;
  if (kind !== 'ConfigMap' || typeof name !== 'string') return undefined;
  const found = configMapOf(name, namespace, document.file);
  return found === undefined ? undefined : (found.value as Readonly<Record<string, unknown>>).data;
}

/** Returns the ConfigMap with this name that is nearest to a file; undefined without one, or if several are equally near. */
type ConfigMapFinder = (name: string, namespace: string | undefined, file: string) => TreeDocument | undefined;

/**
 * Returns a search for ConfigMaps. Each cluster may have one with the same name. The search returns the one that shares most folders with
 * the Kustomization.
 */
function configMapFinder(documents: readonly TreeDocument[]): ConfigMapFinder {
  // By name, namespace and each surrounding folder. The first two show whether it is the only one.
  let known: Map<string, TreeDocument[]> | undefined;
  const index = (): Map<string, TreeDocument[]> => {
    const found = new Map<string, TreeDocument[]>();
    for (const document of documents) {
      const { kind, name, namespace = '' } = nameObject(document.value);
      if (kind !== 'ConfigMap' || name === undefined) continue;
      for (const folder of sharedFolders(document.file)) {
        const key = `${name}\0${namespace}\0${folder}`;
        const beside = found.get(key);
        if (beside === undefined) found.set(key, [document]);
        else if (beside.length < 2) beside.push(document);
      }
    }
    return found;
  };
  return (name, namespace, file) => {
    known ??= index();
    for (const folder of sharedFolders(file)) {
      const namespaces = new Set(['', namespace ?? '']);
      const [only, ...others] = [...namespaces].flatMap((each) => known?.get(`${name}\0${each}\0${folder}`) ?? []);
      if (only !== undefined) return others.length === 0 ? only : undefined;
    }
    return undefined;
  };
}

/** Returns the folder of a file and those around it, from the longest path to the empty one. */
function sharedFolders(file: string): readonly string[] {
  const folder = posix.dirname(file);
  const folders = [folder];
  for (let end = folder.lastIndexOf('/'); end >= 0; end = folder.lastIndexOf('/', end - 1)) {
    folders.push(`${folder.slice(0, end)}`);
    if (end === 0) break;
  }
  return [...folders, '\0'];
}
