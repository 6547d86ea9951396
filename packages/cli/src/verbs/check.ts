import type { DocumentVerdict } from '@slipway/validate';
import { assembleTree } from '../assemble-tree.ts';
import { usageFailure } from '../failure.ts';
import { judgePaths } from '../judge-paths.ts';
import { judgeTree } from '../judge-tree.ts';
import { count, type Paint } from '../report/paint.ts';
import { findingsCount } from '../report/text.ts';
import { placeFindings } from '../source/definition-places.ts';
import type { VerbContext } from '../verb-context.ts';
import type { VerbReport } from '../verb-report.ts';
import { findWorkspace } from '../workspace.ts';

/** Options of `slipway check`. */
export interface CheckOptions {
  /** Files, directories or `-`; the definitions of the repository when empty. */
  readonly paths: readonly string[];
  readonly package?: readonly string[];
  /** Directories with CustomResourceDefinitions whose kinds are known beside the pinned ones. */
  readonly crds?: readonly string[];
}

/** The verdict on every document, and every finding. */
export async function check(context: VerbContext, options: CheckOptions): Promise<VerbReport> {
  if (options.paths.length > 0) {
    if (options.package !== undefined) throw usageFailure('--package selects definitions of this repository; it does not go with a PATH.');
    const { verdicts, findings } = await judgePaths(options.paths, options.crds ?? [], context);
    return checkReport(verdicts, placeFindings(findings, context.cwd, context.cwd));
  }
  if (options.crds !== undefined)
    throw usageFailure('--crds goes with a PATH; the definitions of a repository bring the kinds that they define.');
  const workspace = findWorkspace(context.cwd);
  const tree = await assembleTree(workspace, options.package ?? [], context.progress);
  const whole = options.package === undefined ? tree : await assembleTree(workspace, [], context.progress);
  context.progress('checking');
  const { verdicts, findings } = judgeTree(tree, whole);
  const placed = verdicts.map((object) => ({ ...object, file: context.displayFrom(workspace.root, object.file) }));
  return checkReport(placed, placeFindings(findings, workspace.root, context.cwd), tree.absent);
}

/** `absent` are packages of which no document was judged. */
function checkReport(objects: readonly DocumentVerdict[], findings: VerbReport['findings'], absent: readonly string[] = []): VerbReport {
  const number = (verdict: DocumentVerdict['verdict']): number => objects.filter((object) => object.verdict === verdict).length;
  const summary = {
    documents: objects.length,
    accepted: number('accept'),
    lossy: number('lossy'),
    rejected: number('reject'),
    findings: findings.length,
    ...(absent.length === 0 ? {} : { notAssembled: absent }),
  };
  return { findings, json: { summary, objects }, text: (paint) => summaryText(summary, findings, paint) };
}

type Summary = Readonly<Record<'documents' | 'accepted' | 'lossy' | 'rejected' | 'findings', number>> & {
  readonly notAssembled?: readonly string[];
};

function summaryText(summary: Summary, findings: VerbReport['findings'], paint: Paint): string {
  const { documents, accepted, lossy, rejected, notAssembled } = summary;
  if (findings.length === 0) return paint('green', `${count(documents, 'document')} accepted.`);
  const judged = `${count(documents, 'document')}: ${accepted} accepted, ${lossy} lossy, ${rejected} rejected; ${findingsCount(findings)}.`;
  return notAssembled === undefined ? judged : `${judged}\n${paint('red', 'Not assembled, so not judged')}: ${notAssembled.join(', ')}.`;
}
