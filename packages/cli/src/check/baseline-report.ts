import { relative } from 'node:path';
import { type Finding, printable } from '@slipway/manifest';
import { count } from '../report/paint.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type Baseline, writeBaseline } from '../settings/write-baseline.ts';
import { exitCodeOf, exitCodes } from '../terminal/exit-code.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** Writes the findings that fail down as a baseline, and says where: risks and advice let pass would be a long file that hides new ones. */
export function baselineReport(
  all: readonly Finding[],
  { allow, folder }: Pick<Baseline, 'allow' | 'folder'>,
  context: VerbContext,
): VerbReport {
  const { cwd } = context;
  const findings = all.filter(fails);
  const today = new Date().toISOString().slice(0, 10);
  const file = relative(cwd, writeBaseline({ findings: all, fails, allow, folder, cwd, today }, context));
  return {
    findings: [],
    json: () => ({ summary: { baseline: file, findings: findings.length } }),
    text: () =>
      `Wrote ${printable(file)}: ${count(findings.length, 'finding')} that ${findings.length === 1 ? 'is' : 'are'} let pass from now on.`,
  };
}

const fails = (finding: Finding): boolean => exitCodeOf([finding]) !== exitCodes.clean;
