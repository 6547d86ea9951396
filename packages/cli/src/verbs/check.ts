import type { Finding } from '@slipway/manifest';
import type { DocumentVerdict } from '@slipway/validate';
import type { Checked, CheckOptions } from '../check/checked.ts';
import { judgePaths } from '../check/judge-paths.ts';
import { shownLines } from '../report/excerpt.ts';
import { count, type Paint } from '../report/paint.ts';
import { skippedText } from '../report/skipped-text.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { placeFindings } from '../source/definition-places.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** The verdict on every object, what was not judged, and every finding, in the order of the files. */
export async function check(context: VerbContext, options: CheckOptions): Promise<VerbReport> {
  // Neither is of use to the other: definitions of TypeScript are loaded, files are only read.
  const judged =
    options.paths.length > 0
      ? await checkPaths(context, options)
      : await (await import('../check/check-definitions.ts')).checkDefinitions(context, options);
  if (context.output !== 'sarif') return checkReport(judged);
  const { allRules } = await import('../rules/all-rules.ts');
  return { ...checkReport(judged), rules: [...allRules, ...(judged.ownRules ?? [])] };
}

async function checkPaths(context: VerbContext, { paths, crds, ...options }: CheckOptions): Promise<Checked> {
  if (options.package !== undefined || options.shard !== undefined)
    throw usageFailure('--package and --shard select definitions of this repository; they do not go with a PATH.');
  const judged = await judgePaths(paths, crds ?? [], context);
  return {
    ...judged,
    findings: placeFindings(judged.findings, context.cwd, context.cwd),
    linesOf: (file) => shownLines(judged.texts.get(file), (document) => judged.isHarmless(file, document)),
  };
}

function checkReport({ verdicts, skipped, findings, linesOf, absent = [] }: Checked): VerbReport {
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
    json: () => ({ summary, objects: verdicts, skipped }),
    text: (paint) => [summaryText(summary, findings, paint), skippedText(skipped, paint)].filter((part) => part !== '').join('\n'),
    linesOf,
    judged: { verdicts, skipped },
  };
}

/** Each file from top to bottom; the files stay in the order in which they were reported. */
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
