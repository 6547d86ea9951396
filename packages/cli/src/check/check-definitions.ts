import { type AssembledTree, assembleTree } from '../assemble/assemble-tree.ts';
import { contentRules } from '../assemble/content-rules.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { shownLines } from '../report/excerpt.ts';
import { placeFindings } from '../source/definition-places.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import { findWorkspace, type Workspace } from '../workspace/workspace.ts';
import type { Checked, CheckOptions } from './checked.ts';
import { judgeTree } from './judge-tree.ts';

/** Judges what the definitions of the repository around say, as it would be written. */
export async function checkDefinitions(context: VerbContext, options: CheckOptions): Promise<Checked> {
  if (options.crds !== undefined)
    throw usageFailure(
      '--crds goes with a PATH; the definitions of a repository bring the kinds that they define, or name them in slipway.crds of package.json.',
    );
  const workspace = findWorkspace(context.cwd);
  const { tree, whole, exists } = await assemble(workspace, options, context.progress);
  context.progress('checking');
  const given = givenKinds([], workspace.root);
  const judged = judgeTree(tree, whole, given.schemas, exists);
  const display = (path: string): string => context.displayFrom(workspace.root, path);
  const texts = new Map([...judged.texts].map(([path, text]) => [display(path), text]));
  return {
    verdicts: judged.verdicts.map((object) => ({ ...object, file: display(object.file) })),
    skipped: judged.skipped.map((document) => ({ ...document, file: display(document.file) })),
    findings: placeFindings([...given.findings, ...judged.findings], workspace.root, context.cwd),
    linesOf: (file) => shownLines(texts.get(file)),
    ownRules: await contentRules(tree.packages.map((assembled) => assembled.package)),
    absent: tree.absent,
  };
}

interface Trees {
  /** What is judged. */
  readonly tree: AssembledTree;
  /** In which kinds may be defined: of a package with shards, its shard stands for all of it. */
  readonly whole: AssembledTree;
  /** Whether a path belongs to another shard, where it is judged. */
  readonly exists?: (path: string) => boolean;
}

async function assemble(workspace: Workspace, { package: names, shard }: CheckOptions, progress: (text: string) => void): Promise<Trees> {
  if (shard === undefined) {
    const tree = await assembleTree(workspace, names ?? [], progress);
    return { tree, whole: names === undefined ? tree : await assembleTree(workspace, [], progress) };
  }
  const { content, tree, owns } = await (await import('../assemble/shard.ts')).assembleShard(workspace, names ?? [], shard, progress);
  const others = workspace.packages.filter((other) => other !== content).map(({ npmName }) => npmName);
  const beside = others.length === 0 ? [] : (await assembleTree(workspace, others, progress)).packages;
  return { tree, whole: { ...tree, packages: [...beside, ...tree.packages] }, exists: (path) => !owns(path) };
}
