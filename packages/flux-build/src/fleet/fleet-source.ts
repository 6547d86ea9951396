import { type Budget, type Fields, fieldsOf, listOf, onceForEach, plainText, textOf, withoutCredentials } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { namespaceOf } from '../flux-objects/flux-object.ts';
import { kustomizationPath } from '../generator/kustomization-path.ts';
import { artifactTree } from '../source/artifact-tree.ts';
import { type IncludedTree, withIncludes } from '../source/included-trees.ts';
import { sparseTree } from '../source/sparse-tree.ts';
import type { ClusterObjects } from './cluster-objects.ts';
import { generatedContents } from './generated-content.ts';
import type { OwnSources } from './own-sources.ts';
import type { Content, MissingContent, SourceContent } from './source-content.ts';

/**
 * The commit that `spec.ref` of a GitRepository of the repository names, as `content` its revision; or why it is not available. Undefined
 * says that the repository as it is looked at stands for it. `reference` says what is missing, where that could be fetched: `tag v1.0.0`.
 */
export type FindCommit = (ref: Fields, url: string) => Content | MissingCommit | undefined;

/** Why a commit is not available. */
export interface MissingCommit extends Pick<MissingContent, 'missing' | 'unpublished'> {
  readonly reference?: string;
}

/** What is known of sources. */
export interface SourceKnowledge {
  /** The repository that is looked at. */
  readonly tree: FileTree;
  /** Content by `Kind/namespace/name`. */
  readonly mapped: ReadonlyMap<string, FileTree>;
  readonly own: OwnSources;
  readonly findCommit: FindCommit | undefined;
  /** Of the run. */
  readonly budget: Budget;
}

/** Finds content for sources, each artifact once. */
export interface SourceFinder {
  /** `key` is `Kind/namespace/name` of a source on the cluster; of those that nothing in the tree makes only the name is known. */
  content(key: string, onCluster: SourceObjects): SourceContent;
}

/** What is on a cluster that content is made of. */
type SourceObjects = Pick<ClusterObjects, 'findFluxSource' | 'generatorsIn'>;

/** Sources of which a source is made, one of another: more than that is not followed. */
const DEEPEST = 100;

