import { type Fields, fieldsOf, listOf } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { artifactTree } from '../source/artifact-tree.ts';
import { type IncludedTree, withIncludes } from '../source/included-trees.ts';
import { namespaceOf } from './flux-object.ts';

/** The content of a source, or why it is not at hand. */
export type SourceContent = { readonly tree: FileTree } | { readonly missing: string };

/** What is known of sources. */
export interface SourceKnowledge {
  /** The repository that is looked at. */
  readonly tree: FileTree;
  /** Content by `Kind/namespace/name`. */
  readonly mapped: ReadonlyMap<string, FileTree>;
  /** Whether a URL is that of the repository. */
  readonly isThisRepository: (url: string) => boolean;
}

/** Finds content for sources, each artifact once. */
export interface SourceFinder {
  /** `object` is the source as it is on the cluster; undefined when nothing in the tree makes it. `find` gives others, for includes. */
  content(key: string, object: Fields | undefined, find: (key: string) => Fields | undefined): SourceContent;
}

/** A finder for one build of a fleet. */
export function sourceFinder({ tree, mapped, isThisRepository }: SourceKnowledge): SourceFinder {
  const artifacts = new Map<string, FileTree>();
  const content: SourceFinder['content'] = (key, object, find) => {
    const own = mapped.get(key);
    const [kind = ''] = key.split('/');
    if (kind !== 'GitRepository') {
      if (own !== undefined) return { tree: own };
      return { missing: `the content of ${key} is not at hand${MAP_IT(key)}` };
    }
    const { url } = fieldsOf(object?.spec);
    const checkout = own ?? (object === undefined || isThisRepository(String(url)) ? tree : undefined);
    if (checkout === undefined) return { missing: `the content of ${key} (${String(url)}) is not at hand${MAP_IT(key)}` };
    return artifactOf(checkout, key, object, find);
  };

  function artifactOf(
    checkout: FileTree,
    key: string,
    object: Fields | undefined,
    find: (key: string) => Fields | undefined,
  ): SourceContent {
    const spec = fieldsOf(object?.spec);
    const { ignore, sparseCheckout, include } = spec;
    const signature =
      isPlain(spec) && !mapped.has(key) ? '' : JSON.stringify([mapped.has(key) ? key : '', ignore, sparseCheckout, include]);
    const known = artifacts.get(signature);
    if (known !== undefined) return { tree: known };
    const missing = sparsePaths(sparseCheckout).find((path) => checkout.list(path) === undefined);
    if (missing !== undefined) return { missing: `sparse checkout dir '${missing}' does not exist in repository` };
    const included: IncludedTree[] = [];
    for (const each of listOf(include).map(fieldsOf)) {
      const name = String(fieldsOf(each.repository).name);
      const other = `GitRepository/${namespaceOf(object ?? {})}/${name}`;
      const found = other === key ? { missing: `${key} includes itself` } : content(other, find(other), find);
      if ('missing' in found) return found;
      included.push({ tree: found.tree, from: pathOf(each.fromPath), to: pathOf(each.toPath) || name });
    }
    const artifact = artifactTree(withIncludes(checkout, included), {
      ...(typeof ignore === 'string' ? { ignore } : {}),
      ...(sparseCheckout === undefined || sparseCheckout === null ? {} : { sparseCheckout: sparsePaths(sparseCheckout) }),
    });
    artifacts.set(signature, artifact);
    return { tree: artifact };
  }

  return { content };
}

const isPlain = ({ ignore, sparseCheckout, include }: Fields): boolean => (ignore ?? sparseCheckout ?? include) === undefined;

const MAP_IT = (key: string): string => `; give it with --source ${key}=DIR`;

const sparsePaths = (value: unknown): readonly string[] => listOf(value).map(pathOf);

const pathOf = (value: unknown): string =>
  String(value ?? '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
