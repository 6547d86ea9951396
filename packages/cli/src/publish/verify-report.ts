import { printable, type SourceLocation } from '@slipway/manifest';
import { exitCodes } from '../report/exit-code.ts';
import { type Paint, table } from '../report/paint.ts';
import type { VerbReport } from '../report/verb-report.ts';
import type { FileDiff } from './file-diff.ts';
import { filesText } from './file-diff-text.ts';
import { short, type Verdict } from './verify-reference.ts';

/** A definition behind lines that were edited. */
export interface EditedDefinition {
  /** File of the tree. */
  readonly file: string;
  readonly source: SourceLocation;
}

export interface VerifiedReference extends Verdict {
  readonly definitions: readonly EditedDefinition[];
}

/** The patch that was written. */
export interface WrittenPatch {
  readonly file: string;
  readonly leftOut: readonly string[];
  /** Edited files outside the package. The patch does not contain them. */
  readonly outside: readonly string[];
}

/** Reports the verdicts on branches and tags. The exit code is 0 if all are verified and there are no other findings. */
export function verifyReport(remote: string, verdicts: readonly VerifiedReference[], patch: WrittenPatch | undefined): VerbReport {
  const findings = verdicts.flatMap((each) => each.findings);
  const verified = verdicts.filter(({ outcome }) => outcome === 'verified').length;
  return {
    findings,
    json: () => ({
      summary: { remote, references: verdicts.length, verified, findings: findings.length },
      references: verdicts.map(({ findings: _, ...each }) => each),
      ...(patch && { patch }),
    }),
    text: (paint) =>
      [
        table(
          [['package', 'branch or tag', 'version', 'commit', 'source', 'result'], ...verdicts.map((each) => cellsOf(each, paint))],
          paint,
        ),
        filesText(new Map(verdicts.map((each): [string, readonly FileDiff[]] => [each.reference, each.differences])), paint),
        definitionsText(verdicts),
        ...(patch === undefined ? [] : [patchText(patch)]),
        `Verified: ${verified} of ${verdicts.length}.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    exitCode: findings.length === 0 && verified === verdicts.length ? exitCodes.clean : exitCodes.findings,
  };
}

const cellsOf = (verdict: Verdict, paint: Paint): string[] => [
  ...[verdict.package, verdict.reference, printable(verdict.version ?? '-')],
  ...[verdict.commit?.slice(0, 10) ?? '-', verdict.sourceCommit === undefined ? '-' : printable(short(verdict.sourceCommit))],
  paint(verdict.outcome === 'verified' ? 'green' : 'red', verdict.outcome),
];

function definitionsText(verdicts: readonly VerifiedReference[]): string {
  const lines = verdicts.flatMap(({ definitions }) =>
    definitions.map(({ file, source }) => `  ${printable(file)} comes from ${printable(source.file)}:${source.line}`),
  );
  return lines.length === 0 ? '' : ['Definitions behind the edited lines:', ...new Set(lines)].join('\n');
}

function patchText({ file, leftOut, outside }: WrittenPatch): string {
  return [
    `The edits are in ${printable(file)}; \`git apply\` puts them into the tree, to compare with what the definitions give.`,
    ...(leftOut.length === 0 ? [] : [`Not in it, as lines of them may be secret: ${leftOut.map(printable).join(', ')}.`]),
    ...(outside.length === 0 ? [] : [`Not in it, as the package does not write them: ${outside.map(printable).join(', ')}.`]),
  ].join(' ');
}
