import type { FileTree } from '../../file-tree.ts';
import { createParseCache } from '../../kustomize/resources/make-resources.ts';
import { appliesItself, findAppliers, startUnits } from './appliers.ts';
import { type CandidateFolder, candidateFolders, isUnusedFolder, selectClusterFolders } from './candidate-folders.ts';
import { clusterNames } from './cluster-names.ts';
import { covers, type FluxContent, parentOf, TEMPLATE } from './file-kustomizations.ts';
import type { FleetRoot } from './fleet-root.ts';
import { type FolderRoot, forcedRoot, rootsOfFolders } from './folder-roots.ts';
import { type SourceEvidence, sourceEvidence } from './own-evidence.ts';
import { type RepositoryScan, type ScanOptions, scanRepository } from './scan-repository.ts';
import type { Unit } from './units.ts';

/** Options of the search for roots. */
export interface RootOptions extends ScanOptions {
  /** Evidence about sources by `Kind/namespace/name`: their content is this tree, or is not. */
  readonly given?: ReadonlyMap<string, 'here' | 'elsewhere'>;
  /** URLs of the repository. */
  readonly urls?: readonly string[];
  /** Folders and files of the tree where Flux begins. With these, there is no search. */
  readonly forced?: readonly string[];
  /** Data of the tree from an earlier scan. @default the tree is read */
  readonly scan?: RepositoryScan;
}

/** The result of a search for roots. */
export interface RootSearch {
  readonly roots: readonly FleetRoot[];
  /** Files with Flux Kustomizations that no other one applies and that are not treated as a cluster. */
  readonly unused: readonly string[];
  /** Files with Flux Kustomizations that another program must still fill in. */
  readonly templates: readonly string[];
  /** For the build: which sources are this repository. */
  readonly evidence: SourceEvidence;
}

/** Returns the roots of a search. `searchRoots` describes the search. */
export const findRoots = (tree: FileTree, path: string, options: RootOptions = {}): readonly FleetRoot[] =>
  searchRoots(tree, path, options).roots;

/**
 * Finds the entry points of Flux in a tree. A unit is a file, or a folder with a kustomization file as kustomize builds it. A unit is the
 * bootstrap of a cluster if its Flux Kustomization, or its FluxInstance with a sync, applies it; the applied folder names the cluster. A
 * unit that no other applies was applied by hand, together with the files next to it, or is part of a folder that another tool applies;
 * that folder names its cluster. `selectClusterFolders` decides which of those are clusters, and which are leftovers. The search covers the whole
 * tree, so that a cluster has one name. `path` selects the clusters that begin there, else the one that contains it, else all. Leftovers
 * count only in a path that nothing leads to.
 */
export function searchRoots(tree: FileTree, path: string, options: RootOptions = {}): RootSearch {
  const { cache = createParseCache(), given = new Map(), urls = [], forced = [] } = options;
  const scan = options.scan?.tree === tree ? options.scan : scanRepository(tree, { ...options, cache });
  const { texts, contents, units, kustomizations } = scan;
  const sources = [...contents.values()].flatMap((content) => content.sources);
  const evidence = sourceEvidence({ tree, units, sources, urls, given });
  const whole = withoutParts(units, evidence);
  const inUse = whole.filter((unit) => !isUnusedFolder(unit.path));
  const appliers = findAppliers(inUse.length > 0 ? inUse : units, evidence);
  const candidates = candidateFolders(startUnits(whole, appliers, new Set(kustomizations)), evidence);
  const clusters = selectClusterFolders(candidates, units, appliers, evidence);
  const others = candidates.filter((candidate) => !clusters.includes(candidate));
  const chosen = forced.length > 0 ? [] : chosenFolders(path, clusters, appliers.overlap(path) ? [] : others);
  const rooted = rootsOfFolders(scan, chosen, { appliers, evidence, cache, clusters });
  const roots = [...forced.map((each) => forcedRoot(tree, each, cache)), ...rooted];
  return {
    roots: named(roots, clusters),
    unused: [...new Set(others.filter((candidate) => !chosen.includes(candidate)).flatMap(filesOf))],
    templates: [...texts.filter((file) => isTemplate(tree, file)), ...templatesIn(contents)],
    evidence,
  };
}

/**
 * Removes units that are only parts of example clusters: of a library, whose `examples/` have bootstraps that apply themselves and lead to
 * the unit. Other repositories apply it together with what it depends on.
 */
function withoutParts(units: readonly Unit[], evidence: SourceEvidence): readonly Unit[] {
  const examples = findAppliers(
    units.filter((unit) => isUnusedFolder(unit.path)),
    evidence,
  );
  const isOfExample = (unit: Unit): boolean => appliesItself(unit) || examples.of(unit.path).values().some(appliesItself);
  const isPart = (unit: Unit): boolean =>
    !appliesItself(unit) && !isUnusedFolder(unit.path) && examples.of(unit.path).values().some(isOfExample);
  return units.filter((unit) => !isPart(unit));
}

/** Sets the names of clusters, which depend on all clusters of the tree, not on the selection. */
function named(roots: readonly FolderRoot[], clusters: readonly CandidateFolder[]): readonly FleetRoot[] {
  const folders = new Set([...clusters.map(({ folder }) => folder), ...roots.map(({ folder }) => folder)]);
  const names = clusterNames([...folders]);
  return roots.map(({ folder, root }) => ({ cluster: names.get(folder) ?? folder, ...root }));
}

function chosenFolders(path: string, clusters: readonly CandidateFolder[], others: readonly CandidateFolder[]): readonly CandidateFolder[] {
  if (path === '') return clusters;
  const isBelow = ({ folder, units }: CandidateFolder): boolean => covers(path, folder) || units.some((unit) => covers(path, unit.path));
  for (const candidates of [clusters, others]) {
    const below = candidates.filter(isBelow);
    if (below.length > 0) return below;
  }
  const around = [...clusters, ...others].filter(({ folder }) => folder !== '' && covers(folder, path));
  const nearest = around.reduce((most, { folder }) => Math.max(most, folder.length), 0);
  return around.length > 0 ? around.filter(({ folder }) => folder.length === nearest) : clusters;
}

const filesOf = ({ units }: CandidateFolder): readonly string[] =>
  units.flatMap(({ path, isFolder, kustomizations }) => (isFolder ? kustomizations.map(({ file }) => file) : [path]));

const templatesIn = (contents: ReadonlyMap<string, FluxContent>): readonly string[] =>
  [...contents].flatMap(([file, { isTemplate: is }]) => (is ? [file] : []));

/** Whether the name of a file is that of a template, not of YAML: `ks.yaml.j2`. */
function isTemplate(tree: FileTree, file: string): boolean {
  const text = tree.read(file) ?? '';
  return text.includes('kustomize.toolkit.fluxcd.io') && (TEMPLATE.test(text) || parentOf(file).includes('template'));
}
