import { buildKustomization, type KustomizationBuild, type KustomizationInput } from '../build/build-kustomization.ts';
import type { Fields } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import type { ParseCache } from '../kustomize/resources/make-resources.ts';
import { onceForEach } from '../once-for-each.ts';
import { answersAlike, NO_ANSWERS, type TreeAnswers, watchedTree } from '../source/watched-tree.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { SourceContent, SourceFinder } from './fleet-source.ts';
import type { Pointer, Result, Results } from './fleet-state.ts';
import { sourceKey } from './flux-object.ts';

/** What a build of a fleet leaves to the next. */
export interface FleetMemory {
  /** What it came to. */
  readonly results: Results;
  /** Builds that were needed on the way, which the next one may need too. */
  readonly builds: BuildsByKey;
  readonly strict: boolean;
}

type BuildsByKey = ReadonlyMap<string, readonly Build[]>;

/** A ConfigMap or Secret that was looked for. */
interface Lookup {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly namespace: string;
  readonly name: string;
  readonly found: ValueSource | undefined;
}

/** What a Flux Kustomization was built into, and all that this was made of: where that is the same, so is the outcome. */
export interface Build {
  /** Of which only name, namespace and `spec` count. */
  readonly object: Fields;
  /** Undefined when its source is not at hand. */
  readonly tree: FileTree | undefined;
  /** Which content that is, as `FleetKustomization.content`. */
  readonly content: string;
  readonly answers: TreeAnswers;
  readonly lookups: readonly Lookup[];
  readonly outcome: KustomizationBuild;
}

/** Builds of one Flux Kustomization that are remembered: the first ones on the way, and the last. */
const MOST_BUILDS = 4;

/** Files whose content is remembered. */
const MOST_REMEMBERED = 2000;

/** What builds are made with. */
export interface Builder {
  readonly finder: SourceFinder;
  readonly cache: ParseCache;
  readonly strict: boolean;
  readonly before: FleetMemory | undefined;
}

/** Builds Flux Kustomizations, but for those of which a build that was made of the same things is known. */
export function rememberingBuilder({ finder, cache, strict, before }: Builder) {
  const earlier: BuildsByKey = before?.strict === strict ? before.builds : new Map();
  const builds = new Map<string, Build[]>();
  const contentOf = ({ object, onCluster }: Pointer): SourceContent => finder.content(sourceKey(object), onCluster);

  function build({ object, onCluster }: Pointer, content: SourceContent): Build {
    const lookups: Lookup[] = [];
    if ('missing' in content) {
      const error = { reason: 'source-not-at-hand', message: content.missing };
      return { object, tree: undefined, content: '', answers: NO_ANSWERS, lookups, outcome: { error } };
    }
    const tree = watchedTree(content.tree);
    const findSource = (kind: Lookup['kind'], namespace: string, name: string): ValueSource | undefined => {
      const found = onCluster.findValues(kind, namespace, name);
      lookups.push({ kind, namespace, name, found });
      return found;
    };
    const outcome = buildIfItFits({ kustomization: object, tree, findSource, cache, strict });
    // What is used once is kept no longer than it takes to come by what is used often again.
    if (cache.documents.size > MOST_REMEMBERED) cache.documents.clear();
    return { object, ...content, answers: tree.answers, lookups, outcome };
  }

  return {
    resultOf(pointer: Pointer): Result {
      const content = contentOf(pointer);
      const known = builds.get(pointer.key) ?? [];
      let found = known.find((each) => isBuildOf(each, pointer, content));
      if (found === undefined) {
        const kept = earlier.get(pointer.key)?.find((each) => isBuildOf(each, pointer, content));
        // With the tree of this time, so that its files are compared once.
        found = kept === undefined ? build(pointer, content) : { ...kept, object: pointer.object, ...treeOf(content) };
        builds.set(pointer.key, [...known.slice(0, MOST_BUILDS - 1), found]);
      }
      return { ...found, ...treeOf(content), pointer };
    },
    memoryOf: (results: Results): FleetMemory => ({ results, builds, strict }),
  };
}

/** No text of Node has more than half a billion characters: values that are written in thousands of times may come to more. */
function buildIfItFits(input: KustomizationInput): KustomizationBuild {
  try {
    return buildKustomization(input);
  } catch (error) {
    if (!(error instanceof RangeError && error.message === 'Invalid string length')) throw error;
    return { error: { reason: 'too-large', message: 'an object is too large to be built, and for any API server' } };
  }
}

const treeOf = (content: SourceContent): Pick<Build, 'tree' | 'content'> => ('missing' in content ? NO_CONTENT : content);

const NO_CONTENT = { tree: undefined, content: '' };

function isBuildOf(build: Build, { object, onCluster }: Pointer, content: SourceContent): boolean {
  if (build.object !== object && specText(build.object) !== specText(object)) return false;
  const { tree } = treeOf(content);
  if (tree !== build.tree && (tree === undefined || build.tree === undefined || !answersAlike(tree, build.answers))) return false;
  // Why a source is not at hand may have changed.
  if ('missing' in content && !('error' in build.outcome && build.outcome.error.message === content.missing)) return false;
  return build.lookups.every(({ kind, namespace, name, found }) => sameValues(onCluster.findValues(kind, namespace, name), found));
}

function sameValues(a: ValueSource | undefined, b: ValueSource | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.open !== b.open || a.values.size !== b.values.size) return false;
  return [...a.values].every(([name, value]) => b.values.has(name) && b.values.get(name) === value);
}

/** What a build depends on of a Flux Kustomization. */
const specText = onceForEach(
  (object: Fields): string =>
    JSON.stringify(object.spec, (_, value: unknown) =>
      typeof value === 'bigint'
        ? `\0${value}`
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
    ) ?? '',
);
