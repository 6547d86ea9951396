import { resolve } from 'node:path';
import { applyPolicy, buildFleet, type FleetKustomization, fleetFindings, goesWithOwner } from '@slipway/flux-build';
import { type Finding, printable } from '@slipway/manifest';
import { openFleet } from '../fleet/open-fleet.ts';
import { shortRevision } from '../git/short-revision.ts';
import { nameList, objectText, plainJson, policyWords } from '../report/build-text.ts';
import { buildYaml } from '../report/build-yaml.ts';
import { shownLines } from '../report/excerpt.ts';
import { count, type Paint } from '../report/paint.ts';
import { shownFinding } from '../report/shown-finding.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** Options of `slipway build`. */
export interface BuildOptions {
  /** The bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations. */
  readonly path: string;
  /** The folder that paths of Flux Kustomizations begin at. @default the Git checkout; without one, the path */
  readonly root?: string;
  /** A commit of the repository around the path, instead of what is on disk. */
  readonly at?: string;
  /** `namespace/name` of those to show. */
  readonly kustomization?: readonly string[];
  /** The clusters whose objects to show, whoever applies them there. */
  readonly cluster?: readonly string[];
  /** `Kind/namespace/name=directory`, or `…=directory#revision` for a commit of the Git repository there. */
  readonly source?: readonly string[];
  /** Files and directories with objects that are on each cluster before Flux. */
  readonly present?: readonly string[];
  /** @default true */
  readonly strict?: boolean;
}

/** The objects of every Flux Kustomization that is reached from a path, in the order in which they are applied. */
export async function build(
  context: VerbContext,
  { path, root, at, source = [], present = [], strict = true, ...options }: BuildOptions,
): Promise<VerbReport> {
  const { cwd } = context;
  const open = await openFleet({ path: resolve(cwd, path), root, at, sources: source, present, cwd, budget: context.budget });
  context.progress('building');
  const fleet = buildFleet({ ...open.input, strict });
  const there = chosen('cluster', fleet.kustomizations, ({ appliesTo }) => appliesTo, options.cluster);
  const told = chosen('Flux Kustomization', there, nameOf, options.kustomization);
  const unreadable = open.trees().flatMap((tree) => tree.unreadable());
  const files = new Map<string, { readonly content: string; readonly file: string }>();
  const fileName = (content: string, file: string): string => {
    const name = open.fileName(content, file);
    files.set(name, { content, file });
    return name;
  };
  const textIn = (content: string, file: string): string | undefined => (content === '' ? open.tree : open.treeOf(content))?.read(file);
  const fileText = (name: string): string | undefined => {
    const { content = '', file = '' } = files.get(name) ?? {};
    return textIn(content, file);
  };
  const found = fleetFindings(fleet, { of: told, unreadable, leftOut: open.tree.leftOut(), fileName });
  const shown = found.map((finding) => shownFinding(finding, fileText(finding.file)));
  const findings = [...open.findings, ...(open.isRootKnown ? shown : shown.map(withRootRemedy))];
  const answer = told.map((each) => withShownError(each, textIn));
  return {
    findings,
    json: () => ({ summary: summaryOf(told, findings), kustomizations: answer.map(jsonOf) }),
    text: (paint) => textOf(answer, findings, paint),
    yaml: () => buildYaml(answer),
    linesOf: (file) => shownLines(fileText(file)),
  };
}

/** What is wrong with a Flux Kustomization may be reported in the words of the file that is wrong, which may be a Secret. */
function withShownError(each: FleetKustomization, textIn: (content: string, file: string) => string | undefined): FleetKustomization {
  const { error, content, written } = each;
  if (error === undefined) return each;
  const { value: _, ...rest } = error;
  const text = error.file === undefined ? written && textIn(written.content, written.file) : textIn(content, error.file);
  const told: Finding = { rule: 'kustomization-not-built', severity: 'reject', file: '', pointer: '', expected: '', remedy: '', ...rest };
  const { message, confidential } = shownFinding(told, text);
  return confidential ? { ...each, error: { ...rest, message } } : each;
}

