import { type Fields, fieldsOf, listOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { artifactTree } from '../source/artifact-tree.ts';
import { type IncludedTree, withIncludes } from '../source/included-trees.ts';
import { namespaceOf } from './flux-object.ts';
import type { OwnSources } from './own-sources.ts';

/** The content of a source, or why it is not at hand. */
export type SourceContent = Content | { readonly missing: string };

/** Files, and what has them: empty for the repository that is looked at, `Kind/namespace/name` or the revision of a commit. */
export interface Content {
  readonly tree: FileTree;
  readonly content: string;
}

/**
 * A commit of the repository that `spec.ref` of a GitRepository names, as `content` its revision; or why it is not at hand. Undefined
 * says that the repository as it is looked at stands for it.
 */
export type FindCommit = (ref: Fields) => Content | { readonly missing: string } | undefined;

/** What is known of sources. */
export interface SourceKnowledge {
  /** The repository that is looked at. */
  readonly tree: FileTree;
  /** Content by `Kind/namespace/name`. */
  readonly mapped: ReadonlyMap<string, FileTree>;
  readonly own: OwnSources;
  readonly findCommit: FindCommit | undefined;
}

/** Finds content for sources, each artifact once. */
export interface SourceFinder {
  /** `object` is the source as it is on the cluster; undefined when nothing in the tree makes it. `find` gives others, for includes. */
  content(key: string, object: Fields | undefined, find: (key: string) => Fields | undefined): SourceContent;
}

/** A finder for one build of a fleet. */
export function sourceFinder({ tree, mapped, own, findCommit }: SourceKnowledge): SourceFinder {
  const artifacts = new Map<string, FileTree>();
  const content: SourceFinder['content'] = (key, object, find) => {
    const given = mapped.get(key);
    const [kind = ''] = key.split('/');
    if (kind !== 'GitRepository') {
      if (given !== undefined) return { tree: given, content: key };
      return { missing: `the content of ${key}${placeOf(object)} is not at hand` };
    }
    if (given !== undefined) return artifactOf({ tree: given, content: key }, key, object, find);
    const checkout = checkoutOf(object);
    if (checkout === undefined) return { missing: `the content of ${key}${placeOf(object)} is not at hand` };
    return 'missing' in checkout ? checkout : artifactOf(checkout, key, object, find);
  };

  /** Undefined for another repository. */
  function checkoutOf(object: Fields | undefined): Content | { readonly missing: string } | undefined {
    const { url, ref } = fieldsOf(object?.spec);
    if (object !== undefined && !own.isThisRepository(String(url))) return undefined;
    const commit = object === undefined || own.isFollowed(fieldsOf(ref)) ? undefined : findCommit?.(fieldsOf(ref));
    return commit ?? { tree, content: '' };
  }

  function artifactOf(
    { tree: checkout, content: name }: Content,
    key: string,
    object: Fields | undefined,
    find: (key: string) => Fields | undefined,
  ): SourceContent {
    const spec = fieldsOf(object?.spec);
    const { ignore, sparseCheckout, include } = spec;
    const signature = JSON.stringify([name, ignore, sparseCheckout, include]);
    const known = artifacts.get(signature);
    if (known !== undefined) return { tree: known, content: name };
    const missing = sparsePaths(sparseCheckout).find((path) => checkout.list(path) === undefined);
    if (missing !== undefined) return { missing: `sparse checkout dir '${missing}' does not exist in repository` };
    const includes: IncludedTree[] = [];
    for (const each of listOf(include).map(fieldsOf)) {
      const included = String(fieldsOf(each.repository).name);
      const other = `GitRepository/${namespaceOf(object ?? {})}/${included}`;
      const found = other === key ? { missing: `${key} includes itself` } : content(other, find(other), find);
      if ('missing' in found) return found;
      includes.push({ tree: found.tree, from: pathOf(each.fromPath), to: pathOf(each.toPath) || included });
    }
    const artifact = artifactTree(withIncludes(checkout, includes), {
      ...(typeof ignore === 'string' ? { ignore } : {}),
      ...(sparseCheckout === undefined || sparseCheckout === null ? {} : { sparseCheckout: sparsePaths(sparseCheckout) }),
    });
    artifacts.set(signature, artifact);
    return { tree: artifact, content: name };
  }

  return { content };
}

/** Where it would be fetched from. */
function placeOf(object: Fields | undefined): string {
  const { url, endpoint, bucketName } = fieldsOf(object?.spec);
  if (object === undefined) return ', which nothing here makes,';
  return ` (${String(url ?? [endpoint, bucketName].filter(Boolean).join('/'))})`;
}

const sparsePaths = (value: unknown): readonly string[] => listOf(value).map(pathOf);

const pathOf = (value: unknown): string =>
  String(value ?? '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
