import { type Budget, type Fields, fieldsOf, listOf, plainText, textOf } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { namespaceOf } from '../flux-objects/flux-object.ts';
import { kustomizationPath } from '../generator/kustomization-path.ts';
import { artifactTree } from '../source/artifact-tree.ts';
import { type IncludedTree, withIncludes } from '../source/included-trees.ts';
import { sparseTree } from '../source/sparse-tree.ts';
import type { Content, MissingContent, SourceContent } from './source-content.ts';

/** Returns the content of another source by `Kind/namespace/name`. */
type FindPart = (key: string) => SourceContent;

/** Returns the artifact that source-controller builds from a checkout: `sparseCheckout`, `include` and `ignore` of the source applied. */
export type BuildArtifact = (checkout: Content, source: Fields | undefined, findPart: FindPart) => SourceContent;

/** Returns a function that builds artifacts. Sources with equal inputs share one artifact; `numberOf` identifies the trees. */
export function artifactBuilder(numberOf: (tree: FileTree) => number, budget: Budget): BuildArtifact {
  const artifacts = new Map<string, FileTree>();
  return ({ tree: checkout, content }, source, findPart) => {
    const { ignore, sparseCheckout, include } = fieldsOf(source?.spec);
    const folders = listOf(sparseCheckout).map(String);
    const sparse = folders.length === 0 ? checkout : sparseTree(checkout, folders);
    const absent = folders.find((path) => !exists(sparse, kustomizationPath(path)));
    if (absent !== undefined) return { missing: `sparse checkout dir '${absent}' does not exist in repository` };
    const includes = includedTrees(sparse, include, namespaceOf(source ?? {}), findPart);
    if ('missing' in includes) return includes;
    const parts = includes.map(({ tree, from, to }) => [numberOf(tree), from, to]);
    const signature = JSON.stringify([numberOf(checkout), ignore, folders, parts]);
    let artifact = artifacts.get(signature);
    if (artifact === undefined) {
      artifact = artifactTree(withIncludes(sparse, includes), { budget, ...(typeof ignore === 'string' ? { ignore } : {}) });
      artifacts.set(signature, artifact);
    }
    return { tree: artifact, content };
  };
}

/** Returns the trees of `spec.include`, or why the first include that fails cannot be copied. */
function includedTrees(
  checkout: FileTree,
  include: unknown,
  namespace: string,
  findPart: FindPart,
): readonly IncludedTree[] | MissingContent {
  const includes: IncludedTree[] = [];
  for (const entry of listOf(include).map(fieldsOf)) {
    const name = plainText(fieldsOf(entry.repository).name);
    const found = findPart(`GitRepository/${namespace}/${name}`);
    if ('missing' in found) return found;
    const [from, to] = [textOf(entry.fromPath), textOf(entry.toPath) || name];
    const included = { tree: found.tree, from: kustomizationPath(from), to: kustomizationPath(to) };
    const problem = includeProblem(checkout, includes, included);
    if (problem !== undefined) return { missing: `failed to copy '${name}' include from ${from} to ${to}: ${problem}` };
    includes.push(included);
  }
  return includes;
}

/** Returns why an include cannot be moved to its path, which must not be an existing folder: `Storage.CopyToPath` of fluxcd/pkg. */
function includeProblem(checkout: FileTree, earlier: readonly IncludedTree[], { tree, from, to }: IncludedTree): string | undefined {
  if (!exists(tree, from)) return 'there is no such file or directory';
  const before = withIncludes(checkout, earlier);
  if (before.list(to) !== undefined) return 'file exists';
  return before.read(to) !== undefined && tree.list(from) !== undefined ? 'not a directory' : undefined;
}

const exists = (tree: FileTree, path: string): boolean => (tree.list(path) ?? tree.read(path)) !== undefined;