/** Outside of Git nothing says where a repository begins. */
const withRootRemedy = (finding: Finding): Finding =>
  finding.rule === 'kustomization-not-built'
    ? { ...finding, remedy: `${finding.remedy}; outside of a Git checkout, --root says where paths begin` }
    : finding;

function chosen(
  what: string,
  all: readonly FleetKustomization[],
  called: (kustomization: FleetKustomization) => string,
  names: readonly string[] | undefined,
): readonly FleetKustomization[] {
  if (names === undefined) return all;
  const missing = names.find((name) => !all.some((each) => called(each) === name));
  if (missing !== undefined) throw usageFailure(`There is no ${what} ${missing}; ${nameList(all.map(called))}.`);
  return all.filter((each) => names.includes(called(each)));
}

const nameOf = ({ namespace, name }: FleetKustomization): string => `${namespace}/${name}`;

function summaryOf(kustomizations: readonly FleetKustomization[], findings: readonly Finding[]): Readonly<Record<string, number>> {
  return {
    kustomizations: kustomizations.length,
    objects: kustomizations.reduce((sum, { objects = [] }) => sum + objects.length, 0),
    errors: kustomizations.filter(({ error }) => error !== undefined).length,
    findings: findings.length,
  };
}

/** One Flux Kustomization in the JSON answer; `objects` or `error`. */
function jsonOf({ objects, error, notes: _, parent, spec, ...kustomization }: FleetKustomization): Readonly<Record<string, unknown>> {
  const unknown = [...new Set((objects ?? []).flatMap(({ unknownVariables }) => unknownVariables))].sort();
  return {
    ...kustomization,
    ...(parent === undefined ? {} : { parent }),
    ...(unknown.length === 0 ? {} : { unknownVariables: unknown }),
    prune: spec.prune === true,
    goesWithOwner: goesWithOwner(spec),
    exceptions: (objects ?? []).flatMap(({ object }) =>
      policyWords(object, spec).length === 0 ? [] : [{ object: objectText(object), ...applyPolicy(object, spec) }],
    ),
    ...(objects === undefined ? { error } : { objects: objects.map(({ object }) => plainJson(object)) }),
  };
}

function textOf(kustomizations: readonly FleetKustomization[], findings: readonly Finding[], paint: Paint): string {
  const clusters = Map.groupBy(kustomizations, ({ cluster }) => cluster);
  const parts = [...clusters].map(
    ([cluster, each]) => `${paint('bold', printable(cluster))}\n${each.map((one) => kustomizationText(one, paint)).join('\n')}`,
  );
  const { objects = 0 } = summaryOf(kustomizations, findings);
  const end = `${count(kustomizations.length, 'Kustomization')}, ${count(objects, 'object')}, ${findingsCount(findings)}`;
  return [...parts, end].join('\n\n');
}

function kustomizationText(kustomization: FleetKustomization, paint: Paint): string {
  const { objects, error, appliesTo, cluster, path, suspended, content, spec } = kustomization;
  const to = appliesTo === cluster ? '' : ` -> ${printable(appliesTo)}`;
  const from = content === '' ? path : `${path} of ${shortRevision(content)}`;
  const head = `  ${printable(nameOf(kustomization))}${to}  ${paint('dim', printable(from))}${suspended ? ' (suspended: as it would be)' : ''}`;
  if (error !== undefined) return `${head}\n    ${paint('red', printable(error.message))}`;
  const lines = (objects ?? []).map(({ object }) => {
    const words = policyWords(object, spec);
    return `    ${printable(objectText(object))}${words.length === 0 ? '' : paint('dim', `  (${words.join(', ')})`)}`;
  });
  return [head, ...(lines.length === 0 ? [`    ${paint('dim', 'nothing')}`] : lines)].join('\n');
}
