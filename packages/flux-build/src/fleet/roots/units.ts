import { LimitError } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { withSyncs } from '../../flux-objects/flux-instance.ts';
import type { WrittenObject } from '../../flux-objects/read-documents.ts';
import { kustomizeBuild } from '../../kustomize/build/kustomize-build.ts';
import type { ParseCache } from '../../kustomize/resources/make-resources.ts';
import { contentOf, covers, type FileKustomization, type FluxContent, parentOf, type WrittenSource } from './file-kustomizations.ts';
import type { KustomizationGraph } from './kustomization-graph.ts';

/** Files that are applied together: a folder whose kustomization file no other one includes, or a file that no kustomization file includes. */
export interface Unit {
  /** Path of the file or folder. */
  readonly path: string;
  readonly isFolder: boolean;
  /** Result of kustomize, if it may differ from the files. */
  readonly built?: readonly WrittenObject[];
  /** Whether it is a file next to a kustomization file that does not list it. */
  readonly isUnlisted: boolean;
  /** Whether it is a file that no kustomization file reads. */
  readonly isUnread?: true;
  readonly kustomizations: readonly FileKustomization[];
  readonly sources: readonly WrittenSource[];
}

/**
 * Returns the units that contain Flux Kustomizations. If patches or replacements of a unit set the paths of its Flux Kustomizations,
 * kustomize builds it: one base may create a bootstrap for each cluster. Patch files are not units, and neither are unused Components.
 */
export function unitsOf(
  tree: FileTree,
  contents: ReadonlyMap<string, FluxContent>,
  graph: KustomizationGraph,
  cache: ParseCache,
): readonly Unit[] {
  const files: Unit[] = [];
  const inFolders = new Map<string, FluxContent[]>();
  for (const [file, content] of contents) {
    if (!mayBegin(content)) continue;
    const tops = graph.topsOf(file);
    const beginsThere = tops === undefined ? !graph.isRead(file) : isBootstrapOfItsOwn(file, content, tops);
    if (beginsThere && content.kustomizations.length > 0)
      files.push({
        path: file,
        isFolder: false,
        isUnlisted: tops === undefined && graph.hasFile(parentOf(file)),
        ...(tops === undefined && { isUnread: true }),
        ...content,
      });
    if (!beginsThere) for (const top of tops ?? []) addTo(inFolders, top, content);
  }
  const folders = [...inFolders].flatMap(([path, written]): readonly Unit[] => {
    const isBuilt = graph.changesPointers(path) || written.some(({ takesValues }) => takesValues === true);
    const built = isBuilt ? builtObjects(tree, path, cache) : undefined;
    const kustomizations = written.flatMap((each) => each.kustomizations);
    const sources = written.flatMap((each) => each.sources);
    const unit = { path, isFolder: true, isUnlisted: false };
    const content = built === undefined ? { kustomizations, sources } : contentOf(built);
    return kustomizations.length + content.kustomizations.length === 0 ? [] : [{ ...unit, ...(built && { built }), ...content }];
  });
  return [...files, ...folders].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a file has Flux Kustomizations, or a release that may create one. */
export const mayBegin = ({ kustomizations, takesValues }: FluxContent): boolean => kustomizations.length > 0 || takesValues === true;

function addTo<Key, Value>(all: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = all.get(key);
  if (known === undefined) all.set(key, [value]);
  else known.push(value);
}

/**
 * Whether `flux bootstrap` or `flux create` wrote a file, and only folders around the folder of the cluster use it. Such a file has a Flux
 * Kustomization that applies the file itself, or its source next to it. The folders around it list clusters and are not applied as one.
 */
function isBootstrapOfItsOwn(file: string, { kustomizations, sources }: FluxContent, tops: readonly string[]): boolean {
  const begins = kustomizations.filter(
    ({ path, source }) => path !== '' && (covers(path, file) || sources.some(({ key }) => key === source)),
  );
  const isAround = (top: string): boolean => top !== parentOf(file) && covers(top, file) && begins.every(({ path }) => !covers(path, top));
  return begins.length > 0 && tops.length > 0 && tops.every(isAround);
}

/**
 * Returns the objects without those of other hosts. Returns undefined for files that kustomize refuses, which their builds report. The files
 * themselves are then the best available data.
 */
function builtObjects(tree: FileTree, folder: string, cache: ParseCache): readonly WrittenObject[] | undefined {
  try {
    const made = kustomizeBuild(tree, folder, { cache, leaveOut: true });
    return 'error' in made ? undefined : withSyncs(made.objects.map(({ object, file, index }) => ({ object, file, index })));
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
