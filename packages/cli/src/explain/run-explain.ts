import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { failurePages } from '@slipway/publish/failure-pages';
import { allRules } from '../check/all-rules.ts';
import { definedKinds } from '../kinds/defined-kinds.ts';
import { definitionsIn } from '../kinds/definitions-in.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { readInput } from '../repository/read-input.ts';
import { type DefinitionRecords, readRecords } from '../synth/read-records.ts';
import { explainFailure } from './explain-failure.ts';
import { explainFile, isProduced, parseFilePosition } from './explain-file.ts';
import { explainKind, kindNames, type OwnKinds, ownKindsOf } from './explain-kind.ts';
import { explainName, namesIn } from './explain-name.ts';
import type { ObjectLocation } from './explain-object.ts';
import { explainRule } from './explain-rule.ts';
import type { Explanation } from './explanation.ts';

/** The argument of `slipway explain`. */
export interface ExplainOptions {
  /** Files and directories with CustomResourceDefinitions. Their kinds are added to the pinned ones. */
  readonly crds?: readonly string[];
  /** A rule id, an error code, `FILE`, `FILE:LINE`, `Kind`, `Kind.field.path`, `Kind/namespace/name`, or the name of an application, add-on or cluster. */
  readonly subject: string;
  /** For an object: the folder that paths start from. */
  readonly repository?: string;
  /** For an object: folders and files that are roots of Flux. */
  readonly root?: readonly string[];
  /** For an object: the commit to read. */
  readonly at?: string;
  /** For an object: a folder with charts. */
  readonly charts?: string;
}

/** Explains a rule, an error code, a kind or a part of the repository. Throws a usage Failure with the nearest name when the subject is unknown. */
export async function runExplain(
  context: VerbContext,
  { subject, crds = [], repository, root, at, charts }: ExplainOptions,
): Promise<VerbReport> {
  const { cwd } = context;
  const given = {
    ...givenKinds({ crds, cwd, env: context.terminal.env }),
    textOf: (file: string) => readInput([file], cwd).texts.get(file),
  };
  const known = explainRule(subject, allRules) ?? explainFailure(subject) ?? explainKind(subject, given);
  return { findings: [], ...(known ?? (await explainContent(subject, given, context, { repository, root, at, charts }))) };
}

/** Explains the content of the repository: its files, its own rules and the kinds that it defines. Runs none of its code. */
async function explainContent(subject: string, given: OwnKinds, context: VerbContext, at: ObjectLocation): Promise<Explanation> {
  const { cwd } = context;
  const place = parseFilePosition(subject);
  const known = readRecords(cwd);
  const isHere = existsSync(resolve(cwd, place.file));
  if (isHere && !isProduced(place, known, cwd)) return (await import('./explain-written-file.ts')).explainWrittenFile(place, context, at);
  if (isHere || /\.ya?ml$/.test(place.file)) return explainFile(place, known, cwd);
  if (isObjectSubject(subject)) return (await import('./explain-object.ts')).explainObject(subject, context, at);
  const own = known?.records.flatMap(({ rules }) => rules) ?? [];
  const rule = explainRule(subject, own);
  if (rule !== undefined) return rule;
  const kinds = known === undefined ? NONE : kindsOfTree(known);
  const kind = explainKind(subject, kinds);
  if (kind !== undefined) return kind;
  const named = known === undefined ? undefined : explainName(subject, known);
  if (named !== undefined) return named;
  const names = [
    ...[...allRules, ...own].map(({ id }) => id),
    ...failurePages.map(({ code }) => code),
    ...kindNames(given),
    ...kindNames(kinds),
    ...(known === undefined ? [] : namesIn(known)),
  ];
  throw usageFailure(
    `There is no rule, error code, kind, file or folder ${subject}.${didYouMean(subject.split('.')[0] ?? subject, names)}`,
  );
}

/** Returns the kinds that the CRDs and XRDs in the tree define. */
function kindsOfTree({ root, records }: DefinitionRecords): OwnKinds {
  const paths = records.flatMap(({ files }) => Object.keys(files));
  const texts = new Map(paths.flatMap((path) => textOf(root, path)));
  const { schemas, files } = definedKinds(definitionsIn(texts));
  return ownKindsOf(
    schemas,
    (schema) => files.get(schema),
    (file) => texts.get(file),
  );
}

function textOf(root: string, path: string): readonly (readonly [string, string])[] {
  try {
    return [[path, readRegularFile(resolve(root, path), { within: root }).toString('utf8')]];
  } catch {
    return []; // The file was deleted after it was written
  }
}

const NONE: OwnKinds = ownKindsOf(
  [],
  () => undefined,
  () => undefined,
);

/** `Kind/namespace/name`, or `Kind/name` for objects without a namespace. */
const isObjectSubject = (subject: string): boolean => /^[A-Z][A-Za-z0-9]*\/(?:[^/]+\/)?[^/]+$/.test(subject);
