import { joinPaths, onceForEach } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { findKustomizationFile } from '../../generator/kustomization-file.ts';
import { fluxKustomization, type Kustomization } from '../../kustomize/config/kustomization.ts';
import { yaml11Value } from '../../kustomize/nodes/yaml11-value.ts';
import type { ParseCache } from '../../kustomize/resources/make-resources.ts';
import { rethrowLimit } from '../../spending.ts';
import { leadingFolders } from './leading-folders.ts';

/** Which folders use which files and folders, through kustomization files. */
export interface KustomizationGraph {
  /**
   * Returns the folders that use a file, directly or through others, and that no other folder uses. Undefined for a file that no folder
   * uses; empty for one that only unused Components use.
   */
  topsOf(file: string): readonly string[] | undefined;
  /** Whether a folder has a kustomization file. */
  hasFile(folder: string): boolean;
  /** Whether the kustomization file of a folder can be read and uses no file and no folder, so that no file of the folder is applied. */
  takesNothing(folder: string): boolean;
  /** Whether the kustomization file of a folder uses files or folders. */
  takesAny(folder: string): boolean;
  /** Whether a kustomization file reads a file as something other than an object: a patch, a replacement, values. */
  isRead(file: string): boolean;
  /** Whether a folder, or one that it uses, changes the path or source of Flux Kustomizations. */
  changesPointers(folder: string): boolean;
}

/** The references of one kustomization file, relative to the root of the tree. */
interface Listing {
  readonly isComponent: boolean;
  readonly takes: readonly string[];
  readonly reads: readonly string[];
  readonly changes: boolean;
}

/** The most tops that are kept of one file, and of all: far more than there are clusters, and far less than the memory. */
const MAX_TOPS = 2000;
const MAX_PAIRS = 500_000;

/** The most folders that are searched for changes. After that, kustomize builds all. */
const MAX_OPERATIONS = 2_000_000;

/** Reads the kustomization files of the folders that may lead to `files`, and of the folders that these use. */
export function kustomizationGraph(
  tree: FileTree,
  folders: readonly string[],
  files: Iterable<string>,
  cache: ParseCache,
): KustomizationGraph {
  const all = new Set(folders);
  const known = new Map<string, Listing>();
  const listingIn = (folder: string): Listing => {
    const listing = known.get(folder) ?? (all.has(folder) ? listingOf(tree, folder, cache) : undefined) ?? NOTHING;
    known.set(folder, listing);
    return listing;
  };
  const takers = new Map<string, string[]>();
  const read = new Set<string>();
  for (const folder of leadingFolders(tree, folders, files)) {
    const { takes, reads } = listingIn(folder);
    for (const path of new Set(takes)) {
      const others = takers.get(path);
      if (others === undefined) takers.set(path, [folder]);
      else others.push(folder);
    }
    for (const path of reads) read.add(path);
  }
  let pairs = 0;
  const changing = new Map<string, boolean>();
  let operations = 0;
  function changesWithin(folder: string): boolean {
    const seen = new Set([folder]);
    for (const each of seen) {
      if (changing.get(each) === false) continue;
      if (changing.get(each) === true || listingIn(each).changes || ++operations > MAX_OPERATIONS) return true;
      for (const path of listingIn(each).takes) seen.add(path);
    }
    return false;
  }
  return {
    topsOf(file) {
      const first = takers.get(file);
      if (first === undefined) return undefined;
      const seen = new Set(first);
      const tops: string[] = [];
      for (const folder of seen) {
        if (tops.length >= MAX_TOPS || pairs >= MAX_PAIRS) break;
        pairs++;
        const above = takers.get(folder) ?? [];
        if (above.length === 0 && !listingIn(folder).isComponent) tops.push(folder);
        for (const each of above) seen.add(each);
      }
      return tops;
    },
    hasFile: (folder) => all.has(folder),
    takesNothing: (folder) => listingIn(folder) !== NOTHING && listingIn(folder).takes.length === 0,
    takesAny: (folder) => listingIn(folder).takes.length > 0,
    isRead: (file) => read.has(file),
    changesPointers(folder) {
      const known = changing.get(folder) ?? changesWithin(folder);
      changing.set(folder, known);
      return known;
    },
  };
}