/** A finder for one build of a fleet. */
export function sourceFinder({ tree, mapped, own, findCommit, budget }: SourceKnowledge): SourceFinder {
  const artifacts = new Map<string, FileTree>();
  const contents = onceForEach((_: SourceObjects) => new Map<string, SourceContent>());
  /** Asked for by many. */
  const content = (key: string, onCluster: SourceObjects, within: readonly string[] = []): SourceContent => {
    const known = contents(onCluster).get(key) ?? newContent(key, onCluster, within);
    contents(onCluster).set(key, known);
    return known;
  };

  /** Of a source that another is made of. */
  function partOf(key: string, onCluster: SourceObjects, within: readonly string[]): SourceContent {
    if (within.includes(key)) return { missing: `${key} includes itself` };
    if (within.length > DEEPEST) return { missing: `${key} is part of more than ${DEEPEST} sources, one within another` };
    return content(key, onCluster, within);
  }

  function newContent(key: string, onCluster: SourceObjects, within: readonly string[]): SourceContent {
    const given = mapped.get(key);
    const object = onCluster.findFluxSource(key);
    const [kind = ''] = key.split('/');
    if (kind === 'GitRepository') {
      const checkout = given === undefined ? checkoutOf(key, object) : { tree: given, content: key };
      if (checkout !== undefined) return 'missing' in checkout ? checkout : artifactOf(checkout, key, onCluster, within);
    } else {
      if (given !== undefined) return { tree: given, content: key };
      const generated =
        kind === 'ExternalArtifact'
          ? generatedContent(key, onCluster.generatorsIn, (part) => partOf(part, onCluster, [...within, key]))
          : undefined;
      if (generated !== undefined) return generated;
      if (kind !== 'ExternalArtifact' && own.isHere(key, urlOf(object))) return artifactOf({ tree, content: '' }, key, onCluster, within);
    }
    const url = object === undefined ? undefined : addressOf(object);
    const place = url === undefined ? ', which nothing here makes,' : url && ` (${url})`;
    return { missing: `the content of ${key}${place} is not available`, source: { key, ...(url ? { url } : {}) } };
  }

  /** Undefined for another repository. */
  function checkoutOf(key: string, object: Fields | undefined): SourceContent | undefined {
    const { url, ref } = fieldsOf(object?.spec);
    if (!own.isHere(key, urlOf(object))) return undefined;
    const commit = object === undefined || own.isFollowed(fieldsOf(ref)) ? undefined : findCommit?.(fieldsOf(ref), plainText(url));
    if (commit === undefined) return { tree, content: '' };
    if (!('missing' in commit)) return commit;
    if (!own.isSaid) return { tree, content: '' };
    const { missing, reference, unpublished } = commit;
    return {
      missing,
      ...(unpublished !== undefined && { unpublished }),
      ...(reference === undefined ? {} : { source: { key, url: withoutCredentials(plainText(url)), reference } }),
    };
  }

  function artifactOf(
    { tree: checkout, content: name }: Content,
    key: string,
    onCluster: SourceObjects,
    within: readonly string[],
  ): SourceContent {
    const object = onCluster.findFluxSource(key);
    const { ignore, sparseCheckout, include } = fieldsOf(object?.spec);
    const named = listOf(sparseCheckout).map(String);
    const sparse = named.length === 0 ? checkout : sparseTree(checkout, named);
    const absent = named.find((path) => !isPresent(sparse, kustomizationPath(path)));
    if (absent !== undefined) return { missing: `sparse checkout dir '${absent}' does not exist in repository` };
    const includes: IncludedTree[] = [];
    for (const each of listOf(include).map(fieldsOf)) {
      const other = plainText(fieldsOf(each.repository).name);
      const otherKey = `GitRepository/${namespaceOf(object ?? {})}/${other}`;
      const found = partOf(otherKey, onCluster, [...within, key]);
      if ('missing' in found) return found;
      includes.push({
        tree: found.tree,
        from: kustomizationPath(textOf(each.fromPath)),
        to: kustomizationPath(textOf(each.toPath) || other),
      });
      const problem = includeProblem(sparse, includes);
      if (problem !== undefined) {
        return {
          missing: `failed to copy '${other}' include from ${textOf(each.fromPath)} to ${textOf(each.toPath) || other}: ${problem}`,
        };
      }
    }
    const parts = includes.map(({ tree: each, from, to }) => [numberOf(each), from, to]);
    const signature = JSON.stringify([numberOf(checkout), ignore, named, parts]);
    let artifact = artifacts.get(signature);
    if (artifact === undefined) {
      artifact = artifactTree(withIncludes(sparse, includes), { budget, ...(typeof ignore === 'string' ? { ignore } : {}) });
      artifacts.set(signature, artifact);
    }
    return { tree: artifact, content: name };
  }

  const numbers = new Map<FileTree, number>();
  const numberOf = (each: FileTree): number => {
    if (!numbers.has(each)) numbers.set(each, numbers.size);
    return numbers.get(each) ?? -1;
  };

  const generatedContent = generatedContents(numberOf, budget);

  return { content: (key, onCluster) => content(key, onCluster) };
}

/** Where it would be fetched from; undefined where nothing here makes it. */
const urlOf = (object: Fields | undefined): string | undefined => (object === undefined ? undefined : plainText(rawAddress(object)));

/** The same as it may be shown. */
const addressOf = (object: Fields): string => withoutCredentials(plainText(rawAddress(object)));

function rawAddress(object: Fields): unknown {
  const { url, endpoint, bucketName } = fieldsOf(object.spec);
  return url ?? [endpoint, bucketName].filter(Boolean).join('/');
}

const isPresent = (tree: FileTree, path: string): boolean => (tree.list(path) ?? tree.read(path)) !== undefined;

/** Why the last include cannot be moved to its place, which must not be a folder that is there: `Storage.CopyToPath` of fluxcd/pkg. */
function includeProblem(checkout: FileTree, includes: readonly IncludedTree[]): string | undefined {
  const { tree, from, to } = includes.at(-1) as IncludedTree;
  if (!isPresent(tree, from)) return 'there is no such file or directory';
  const before = withIncludes(checkout, includes.slice(0, -1));
  if (before.list(to) !== undefined) return 'file exists';
  return before.read(to) !== undefined && tree.list(from) !== undefined ? 'not a directory' : undefined;
}
