import { relative } from 'node:path';
import { type Finding, printable } from '@slipway/manifest';
import { exitCodeOf, exitCodes } from '../report/exit-code.ts';
import { count } from '../report/paint.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type Baseline, canHaveEntry, secretSearch, writeBaseline } from '../settings/write-baseline.ts';

/**
 * Writes the failing findings to a baseline, and returns its path. It does not contain risks and advice, which fail no command: such a
 * long file would hide new findings.
 */
export function baselineReport(
  all: readonly Finding[],
  { allow, folder, isPart }: Pick<Baseline, 'allow' | 'folder' | 'isPart'>,
  context: VerbContext,
): VerbReport {
  const { cwd } = context;
  const today = new Date().toISOString().slice(0, 10);
  const hasSecret = guarded(context, () => secretSearch(context));
  const hasEntry = (finding: Finding): boolean => fails(finding) && canHaveEntry(finding, { folder, cwd, today, hasSecret });
  const written = all.filter(hasEntry).length;
  const left = all.filter((finding) => fails(finding) && !hasEntry(finding));
  const file = relative(cwd, writeBaseline({ findings: all, fails: hasEntry, allow, folder, isPart, cwd, today, hasSecret }, context));
  const wrote = `Wrote ${printable(file)}: ${count(written, 'finding')} that ${written === 1 ? 'is' : 'are'} let pass from now on.`;
  const stays = `${count(left.length, 'finding')} with a secret in the name, or with characters that a YAML file cannot have, ${left.length === 1 ? 'stays' : 'stay'}.`;
  return {
    findings: left,
    json: () => ({ summary: { baseline: file, findings: written } }),
    text: () => (left.length === 0 ? wrote : `${wrote} ${stays}`),
  };
}

const fails = (finding: Finding): boolean => exitCodeOf([finding]) !== exitCodes.clean;
