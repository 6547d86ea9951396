import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { allRules } from '../all-rules.ts';
import { contentRules } from '../content-rules.ts';
import { didYouMean } from '../did-you-mean.ts';
import { explainFile, parseFilePlace } from '../explain/explain-file.ts';
import { explainKind, kindNames } from '../explain/explain-kind.ts';
import { explainRule } from '../explain/explain-rule.ts';
import type { Explanation } from '../explain/explanation.ts';
import { usageFailure } from '../failure.ts';
import type { VerbContext } from '../verb-context.ts';
import type { VerbReport } from '../verb-report.ts';
import { findWorkspace, isInWorkspace } from '../workspace.ts';

/** The argument of `slipway explain`. */
export interface ExplainOptions {
  /** A rule id, `FILE`, `FILE:LINE`, `Kind` or `Kind.field.path`. */
  readonly subject: string;
}

/** Answers from what the repository knows; a subject that is none of the four is a usage Failure with the nearest known name. */
export async function explain(context: VerbContext, { subject }: ExplainOptions): Promise<VerbReport> {
  const known = explainRule(subject, allRules) ?? explainKind(subject);
  return { findings: [], ...(known ?? (await explainContent(subject, context.cwd))) };
}

/** What only the content of a repository knows: its files and its own rules. */
async function explainContent(subject: string, cwd: string): Promise<Explanation> {
  const place = parseFilePlace(subject);
  if (/\.ya?ml$/.test(place.file) || existsSync(resolve(cwd, place.file))) return explainFile(place, findWorkspace(cwd), cwd);
  const own = isInWorkspace(cwd) ? await contentRules(findWorkspace(cwd).packages) : [];
  const rule = explainRule(subject, own);
  if (rule !== undefined) return rule;
  const names = [...[...allRules, ...own].map(({ id }) => id), ...kindNames()];
  throw usageFailure(`There is no rule, kind or file ${subject}.${didYouMean(subject.split('.')[0] ?? subject, names)}`);
}
