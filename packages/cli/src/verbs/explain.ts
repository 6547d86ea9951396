import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { allRules } from '../all-rules.ts';
import { assemblePackages } from '../assemble.ts';
import { contentRules } from '../content-rules.ts';
import { type DefinedKinds, definedKinds } from '../defined-kinds.ts';
import { didYouMean } from '../did-you-mean.ts';
import { explainFile, parseFilePlace } from '../explain/explain-file.ts';
import { explainKind, kindNames } from '../explain/explain-kind.ts';
import { explainRule } from '../explain/explain-rule.ts';
import type { Explanation } from '../explain/explanation.ts';
import { isObjectSubject } from '../explain/object-subject.ts';
import { usageFailure } from '../failure.ts';
import { givenKinds } from '../given-kinds.ts';
import type { VerbContext } from '../verb-context.ts';
import type { VerbReport } from '../verb-report.ts';
import { findWorkspace, isInWorkspace, type Workspace } from '../workspace.ts';

/** The argument of `slipway explain`. */
export interface ExplainOptions {
  /** Files and directories with CustomResourceDefinitions whose kinds are known beside the pinned ones. */
  readonly crds?: readonly string[];
  /** A rule id, `FILE`, `FILE:LINE`, `Kind`, `Kind.field.path` or `Kind/namespace/name`. */
  readonly subject: string;
  /** Of an object: as it is in this commit. */
  readonly at?: string;
}

/** Answers from what the repository knows; a subject that is none of these is a usage Failure with the nearest known name. */
export async function explain({ cwd }: VerbContext, { subject, crds = [], at }: ExplainOptions): Promise<VerbReport> {
  const given = givenKinds(crds, cwd);
  const known = explainRule(subject, allRules) ?? explainKind(subject, given);
  return { findings: [], ...(known ?? (await explainContent(subject, given, cwd, at))) };
}

/** What only the content of a repository knows: its files, its own rules and the kinds that it defines. */
async function explainContent(subject: string, given: DefinedKinds, cwd: string, at: string | undefined): Promise<Explanation> {
  const place = parseFilePlace(subject);
  if (/\.ya?ml$/.test(place.file) || existsSync(resolve(cwd, place.file))) return explainFile(place, findWorkspace(cwd), cwd);
  if (isObjectSubject(subject)) return (await import('../explain/explain-object.ts')).explainObject(subject, cwd, at);
  const own = isInWorkspace(cwd) ? await contentRules(findWorkspace(cwd).packages) : [];
  const rule = explainRule(subject, own);
  if (rule !== undefined) return rule;
  const kinds = isInWorkspace(cwd) ? await contentKinds(findWorkspace(cwd)) : NONE;
  const kind = explainKind(subject, kinds);
  if (kind !== undefined) return kind;
  const names = [...[...allRules, ...own].map(({ id }) => id), ...kindNames(given), ...kindNames(kinds)];
  throw usageFailure(`There is no rule, kind or file ${subject}.${didYouMean(subject.split('.')[0] ?? subject, names)}`);
}

/** The kinds that the CRDs and XRDs of the definitions define. */
async function contentKinds({ packages }: Workspace): Promise<DefinedKinds> {
  const assembly = await assemblePackages(packages);
  const files = assembly.packages.flatMap((assembled) => assembled.files);
  return definedKinds(files.flatMap(({ path, objects }) => objects.map((object) => ({ file: path, object }))));
}

const NONE: DefinedKinds = { schemas: [], files: new Map(), findings: [] };
