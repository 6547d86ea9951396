import type { Fields } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { copiedFrom } from '../source/staged-files.ts';
import { generateArtifacts, generatorText, makersOf, readGenerator } from './artifact-generator.ts';
import type { SourceContent } from './fleet-source.ts';

/**
 * Content of ExternalArtifacts that ArtifactGenerators make, by `ExternalArtifact/namespace/name`; undefined where none does. What
 * several make is not known: each writes over the other. `numberOf` tells trees apart, so that what is made of the same is made once.
 */
export function generatedContents(numberOf: (tree: FileTree) => number) {
  const generated = new Map<string, ReturnType<typeof generateArtifacts>>();
  return (
    key: string,
    generatorsIn: (namespace: string) => readonly Fields[],
    contentOf: (source: string) => SourceContent,
  ): SourceContent | undefined => {
    const [, namespace = '', name = ''] = key.split('/');
    const [generator, other] = makersOf(generatorsIn(namespace), name);
    if (generator === undefined) return undefined;
    const by = generatorText(generator);
    if (other !== undefined) return { missing: `${key} may be made by ${by} and by ${generatorText(other)}, each over the other` };
    const failed = (problem: string) => ({ missing: `${by} does not make ${key}: ${problem}` });
    const spec = readGenerator(generator);
    if ('problem' in spec) return failed(spec.problem);
    const trees = new Map<string, FileTree>();
    for (const [alias, source] of spec.sources) {
      const found = contentOf(source);
      if ('missing' in found) return failed(found.missing);
      trees.set(alias, found.tree);
      NAMES.set(found.tree, found.content);
    }
    const signature = JSON.stringify([spec.artifacts, [...trees].map(([alias, each]) => [alias, numberOf(each)])]);
    const made = generated.get(signature) ?? generateArtifacts(spec, trees);
    generated.set(signature, made);
    const artifact = made.get(name) ?? { problem: 'no artifact has that name' };
    return 'problem' in artifact ? failed(artifact.problem) : { tree: artifact, content: key };
  };
}

/** Names of the content of sources that artifacts are made of. */
const NAMES = new WeakMap<FileTree, string>();

/** Where a file of generated content is written; undefined when it was put together, and for other trees. */
export function writtenAt(artifact: FileTree, path: string): { readonly content: string; readonly file: string } | undefined {
  let at = copiedFrom(artifact, path);
  for (let before = at; before !== undefined; before = copiedFrom(before.tree, before.path)) at = before;
  const content = at === undefined ? undefined : NAMES.get(at.tree);
  return at === undefined || content === undefined ? undefined : { content, file: at.path };
}
