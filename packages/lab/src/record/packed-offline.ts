import { artifactTree, type FileTree, fileMapTree, sparseTree } from '@slipway/flux-build';
import type { ArtifactCase } from '../cases/artifact-cases.ts';

/** Returns the files of flux-build's artifact of a repository, sorted. */
export function packedOffline({ files, ignore, sparseCheckout = [] }: ArtifactCase): readonly string[] {
  const tree = fileMapTree(new Map(Object.entries(files)));
  const checkout = sparseCheckout.length === 0 ? tree : sparseTree(tree, sparseCheckout);
  return filesOf(artifactTree(checkout, ignore === undefined ? {} : { ignore }), '').toSorted(inBytes);
}

const filesOf = (tree: FileTree, folder: string): readonly string[] =>
  (tree.list(folder) ?? []).flatMap(({ name, kind }) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return kind === 'file' ? [path] : filesOf(tree, path);
  });

const inBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