const NOTHING: Listing = { isComponent: false, takes: [], reads: [], changes: false };

/** An unreadable file uses nothing: its build reports the problem. */
function listingOf(tree: FileTree, folder: string, cache: ParseCache): Listing | undefined {
  const file = findKustomizationFile(tree, folder);
  if (file === undefined) return undefined;
  const said = kustomizationIn(tree.read(file) ?? '', file, cache);
  if (said === undefined) return NOTHING;
  const resolved = (paths: readonly (string | undefined)[]): readonly string[] =>
    paths.filter((path) => path !== undefined && path !== '' && !path.includes('://')).map((path) => resolvedPath(folder, path as string));
  const { resources = [], components = [], patches = [], patchesStrategicMerge = [], patchesJson6902 = [], replacements = [] } = said;
  const { transformers = [], configurations = [], generators = [], validators = [] } = said;
  const reads = resolved([
    ...[...patches, ...patchesJson6902, ...replacements].map(({ path }) => path),
    ...patchesStrategicMerge,
    ...[...transformers, ...configurations, ...generators, ...validators],
  ]);
  return {
    isComponent: said.kind === 'Component',
    takes: resolved([...resources, ...components]),
    reads,
    changes: changesPointers(said, (path) => tree.read(resolvedPath(folder, path)) ?? path),
  };
}

const resolvedPath = (folder: string, path: string): string => joinPaths('/', folder, path).slice(1);

function kustomizationIn(text: string, file: string, cache: ParseCache): Kustomization | undefined {
  const known = knownKustomizations(cache);
  if (!known.has(text)) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, readKustomization(text, file));
  }
  return known.get(text);
}

const knownKustomizations = onceForEach((_: ParseCache) => new Map<string, Kustomization | undefined>());
const MAX_KNOWN = 50_000;

function readKustomization(text: string, file: string): Kustomization | undefined {
  try {
    return fluxKustomization(yaml11Value(text), file);
  } catch (error) {
    rethrowLimit(error);
    return undefined;
  }
}

/**
 * Whether a kustomization may set `spec.path`, `spec.sourceRef` or `spec.sync`; `textAt` returns the text of a file, or the path itself.
 */
function changesPointers(said: Kustomization, textAt: (path: string) => string): boolean {
  const { patches = [], patchesStrategicMerge = [], patchesJson6902 = [], replacements = [], transformers = [], vars = [] } = said;
  if (transformers.length > 0 || vars.length > 0) return true;
  const isWritten = ({ patch, path, target }: NonNullable<Kustomization['patches']>[number]): boolean => {
    const text = patch || textAt(path ?? '');
    return SETS_POINTER.test(text) && (target === undefined ? FLUX.test(text) : mayBeFlux(target.kind));
  };
  return (
    [...patches, ...patchesJson6902].some(isWritten) ||
    patchesStrategicMerge.map(textAt).some((text) => SETS_POINTER.test(text) && FLUX.test(text)) ||
    replacements.some(({ path, ...rest }) => POINTER_FIELD.test(path ? textAt(path) : JSON.stringify(rest)))
  );
}

const SETS_POINTER = /\/spec(?:\/(?:path|sourceRef|sync)|["'\s,}]|$)|\b(?:sourceRef|sync)["']?\s*:|\bpath["']?\s*:(?!\s*["']?\/)/m;
const POINTER_FIELD = /spec\.(?:path|sourceRef|sync)/;
const FLUX = /kustomize\.toolkit\.fluxcd\.io|fluxcd\.controlplane\.io/;

/** Whether the kind of a target, a pattern, may match a Flux Kustomization or a FluxInstance. */
const mayBeFlux = (kind: string | undefined): boolean => !kind || /Kustomization|FluxInstance|[^A-Za-z0-9]/.test(kind);
