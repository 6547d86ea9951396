import type { Finding, Rule } from '@slipway/manifest';
import type { DocumentVerdict } from '@slipway/validate';
import { assembleTree } from '../assemble-tree.ts';
import { contentRules } from '../content-rules.ts';
import { usageFailure } from '../failure.ts';
import { givenKinds } from '../given-kinds.ts';
import { judgePaths } from '../judge-paths.ts';
import { judgeTree } from '../judge-tree.ts';
import { count, type Paint } from '../report/paint.ts';
import { skippedText } from '../report/skipped-text.ts';
import { findingsCount } from '../report/text.ts';
import { placeFindings } from '../source/definition-places.ts';
import type { VerbContext } from '../verb-context.ts';
import type { Judged, VerbReport } from '../verb-report.ts';
import { findWorkspace, isInWorkspace } from '../workspace.ts';

/** Options of `slipway check`. */
export interface CheckOptions {
  /** Files, directories or `-`; the definitions of the repository when empty. */
  readonly paths: readonly string[];
  readonly package?: readonly string[];
  /** Files and directories with CustomResourceDefinitions whose kinds are known beside the pinned ones. */
  readonly crds?: readonly string[];
}

/** The verdict on every object, what was not judged, and every finding, in the order of the files. */
export async function check(context: VerbContext, options: CheckOptions): Promise<VerbReport> {
  const judged = options.paths.length > 0 ? await checkPaths(context, options) : await checkDefinitions(context, options);
  return { ...checkReport(judged), ...(context.output === 'sarif' ? { rules: await rulesHere(context.cwd) } : {}) };
}

interface Checked extends Judged {
  readonly findings: readonly Finding[];
  readonly textOf: (file: string) => string | undefined;
  /** Packages of which no document was judged. */
  readonly absent?: readonly string[];
}

async function checkPaths(context: VerbContext, { paths, crds, ...options }: CheckOptions): Promise<Checked> {
  if (options.package !== undefined) throw usageFailure('--package selects definitions of this repository; it does not go with a PATH.');
  const judged = await judgePaths(paths, crds ?? [], context);
  return {
    ...judged,
    findings: placeFindings(judged.findings, context.cwd, context.cwd),
    textOf: (file) => judged.texts.get(file),
  };
}

async function checkDefinitions(context: VerbContext, options: CheckOptions): Promise<Checked> {
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
    textOf: (file) => texts.get(file),
    absent: tree.absent,
  };
}

/** Every rule that a finding may name: Slipway's, and those of the repository around. */
async function rulesHere(cwd: string): Promise<readonly Rule[]> {
  const { allRules } = await import('../all-rules.ts');
  const own = isInWorkspace(cwd) ? await contentRules(findWorkspace(cwd).packages) : [];
  return [...allRules, ...own];
}

function checkReport({ verdicts, skipped, findings, textOf, absent = [] }: Checked): VerbReport {
  const number = (verdict: DocumentVerdict['verdict']): number => verdicts.filter((object) => object.verdict === verdict).length;
  const summary = {
    documents: verdicts.length,
    accepted: number('accept'),
    lossy: number('lossy'),
    rejected: number('reject'),
    skipped: skipped.length,
    findings: findings.length,
    ...(absent.length === 0 ? {} : { notAssembled: absent }),
  };
  return {
    findings: sortedByPlace(findings),
    json: { summary, objects: verdicts, skipped },
    text: (paint) => [summaryText(summary, findings, paint), skippedText(skipped, paint)].filter((part) => part !== '').join('\n'),
    textOf,
    judged: { verdicts, skipped },
  };
}

/** Each file from top to bottom; the files stay in the order in which they were told. */
function sortedByPlace(findings: readonly Finding[]): Finding[] {
  const groups = [...Map.groupBy(findings, ({ file }) => file).values()];
  return groups.flatMap((group) => group.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)));
}

type Summary = Readonly<Record<'documents' | 'accepted' | 'lossy' | 'rejected' | 'findings', number>> & {
  readonly notAssembled?: readonly string[];
};

function summaryText(summary: Summary, findings: readonly Finding[], paint: Paint): string {
  const { documents, accepted, lossy, rejected, notAssembled } = summary;
  if (documents === 0 && findings.length === 0) return 'There is no Kubernetes object to judge.';
  if (findings.length === 0) return paint('green', `${count(documents, 'document')} accepted.`);
  const judged = `${count(documents, 'document')}: ${accepted} accepted, ${lossy} lossy, ${rejected} rejected; ${findingsCount(findings)}.`;
  return notAssembled === undefined ? judged : `${judged}\n${paint('red', 'Not assembled, so not judged')}: ${notAssembled.join(', ')}.`;
}
