import { type Budget, createBudget } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { createParseCache, type ParseCache } from '../../kustomize/resources/make-resources.ts';
import { withBudget } from '../../spending.ts';
import { type FluxContent, fluxContentOf } from './file-kustomizations.ts';
import { kustomizationGraph } from './kustomization-graph.ts';
import { BOOTSTRAP } from './own-evidence.ts';
import { type ManifestFiles, manifestFiles } from './scan-files.ts';
import { type Unit, unitsOf } from './units.ts';

/** What a search for roots reads of a tree. */
export interface RepositoryScan extends ManifestFiles {
  readonly tree: FileTree;
  /** By file. */
  readonly contents: ReadonlyMap<string, FluxContent>;
  readonly units: readonly Unit[];
}

/** How a tree is read. */
export interface ScanOptions {
  /** Files that are read here need not be read again by a build with the same cache. */
  readonly cache?: ParseCache;
  /** What kustomize may use to find where bootstraps lead. @default `createBudget()` */
  readonly budget?: Budget;
}

/** What kustomize may take to find where bootstraps lead, so that the build itself is left enough. */
const MOST_OF_A_SCAN = { objects: 100_000, steps: 4e8 } as const;

/** Reads everything of a tree that says where Flux begins. */
export function scanRepository(tree: FileTree, { cache = createParseCache(), budget = createBudget() }: ScanOptions = {}): RepositoryScan {
  const found = manifestFiles(tree);
  const contents = new Map(found.files.map((file) => [file, fluxContentOf(tree, file, cache)]));
  const withPointers = [...contents].flatMap(([file, { pointers: kustomizations }]) => (kustomizations.length > 0 ? [file] : []));
  const graph = kustomizationGraph(tree, found.kustomizations, withPointers, cache);
  const units = withBudget(budget.part(MOST_OF_A_SCAN), () => unitsOf(tree, contents, graph, cache)).map(
    (unit): Unit => ({
      ...unit,
      pointers: unit.pointers.map((each) => (each.name !== BOOTSTRAP && graph.takesNothing(each.path) ? { ...each, isEmpty: true } : each)),
    }),
  );
  return { ...found, tree, contents, units };
}
