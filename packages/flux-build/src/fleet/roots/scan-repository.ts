import { type Budget, createBudget } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { isHelmfile } from '../../flux-objects/helmfile.ts';
import { createParseCache, type ParseCache } from '../../kustomize/resources/make-resources.ts';
import { withBudget } from '../../spending.ts';
import { type FileKustomization, type FluxContent, fluxContentOf, foldersAbove } from './file-kustomizations.ts';
import { type KustomizationGraph, kustomizationGraph } from './kustomization-graph.ts';
import { BOOTSTRAP } from './own-evidence.ts';
import { type ManifestFiles, manifestFiles } from './scan-files.ts';
import { mayBegin, type Unit, unitsOf } from './units.ts';

/** The data of a tree that a search for roots needs. */
export interface RepositoryScan extends ManifestFiles {
  readonly tree: FileTree;
  /** Data by file. */
  readonly contents: ReadonlyMap<string, FluxContent>;
  readonly units: readonly Unit[];
}

/** Options of the scan of a tree. */
export interface ScanOptions {
  /** A build with the same cache does not read these files again. */
  readonly cache?: ParseCache;
  /** Limits of kustomize for the paths of bootstraps. @default `createBudget()` */
  readonly budget?: Budget;
}

/** Limits of kustomize for the paths of bootstraps, so that the budget of the build remains large enough. */
const LIMITS_OF_A_SCAN = { objects: 100_000, operations: 4e8 } as const;

/** Limits of helmfiles and their values files. Each helmfile reads its values files again. */
const LIMITS_OF_HELMFILES = { operations: 2e8 } as const;

/** Reads all data of a tree that shows where Flux begins. */
export function scanRepository(tree: FileTree, { cache = createParseCache(), budget = createBudget() }: ScanOptions = {}): RepositoryScan {
  const found = manifestFiles(tree);
  const ofHelmfiles = budget.part(LIMITS_OF_HELMFILES);
  const contents = new Map(
    [...found.files, ...found.texts.filter(isHelmfile)].map((file) => {
      const content = (): FluxContent => fluxContentOf(tree, file, cache);
      return [file, isHelmfile(file) ? withBudget(ofHelmfiles, content) : content()];
    }),
  );
  const beginning = [...contents].flatMap(([file, content]) => (mayBegin(content) ? [file] : []));
  const graph = kustomizationGraph(tree, found.kustomizations, beginning, cache);
  const units = withBudget(budget.part(LIMITS_OF_A_SCAN), () => unitsOf(tree, contents, graph, cache));
  return { ...found, tree, contents, units: withEmptyMarked(units, graph) };
}

/** Marks Flux Kustomizations that hold nothing. It checks only folders with a unit: no other folder could be held. */
function withEmptyMarked(units: readonly Unit[], graph: KustomizationGraph): readonly Unit[] {
  const around = new Set(units.flatMap(({ path }) => [path, ...foldersAbove(path)]));
  const isEmpty = ({ name, path }: FileKustomization): boolean => name !== BOOTSTRAP && around.has(path) && graph.takesNothing(path);
  return units.map((unit) => {
    if (!unit.kustomizations.some(isEmpty)) return unit;
    return { ...unit, kustomizations: unit.kustomizations.map((each) => (isEmpty(each) ? { ...each, isEmpty: true } : each)) };
  });
}
