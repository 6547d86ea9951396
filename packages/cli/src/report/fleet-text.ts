import type { Undecided } from '@slipway/fleet-check';
import { asciiName, type Finding, printable, type Severity } from '@slipway/manifest';
import type { DocumentVerdict, SkippedDocument } from '@slipway/validate';
import type { ShownLines } from '@slipway/validate/confidential-lines';
import { excerpt } from './excerpt.ts';
import { count, type Paint, severityStyle } from './paint.ts';
import { findingsCount } from './text.ts';
import { unknownKindsText } from './unknown-kinds.ts';
import { valueText } from './value-text.ts';

/** The amount of detail in a report. */
export interface FleetTextOptions {
  /** Prints every finding and everything that is not applied, instead of one screen. */
  readonly all: boolean;
  readonly paint: Paint;
}

/** Counts of a checked fleet. */
export interface FleetSummary {
  readonly clusters: number;
  readonly kustomizations: number;
  /** Suspended Flux Kustomizations, which are listed and not reconciled. */
  readonly suspended: number;
  /** Objects on all clusters together. */
  readonly objects: number;
  /** Different objects, each counted for each document that it comes from. */
  readonly judged: number;
  readonly accepted: number;
  readonly lossy: number;
  readonly rejected: number;
  /** Objects of kinds without a schema. */
  readonly unknown: number;
  readonly findings: number;
  /** Findings that the settings accept. */
  readonly allowed: number;
  readonly notApplied: number;
}

/** The parts of a checked fleet that users read. */
export interface FleetReport {
  readonly summary: FleetSummary;
  readonly findings: readonly Finding[];
  /** Objects that are written in the repository and applied to no cluster. */
  readonly notApplied: readonly DocumentVerdict[];
  /** `kind-without-schema` of each object that was not checked because its schema is missing. */
  readonly unknown: readonly Finding[];
  /** Objects that rules look for and that may exist nevertheless. */
  readonly undecided: readonly Undecided[];
  readonly skipped: readonly SkippedDocument[];
  /** Lines about what is unknown of releases and packages. */
  readonly notes?: readonly string[];
  readonly linesOf: (file: string) => ShownLines;
}

/**
 * Returns a summary line, then the findings by cause, worst first, then the unchecked objects. The text fits one screen, unless the user
 * wants all of it.
 */
export function fleetText(
  { findings, notApplied, unknown, undecided, skipped, notes = [], linesOf, summary }: FleetReport,
  { all, paint }: FleetTextOptions,
): string {
  const causes = causesOf(findings);
  const shown = all ? causes : firstCauses(causes);
  const parts = shown.map((cause) => causeText(cause, linesOf, all, paint));
  const rest = causes.slice(shown.length);
  return [
    summaryLine(summary, findings, paint),
    ...parts,
    ...(rest.length === 0 ? [] : [restText(rest, paint)]),
    ...(unknown.length === 0 ? [] : [unknownKindsText(unknown, paint)]),
    ...(undecided.length === 0 ? [] : [undecidedText(undecided, paint)]),
    ...(notApplied.length === 0 ? [] : [notAppliedText(notApplied, all, paint)]),
    ...notYamlText(skipped, all, paint),
    ...notes,
  ].join('\n\n');
}

function summaryLine(
  { clusters, kustomizations, suspended, objects, lossy, rejected, allowed }: FleetSummary,
  findings: readonly Finding[],
  paint: Paint,
): string {
  const asleep = suspended === 0 ? '' : ` (${suspended} suspended, not checked)`;
  const fleet = `${count(clusters, 'cluster')}, ${count(kustomizations, 'Flux Kustomization')}${asleep}, ${count(objects, 'object')}`;
  const passed = allowed === 0 ? '' : ` (${allowed} allowed)`;
  if (findings.length === 0) return paint('green', `${fleet}: no findings${passed}.`);
  const verdicts = [...(rejected === 0 ? [] : [`${rejected} rejected`]), ...(lossy === 0 ? [] : [`${lossy} lossy`])];
  return paint('bold', `${fleet}: ${[...verdicts, findingsCount(findings)].join(', ')}${passed}.`);
}

