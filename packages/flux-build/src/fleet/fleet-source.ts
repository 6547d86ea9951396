import { type Budget, type Fields, fieldsOf, onceForEach, plainText, withoutCredentials } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import type { ClusterObjects } from './cluster-objects.ts';
import { generatedContents } from './generated-content.ts';
import type { OwnSources } from './own-sources.ts';
import { artifactBuilder } from './source-artifact.ts';
import type { Content, MissingContent, SourceContent } from './source-content.ts';

/**
 * Returns the commit that `spec.ref` of a GitRepository of the repository names, with its revision as `content`; or why the commit is not
 * available. Undefined means the working tree. `reference` names a missing ref that could be fetched: `tag v1.0.0`.
 */
export type FindCommit = (ref: Fields, url: string) => Content | MissingCommit | undefined;

/** The reason why a commit is not available. */
interface MissingCommit extends Pick<MissingContent, 'missing' | 'unpublished'> {
  readonly reference?: string;
}

/** Returns the content that a pattern gives to a source. The URL is undefined for a source that no object creates. */
export type FindMapped = (key: string, url: string | undefined) => Content | undefined;

/** Input for reading the content of sources. */
export interface SourceInput {
  /** The working tree of the repository. */
  readonly tree: FileTree;
  /** Content by `Kind/namespace/name`. */
  readonly mapped: ReadonlyMap<string, FileTree>;
  readonly findMapped?: FindMapped | undefined;
  readonly own: OwnSources;
  readonly findCommit: FindCommit | undefined;
  /** Budget of the run. */
  readonly budget: Budget;
}

/** Finds the content of sources, each artifact once. */
export interface SourceFinder {
  /** `key` is `Kind/namespace/name` of a source on the cluster; a source that no object in the tree creates has only this name. */
  content(key: string, onCluster: SourceObjects): SourceContent;
}

/** The objects of a cluster that content is read from. */
type SourceObjects = Pick<ClusterObjects, 'findFluxSource' | 'generatorsIn'>;

/** The most sources that may be nested, one in another. */
const MAX_NESTED_SOURCES = 100;

/** Returns a finder for one build of a fleet. */
export function sourceFinder(input: SourceInput): SourceFinder {
  const { tree, mapped, own, budget } = input;
  const numberOf = numbersOfTrees();
  const artifactOf = artifactBuilder(numberOf, budget);
  const generatedContent = generatedContents(numberOf, budget);
  /** Many Flux Kustomizations use the same source. */
  const contents = onceForEach((_: SourceObjects) => new Map<string, SourceContent>());
  const content = (key: string, onCluster: SourceObjects, within: readonly string[] = []): SourceContent => {
    const known = contents(onCluster).get(key) ?? newContent(key, onCluster, within);
    contents(onCluster).set(key, known);
    return known;
  };

  function newContent(key: string, onCluster: SourceObjects, within: readonly string[]): SourceContent {
    const object = onCluster.findFluxSource(key);
    const findPart = (part: string): SourceContent => partOf(part, onCluster, [...within, key]);
    return availableContent(key, object, onCluster, findPart) ?? missingContent(key, object);
  }

  /** Returns the content of a source that is part of another one. */
  function partOf(key: string, onCluster: SourceObjects, within: readonly string[]): SourceContent {
    if (within.includes(key)) return { missing: `${key} includes itself` };
    if (within.length > MAX_NESTED_SOURCES)
      return { missing: `${key} is part of more than ${MAX_NESTED_SOURCES} sources, one within another` };
    return content(key, onCluster, within);
  }

  function availableContent(
    key: string,
    object: Fields | undefined,
    onCluster: SourceObjects,
    findPart: (key: string) => SourceContent,
  ): SourceContent | undefined {
    const [kind] = key.split('/');
    const given = mapped.get(key);
    const mappedContent = given === undefined ? input.findMapped?.(key, urlOf(object)) : { tree: given, content: key };
    if (kind === 'GitRepository') {
      const checkout = mappedContent ?? checkoutOf(input, key, object);
      return checkout === undefined || 'missing' in checkout ? checkout : artifactOf(checkout, object, findPart);
    }
    if (mappedContent !== undefined) return mappedContent;
    if (kind === 'ExternalArtifact') return generatedContent(key, onCluster.generatorsIn, findPart);
    return own.isHere(key, urlOf(object)) ? artifactOf({ tree, content: '' }, object, findPart) : undefined;
  }

  return { content: (key, onCluster) => content(key, onCluster) };
}

/** Returns the checkout of a GitRepository of this repository; undefined for another repository. */
function checkoutOf({ tree, own, findCommit }: SourceInput, key: string, object: Fields | undefined): SourceContent | undefined {
  const { url, ref } = fieldsOf(object?.spec);
  if (!own.isHere(key, urlOf(object))) return undefined;
  const commit = object === undefined || own.isFollowed(fieldsOf(ref)) ? undefined : findCommit?.(fieldsOf(ref), plainText(url));
  if (commit === undefined) return { tree, content: '' };
  if (!('missing' in commit)) return commit;
  if (!own.hasReference) return { tree, content: '' };
  const { missing, reference, unpublished } = commit;
  return {
    missing,
    ...(unpublished !== undefined && { unpublished }),
    ...(reference === undefined ? {} : { source: { key, url: withoutCredentials(plainText(url)), reference } }),
  };
}

function missingContent(key: string, object: Fields | undefined): MissingContent {
  const url = object === undefined ? undefined : addressOf(object);
  const origin = url === undefined ? ', which no object here creates,' : url && ` (${url})`;
  return { missing: `the content of ${key}${origin} is not available`, source: { key, ...(url ? { url } : {}) } };
}

function numbersOfTrees(): (tree: FileTree) => number {
  const numbers = new Map<FileTree, number>();
  return (tree) => {
    if (!numbers.has(tree)) numbers.set(tree, numbers.size);
    return numbers.get(tree) ?? -1;
  };
}

/** Returns the address that a source is fetched from; undefined when no object here creates the source. */
const urlOf = (object: Fields | undefined): string | undefined => (object === undefined ? undefined : plainText(rawAddress(object)));

/** Returns the address without credentials, to be shown. */
const addressOf = (object: Fields): string => withoutCredentials(plainText(rawAddress(object)));

function rawAddress(object: Fields): unknown {
  const { url, endpoint, bucketName } = fieldsOf(object.spec);
  return url ?? [endpoint, bucketName].filter(Boolean).join('/');
}
