import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { allRules } from '../all-rules.ts';
import { didYouMean } from '../did-you-mean.ts';
import { explainFile, parseFilePlace } from '../explain/explain-file.ts';
import { explainKind, kindNames } from '../explain/explain-kind.ts';
import { explainRule } from '../explain/explain-rule.ts';
import { usageFailure } from '../failure.ts';
import type { VerbContext } from '../verb-context.ts';
import type { VerbReport } from '../verb-report.ts';
import { findWorkspace } from '../workspace.ts';

export interface ExplainOptions {
  /** A rule id, `FILE`, `FILE:LINE`, `Kind` or `Kind.field.path`. */
  readonly subject: string;
}

/** Answers from what the repository knows; a subject that is none of the four is a usage Failure with the nearest known name. */
export async function explain(context: VerbContext, { subject }: ExplainOptions): Promise<VerbReport> {
  const explanation = explainRule(subject, allRules) ?? explainKind(subject) ?? (await explainPath(subject, context.cwd));
  return { findings: [], ...explanation };
}

async function explainPath(subject: string, cwd: string) {
  const place = parseFilePlace(subject);
  const looksLikeFile = /\.ya?ml$/.test(place.file) || existsSync(resolve(cwd, place.file));
  if (looksLikeFile) return explainFile(place, findWorkspace(cwd), cwd);
  const known = [...allRules.map(({ id }) => id), ...kindNames()];
  throw usageFailure(`There is no rule, kind or file ${subject}.${didYouMean(subject.split('.')[0] ?? subject, known)}`);
}
