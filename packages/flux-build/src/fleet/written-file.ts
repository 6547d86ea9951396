import { onceForEach } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import type { FleetBuild } from './build-fleet.ts';
import { writtenAt } from './generated-content.ts';

/**
 * Returns where a file of a content (as in `FleetKustomization`) is defined: for a copy of an ArtifactGenerator, the original file.
 * Clusters may have different content with one name. If these disagree, it returns the file of the artifact.
 */
export function writtenFile(fleet: FleetBuild, content: string, file: string): { readonly content: string; readonly file: string } {
  const files = [...(treesOf(fleet).get(content) ?? [])]
    .filter((tree) => tree.read(file) !== undefined)
    .map((tree) => writtenAt(tree, file) ?? { content, file });
  const [first] = files;
  return first !== undefined && files.every((each) => each.content === first.content && each.file === first.file)
    ? first
    : { content, file };
}

/** Returns the trees of generated content, by name. */
const treesOf = onceForEach(({ memory }: FleetBuild) => {
  const trees = new Map<string, Set<FileTree>>();
  for (const { content, tree } of memory.results.values()) {
    if (tree === undefined || !content.startsWith('ExternalArtifact/')) continue;
    trees.set(content, (trees.get(content) ?? new Set()).add(tree));
  }
  return trees;
});
