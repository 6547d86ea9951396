import { plainText } from '@slipway/manifest';
import { fieldsOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { kustomizationPath } from '../generator/kustomization-path.ts';
import { createParseCache } from '../kustomize/resources/make-resources.ts';
import { withSyncs } from './flux-instance.ts';
import { isFluxKustomization, sourceKey } from './flux-object.ts';
import { mentionsFlux, writtenObjects, yamlFiles } from './read-documents.ts';
import type { RootOptions } from './roots/find-roots.ts';

/** A folder that may be the root of the repository, and the way from it to what is built. */
export interface RootCandidate {
  readonly tree: FileTree;
  readonly path: string;
}

/**
 * The candidate in which the most Flux Kustomizations below the path find the folders that they name: paths are written from the root of
 * a repository, wherever the command was pointed. Of equals the first.
 */
export function repositoryRoot(
  candidates: readonly RootCandidate[],
  { isElsewhere = () => false, cache = createParseCache() }: RootOptions = {},
): RootCandidate | undefined {
  const [first] = candidates;
  if (first === undefined || candidates.length === 1) return first;
  const paths = yamlFiles(first.tree, first.path)
    .flatMap((file) => (mentionsFlux(first.tree.read(file)) ? withSyncs(writtenObjects(first.tree, file, cache)) : []))
    .filter(({ object }) => isFluxKustomization(object) && !isElsewhere(sourceKey(object)))
    .map(({ object }) => kustomizationPath(plainText(fieldsOf(object.spec).path ?? '')));
  const found = candidates.map(({ tree }) => paths.filter((path) => tree.list(path) !== undefined).length);
  return candidates[found.indexOf(Math.max(...found))];
}
