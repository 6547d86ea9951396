import { assembleTree } from './assemble-tree.ts';
import { contentRules } from './content-rules.ts';
import { usageFailure } from './failure.ts';
import { givenKinds } from './given-kinds.ts';
import { judgeTree } from './judge-tree.ts';
import { shownLines } from './report/excerpt.ts';
import { placeFindings } from './source/definition-places.ts';
import type { VerbContext } from './verb-context.ts';
import type { Checked, CheckOptions } from './verbs/check.ts';
import { findWorkspace } from './workspace.ts';

/** Judges what the definitions of the repository around say, as it would be written. */
export async function checkDefinitions(context: VerbContext, options: CheckOptions): Promise<Checked> {
  if (options.crds !== undefined)
    throw usageFailure(
      '--crds goes with a PATH; the definitions of a repository bring the kinds that they define, or name them in slipway.crds of package.json.',
    );
  const workspace = findWorkspace(context.cwd);
  const tree = await assembleTree(workspace, options.package ?? [], context.progress);
  const whole = options.package === undefined ? tree : await assembleTree(workspace, [], context.progress);
  context.progress('checking');
  const given = givenKinds([], workspace.root);
  const judged = judgeTree(tree, whole, given.schemas);
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
