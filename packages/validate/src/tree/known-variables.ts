import { posix } from 'node:path';
import { nameObject } from '../object-name.ts';
import { type FluxKustomization, fluxKustomizations, reachOf } from './flux-kustomizations.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import type { TreeDocument } from './tree-document.ts';

/** Values of the variables with which Flux applies a file. */
export interface Variables {
  readonly values: ReadonlyMap<string, string>;
  /** Every source of values is in the tree: what is not in `values` is not set. */
  readonly complete: boolean;
}

/** For each Flux Kustomization that applies `file`, the variables of which the tree holds values. */
export type VariablesOf = (file: string) => readonly Variables[];

/** Reads `postBuild` of the Flux Kustomizations among `documents`, and the ConfigMaps that it names, where they are in the tree. */
export function knownVariables(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  roots: readonly string[] | undefined,
): VariablesOf {
  const given = fluxKustomizations(documents, roots).flatMap((flux) => {
    const variables = variablesOf(flux, documents);
    return variables === undefined ? [] : [{ variables, reaches: reachOf(flux.folder, kustomizations) }];
  });
  return (file) => given.filter(({ reaches }) => reaches(file)).map(({ variables }) => variables);
}

/** Inline values win over those of ConfigMaps, of which the last wins. Undefined when there is nothing to substitute. */
function variablesOf(flux: FluxKustomization, documents: readonly TreeDocument[]): Variables | undefined {
  const { substitute, substituteFrom } = (flux.spec.postBuild ?? {}) as Readonly<Record<string, unknown>>;
  const sources = Array.isArray(substituteFrom) ? substituteFrom.map((source) => configMapData(source, flux, documents)) : [];
  const values = new Map<string, string>();
  for (const fields of [...sources, substitute]) {
    if (typeof fields !== 'object' || fields === null) continue;
    // Flux strips line ends from values before it writes them.
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') values.set(name, value.replaceAll('\n', ''));
  }
  return values.size === 0 ? undefined : { values, complete: !sources.includes(undefined) };
}

function configMapData(source: unknown, flux: FluxKustomization, documents: readonly TreeDocument[]): unknown {
  const { kind, name } = (source ?? {}) as Readonly<Record<string, unknown>>;
  if (kind !== 'ConfigMap') return undefined;
  const found = documents.filter(({ value }) => {
    const object = nameObject(value);
    return object.kind === 'ConfigMap' && object.name === name && (object.namespace ?? flux.namespace) === flux.namespace;
  });
  // Each cluster has a ConfigMap of that name: the one nearest to the Kustomization is its own.
  const shares = found.map((document) => sharedFolders(document.file, flux.document.file));
  const most = Math.max(...shares);
  const nearest = found.filter((_, index) => shares[index] === most);
  const [only] = nearest;
  return only === undefined || nearest.length > 1 ? undefined : (only.value as Readonly<Record<string, unknown>>).data;
}

function sharedFolders(file: string, other: string): number {
  const [a, b] = [posix.dirname(file).split('/'), posix.dirname(other).split('/')];
  const differing = a.findIndex((folder, index) => folder !== b[index]);
  return differing < 0 ? a.length : differing;
}
