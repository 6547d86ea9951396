import { type Budget, createBudget, type Fields, LimitError, onceForEach, stableText } from '@slipway/manifest';
import { budgetOfOne } from '../build/build-budget.ts';
import type { FileTree } from '../file-tree.ts';
import { copiedFrom } from '../generated-artifact/staged-files.ts';
import { withBudget } from '../spending.ts';
import { artifactGeneratorsOf, type GeneratorSpec, generateArtifacts, generatorText, readGenerator } from './artifact-generator.ts';
import type { SourceContent } from './source-content.ts';

/**
 * Returns the content of ExternalArtifacts that ArtifactGenerators create, by `ExternalArtifact/namespace/name`; undefined without a
 * generator. The content is unknown if several generators create it, because each overwrites the other. `numberOf` identifies trees, so
 * that equal inputs are generated once. `budget` is the budget of the run.
 */
export function generatedContents(numberOf: (tree: FileTree) => number, budget: Budget) {
  const generated = new Map<string, ReturnType<typeof generateArtifacts> | LimitError>();
  const files = createBudget({ objects: MAX_FILES });
  const numbers = new Map<string, number>();
  const specNumber = onceForEach(({ artifacts }: GeneratorSpec): number => {
    const text = stableText(artifacts);
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text) ?? -1;
  });
  const generate = (spec: GeneratorSpec, trees: ReadonlyMap<string, FileTree>): ReturnType<typeof generateArtifacts> | LimitError => {
    const own = budgetOfOne(budget, LIMITS_OF_ONE);
    const take: Budget['take'] = (limit, amount) => {
      own.take(limit, amount);
      if (limit === 'objects') files.take(limit, amount);
    };
    try {
      return withBudget({ ...own, take }, () => generateArtifacts(spec, trees));
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return error;
    } finally {
      // The limit may be a limit of the run.
      own.settle();
    }
  };
  return (
    key: string,
    generatorsIn: (namespace: string) => readonly Fields[],
    contentOf: (source: string) => SourceContent,
  ): SourceContent | undefined => {
    const [, namespace = '', name = ''] = key.split('/');
    const [generator, other] = artifactGeneratorsOf(generatorsIn(namespace), name);
    if (generator === undefined) return undefined;
    const by = generatorText(generator);
    if (other !== undefined) return { missing: `${key} may be made by ${by} and by ${generatorText(other)}, each over the other` };
    const failed = (problem: string) => ({ missing: `${by} does not make ${key}: ${problem}` });
    const spec = readOnce(generator);
    if ('problem' in spec) return failed(spec.problem);
    const trees = new Map<string, FileTree>();
    for (const [alias, source] of spec.sources) {
      const found = contentOf(source);
      if ('missing' in found) return failed(found.missing);
      trees.set(alias, found.tree);
      NAMES.set(found.tree, found.content);
    }
    const signature = JSON.stringify([specNumber(spec), [...trees].map(([alias, each]) => [alias, numberOf(each)])]);
    const made = generated.get(signature) ?? generate(spec, trees);
    generated.set(signature, made);
    if (made instanceof LimitError) return { missing: `${by} does not make ${key}: ${tooMuchText(made)}`, tooLarge: true };
    const artifact = made.get(name) ?? { problem: 'no artifact has that name' };
    return 'problem' in artifact ? failed(artifact.problem) : { tree: artifact, content: key };
  };
}

const readOnce = onceForEach(readGenerator);

/** The most files that all ArtifactGenerators of a run may stage, and the limits of one: its objects are files. */
const MAX_FILES = 300_000;
const LIMITS_OF_ONE = { objects: 100_000, bytes: 2 ** 28, operations: 2e8 } as const;

const tooMuchText = ({ limit, most, message }: LimitError): string =>
  limit !== 'objects'
    ? `it is too large to be made: ${message}`
    : `it is too large to be made: more than ${most.toLocaleString('en-US')} files${most === MAX_FILES ? ' with those of the others' : ''}`;

/** Names of the content of sources that artifacts are created from. */
const NAMES = new WeakMap<FileTree, string>();

/** Returns where a file of generated content is in the sources; undefined for a merged file and for other trees. */
export function writtenAt(artifact: FileTree, path: string): { readonly content: string; readonly file: string } | undefined {
  let at = copiedFrom(artifact, path);
  for (let before = at; before !== undefined; before = copiedFrom(before.tree, before.path)) at = before;
  const content = at === undefined ? undefined : NAMES.get(at.tree);
  return at === undefined || content === undefined ? undefined : { content, file: at.path };
}
