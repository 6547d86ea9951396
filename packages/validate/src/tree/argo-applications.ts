import { posix } from 'node:path';
import { below, fieldsOf, joinPaths, listOf, textOf } from '@slipway/manifest';
import type { FluxKustomization } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import type { TreeDocument } from './tree-document.ts';

/** The program that applies the objects of a folder. */
export type DeliveryProgram = 'Flux' | 'Argo CD';

/** What Applications of Argo CD apply in a tree. */
export interface ArgoApplications {
  /** Returns the program that applies a folder. The result is Flux if no object of the tree is of Argo CD. */
  readonly programOf: (folder: string) => DeliveryProgram;
  /** Returns whether an Application applies a file on its own, without a kustomization.yaml. */
  readonly isApplied: (file: string) => boolean;
}

/**
 * Returns what the Applications among `documents` apply. Where objects of Flux exist too, Argo CD applies a folder if an Application names it,
 * or a folder around it, more closely than the Flux Kustomizations do.
 */
export function argoApplications(documents: readonly TreeDocument[], fluxObjects: readonly FluxKustomization[]): ArgoApplications {
  const ofArgo = documents.map(({ value }) => fieldsOf(value)).filter(isOfArgo);
  if (ofArgo.length === 0) return ONLY_FLUX;
  const sources = ofArgo.flatMap(sourcesOf);
  const hasFlux = documents.some(({ value }) => isOfFlux(textOf(fieldsOf(value).apiVersion)));
  const argo = new Set(sources.map(({ folder }) => folder));
  const flux = new Set(fluxObjects.map(({ folder }) => folder));
  const flat = namesIn(sources.filter(({ isDeep }) => !isDeep));
  const deep = namesIn(sources.filter(({ isDeep }) => isDeep));
  return {
    programOf: (folder) => {
      if (!hasFlux) return 'Argo CD';
      const closest = foldersAround(`${folder}/`).find((around) => argo.has(around) || flux.has(around));
      return closest === undefined || flux.has(closest) ? 'Flux' : 'Argo CD';
    },
    isApplied: (file) => {
      const name = posix.basename(file);
      const sets = [flat.get(posix.dirname(file)), ...foldersAround(file).map((folder) => deep.get(folder))];
      return sets.some((names) => names?.has(name) || names?.has(ANY));
    },
  };
}

const ONLY_FLUX: ArgoApplications = { programOf: () => 'Flux', isApplied: () => false };

const isOfArgo = ({ apiVersion, kind }: Readonly<Record<string, unknown>>): boolean =>
  typeof apiVersion === 'string' && apiVersion.startsWith('argoproj.io/') && DELIVERY_KINDS.has(textOf(kind));

/** Kinds of Argo CD. Argo Workflows and Rollouts have the same group. */
const DELIVERY_KINDS: ReadonlySet<string> = new Set(['Application', 'ApplicationSet', 'AppProject']);

const isOfFlux = (apiVersion: string): boolean =>
  apiVersion.includes('.toolkit.fluxcd.io/') || apiVersion.startsWith('fluxcd.controlplane.io/');

interface Source {
  /** Folder of its objects. For the template of an ApplicationSet, the folder before its first variable. */
  readonly folder: string;
  /** Names of the files that it applies without a kustomization.yaml, or `*`. */
  readonly names: readonly string[];
  /** Whether it also applies such files in folders below. */
  readonly isDeep: boolean;
}

const ANY = '*';

/** Returns the sources in Git of an Application, or of the template of an ApplicationSet. */
function sourcesOf({ kind, spec }: Readonly<Record<string, unknown>>): Source[] {
  const own = kind === 'ApplicationSet' ? below(spec, 'template', 'spec') : fieldsOf(spec);
  return [own.source, ...listOf(own.sources)].flatMap((each) => {
    const { path, directory } = fieldsOf(each);
    if (typeof path !== 'string') return [];
    const { recurse, include } = fieldsOf(directory);
    const names = directory === undefined ? [] : namesOf(textOf(include));
    return [{ folder: folderBefore(path), names, isDeep: recurse === true || path.includes(VARIABLE) }];
  });
}

const VARIABLE = '{{';

/** Returns the folder of a path, up to its first variable. */
function folderBefore(path: string): string {
  const start = path.indexOf(VARIABLE);
  return joinPaths(start < 0 ? path : path.slice(0, path.lastIndexOf('/', start) + 1));
}

/** Returns the file names of `directory.include`. A pattern with wildcards may match every name. */
const namesOf = (include: string): readonly string[] =>
  include === '' || /[*?[]/.test(include) ? [ANY] : include.split(/[{},]/).map((each) => posix.basename(each.trim()));

function namesIn(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFolder = Map.groupBy(sources, ({ folder }) => folder);
  return new Map([...byFolder].map(([folder, each]) => [folder, new Set(each.flatMap(({ names }) => names))]));
}