/** Findings of one rule with the same message, from any number of files and objects. */
interface Cause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
}

const ORDER: readonly Severity[] = ['reject', 'lossy', 'risk', 'advice'];

/** Sorts causes: the worst severity first, then those with the most positions. */
function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const groups = Map.groupBy(findings, causeKey);
  return [...groups.values()]
    .map((group) => ({ first: group[0] as Finding, findings: group }))
    .sort((a, b) => ORDER.indexOf(a.first.severity) - ORDER.indexOf(b.first.severity) || b.findings.length - a.findings.length);
}

/** Returns the same key for findings that differ only in the names of objects and clusters, or in the namespace of a missing object. */
function causeKey({ rule, severity, message, object = '', objects = [], clusters = [], value }: Finding): string {
  const [whole = '', last = ''] = (typeof value === 'string' && /^[A-Z]\w*\/[^/]+\/([^/]+)$/.exec(value)) || [];
  const own = [object, ...objects].flatMap((each) => each.split('/'));
  const names = new Set([...own, ...clusters].filter((name) => name.length > 1));
  const text = [...names].reduce((rest, name) => replaceWord(rest, name), whole === '' ? message : message.replaceAll(whole, ''));
  return `${severity} ${rule} ${last} ${(text.split(DEPENDENTS, 1)[0] ?? '').replaceAll(/"[^"]*"|'[^']*'|\d+/g, '*')}`;
}

/** Returns `text` with `*` instead of the name, but not where it is a part of another: `kafka`, and not that of `kafka.strimzi.io`. */
function replaceWord(text: string, name: string): string {
  if (name.length > MAX_NAME) return text;
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at)) {
    const end = at + name.length;
    const isPart = /[\w.-]/.test(text.charAt(at - 1)) || /^(?:[\w-]|\.\w)/.test(text.slice(end, end + 2));
    if (!isPart) parts.push(text.slice(from, at), '*');
    if (!isPart) from = end;
    at = isPart ? at + 1 : end;
  }
  return parts.join('') + text.slice(from);
}

/** Longest name of an object. */
const MAX_NAME = 253;

/** The number of dependents does not distinguish causes. */
const DEPENDENTS = /; [\d,]{1,20} Flux Kustomizations(?: on [\d,]{1,20} clusters)? need it: /;

/** Number of terminal lines for findings, and the lines of one cause. */
const SCREEN = 36;
const LINES_PER_CAUSE = 7;

/** Returns as many causes as fit, without advice, which is printed on request. */
function firstCauses(causes: readonly Cause[]): readonly Cause[] {
  const wanted = causes.filter(({ first }) => first.severity !== 'advice');
  return wanted.slice(0, Math.max(1, Math.floor(SCREEN / LINES_PER_CAUSE)));
}

const MAX_POSITIONS = 3;

function causeText({ first, findings }: Cause, linesOf: (file: string) => ShownLines, all: boolean, paint: Paint): string {
  const objects = new Set(findings.flatMap(({ object, objects: several = [] }) => [...several, ...(object === undefined ? [] : [object])]));
  const clusters = [...new Set(findings.flatMap((finding) => finding.clusters ?? []))];
  const head = [
    paint(severityStyle[first.severity], first.severity),
    paint('bold', printable(first.rule)),
    ...(objects.size > 1 ? [`${objects.size} objects`] : []),
    ...(clusters.length === 0 ? [] : [`on ${clustersText(clusters, all)}`]),
  ].join('  ');
  const places = all ? findings : findings.slice(0, MAX_POSITIONS);
  const more = findings.length - places.length;
  const lines = excerpt(first, linesOf(first.file), paint) ?? [];
  const details = [
    ['value', first.value === undefined || lines.length > 0 ? undefined : shortened(valueText(first.value))],
    ['expected', shortened(first.expected)],
    ['remedy', first.remedy],
  ] as const;
  return [
    head,
    `  ${printable(first.message)}`,
    ...places.flatMap((finding, index) => [positionText(finding, paint), ...(index === 0 ? lines.map((line) => `    ${line}`) : [])]),
    ...(more === 0 ? [] : [`    and at ${count(more, 'more place')}, which --all lists`]),
    ...details.flatMap(([label, text]) =>
      text === undefined || text === '' ? [] : [`  ${paint('dim', label.padEnd(9))}${printable(text)}`],
    ),
  ].join('\n');
}

function positionText({ file, line, column, object, objects, pointer, source }: Finding, paint: Paint): string {
  const place = `${printable(file)}${line === undefined ? '' : `:${line}:${column ?? 1}`}`;
  const about = objects === undefined ? object && asciiName(object) : `${asciiName(objects[0] ?? '')} and ${objects.length - 1} more`;
  const by = source === undefined ? undefined : `by ${source.file}:${source.line}`;
  const parts = [about, pointer === '' ? undefined : pointer, by].filter((part) => part !== undefined).map((part) => printable(part));
  return `    ${[paint('bold', place), ...parts].join('  ')}`;
}

const clustersText = (clusters: readonly string[], all: boolean): string =>
  all || clusters.length <= 3 ? clusters.map(printable).join(', ') : `${clusters.length} clusters`;

const shortened = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 157)}...`);

function restText(rest: readonly Cause[], paint: Paint): string {
  const findings = rest.flatMap((cause) => cause.findings);
  const rules = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, group]) => `${printable(rule)} ${group.length}`);
  return `${paint('bold', `and ${findingsCount(findings)}`)}: ${rules.join(', ')}\n  --all lists them; slipway explain RULE says what a rule means`;
}

function notAppliedText(notApplied: FleetReport['notApplied'], all: boolean, paint: Paint): string {
  const files = [...new Set(notApplied.map(({ file }) => file))];
  const head = `${paint('dim', 'not applied')}  ${count(notApplied.length, 'object')} in ${count(files.length, 'file')} that Flux applies to no cluster`;
  return all
    ? [`${head}:`, ...files.map((file) => `  ${printable(file)}`)].join('\n')
    : `${head}; --all lists them, --documents checks them`;
}

/** Lists files that are not YAML: templates of other programs. */
function notYamlText(skipped: FleetReport['skipped'], all: boolean, paint: Paint): readonly string[] {
  const files = skipped.flatMap(({ reason, file }) => (reason === 'not-yaml' ? [file] : []));
  if (files.length === 0) return [];
  const head = `${paint('dim', 'not applied')}  ${count(files.length, 'file')} that Flux applies to no cluster and that ${files.length === 1 ? 'is' : 'are'} not YAML`;
  return [all ? [`${head}:`, ...files.map((file) => `  ${printable(file)}`)].join('\n') : `${head}; --all lists them`];
}

/** Lists the objects that rules need and whose existence is uncertain, by their possible creator. */
export function undecidedText(undecided: readonly Undecided[], paint: Paint): string {
  const groups = [...Map.groupBy(undecided, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  const lines = groups.flatMap(([reason, all]) => [
    `  ${all.length} ${CREATORS[reason]}`,
    ...all.map((each) => `    ${undecidedName(each)}`),
  ]);
  return [
    `${paint('bold', 'Not decided')}: ${count(undecided.length, 'object')} that another object names and the repository does not have.`,
    ...lines,
  ].join('\n');
}

const undecidedName = ({ kind, namespace, name, cluster }: Undecided): string =>
  printable(`${[kind, namespace, name].filter((part) => part !== '').join('/')} on ${cluster}`);

const CREATORS: Readonly<Record<Undecided['reason'], string>> = {
  chart: 'may be installed by a chart',
  'not-built': 'may be part of content that is not built',
  variable: 'have a variable in the name',
  controller: 'may be created by a controller or a user',
  program: 'are named by a program of the repository, such as Terraform or a script',
  condition: 'are created by a chart under a condition that only the cluster can decide',
};
