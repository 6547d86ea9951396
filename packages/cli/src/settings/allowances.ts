import { relative, resolve } from 'node:path';
import { type Budget, type Finding, NO_BUDGET, onceForEachName, type Severity } from '@slipway/manifest';
import type { AllowanceEntry } from './settings-file.gen.ts';

/** An entry of `allow`. In each text except the rule, `*` matches any text. */
export interface Allowance extends AllowanceEntry {
  /** Folder of the settings, absolute. */
  readonly folder: string;
  /** Position of the entry. */
  readonly location: Pick<Finding, 'file' | 'pointer' | 'line' | 'column'>;
}

/** Findings with the severities of the settings, without those that they allow. */
export interface AdjustedFindings {
  readonly findings: readonly Finding[];
  /** Allowed findings. */
  readonly allowed: readonly Finding[];
  /** Number of findings that each allowance accepted, completely or on some clusters. */
  readonly passedBy: ReadonlyMap<Allowance, number>;
  /** Number of findings of rules that the setting `severities.<rule>` turned off. */
  readonly turnedOff: ReadonlyMap<string, number>;
}

/** The input for applying settings. */
export interface Adjusting {
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  readonly allow: readonly Allowance[];
  readonly cwd: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Each comparison of a finding with an allowance takes operations of it. @default no limit */
  readonly budget?: Budget;
}

/** Cost of an allowance: a pattern is split and searched for each finding. */
const operationsOf = ({ object = '', file = '', pointer = '', cluster = '' }: Allowance): number =>
  OPERATIONS_PER_COMPARISON + object.length + file.length + pointer.length + cluster.length;

const OPERATIONS_PER_COMPARISON = 20;

/**
 * Returns the findings that are not allowed, with the severities of the settings. Expired allowances, and those that match nothing,
 * become findings.
 */
export function adjustFindings(
  findings: readonly Finding[],
  { severities, allow, cwd, today, budget = NO_BUDGET }: Adjusting,
): AdjustedFindings {
  const isOver = ({ expires }: Allowance): boolean => expires !== undefined && expires < today;
  const valid = allow.filter((each) => !isOver(each));
  const pathsOf = pathsInFolders(valid, cwd);
  const candidatesOf = allowanceIndex(valid, pathsOf);
  const passedBy = new Map<Allowance, number>();
  const turnedOff = new Map<string, number>();
  const [left, allowed]: [Finding[], Finding[]] = [[], []];
  for (const finding of findings) {
    let rest: Finding | undefined = finding;
    for (const allowance of candidatesOf(finding)) {
      if (rest === undefined) break;
      budget.take('operations', operationsOf(allowance));
      const without: Finding | undefined = allowanceLeaves(allowance, rest, pathsOf);
      if (without !== rest) passedBy.set(allowance, (passedBy.get(allowance) ?? 0) + 1);
      rest = without;
    }
    if (rest === undefined) allowed.push(finding);
    else left.push(rest);
  }
  return {
    findings: [
      ...left.flatMap((finding) => withSeverity(finding, severities, turnedOff)),
      ...allow.filter(isOver).map((each) => aboutAllowance('expired-allowance', each, `it counted until ${each.expires}`)),
      ...valid.filter((each) => !passedBy.has(each)).map((each) => aboutAllowance('unused-allowance', each, 'it matches no finding')),
    ],
    allowed,
    passedBy,
    turnedOff,
  };
}

/**
 * Returns the allowances that may match a finding, in the order of the settings. A baseline has an entry for each finding: entries without
 * `*` are looked up by the first of object, file and pointer that they have.
 */
function allowanceIndex(allowances: readonly Allowance[], pathsOf: PathsOf): (finding: Finding) => readonly Allowance[] {
  const positions = new Map(allowances.map((each, index) => [each, index]));
  const index = Map.groupBy(allowances, indexKey);
  return ({ rule, object = '', objects, file, pointer }) => {
    const keys = [
      JSON.stringify([rule]),
      ...(objects ?? [object]).slice(0, 1).map((name) => JSON.stringify([rule, 'object', name])),
      ...[...pathsOf(file).values()].map((path) => JSON.stringify([rule, 'file', path])),
      JSON.stringify([rule, 'pointer', pointer]),
    ];
    const found = [...new Set(keys)].flatMap((key) => index.get(key) ?? []);
    return found.sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
  };
}

/** Returns the paths of a file from each folder that has allowances. */
type PathsOf = (file: string) => ReadonlyMap<string, string>;

function pathsInFolders(allowances: readonly Allowance[], cwd: string): PathsOf {
  const folders = [...new Set(allowances.map(({ folder }) => folder))];
  return onceForEachName((file: string) => new Map(folders.map((folder) => [folder, relative(folder, resolve(cwd, file))])));
}

function indexKey({ rule, object, file, pointer }: Allowance): string {
  const fields = Object.entries({ object, file, pointer });
  const exact = fields.find(([, text]) => text !== undefined && !text.includes('*'));
  return JSON.stringify(exact === undefined ? [rule] : [rule, ...exact]);
}

/** Returns the remaining finding: all of it, that of other clusters, or nothing. */
function allowanceLeaves(allowance: Allowance, finding: Finding, pathsOf: PathsOf): Finding | undefined {
  const { rule, object, file, pointer, cluster, folder } = allowance;
  const names = finding.objects ?? [finding.object ?? ''];
  const path = pathsOf(finding.file).get(folder) ?? '';
  const isMeant =
    finding.rule === rule &&
    (object === undefined || names.every((name) => matches(object, name))) &&
    (file === undefined || matches(file, path)) &&
    (pointer === undefined || matches(pointer, finding.pointer));
  if (!isMeant) return finding;
  if (cluster === undefined) return undefined;
  const clusters = finding.clusters?.filter((each) => !matches(cluster, each)) ?? [];
  if (clusters.length === finding.clusters?.length || finding.clusters === undefined) return finding;
  return clusters.length === 0 ? undefined : { ...finding, clusters };
}

/**
 * Matches a text against a pattern in which `*` matches any text. Does not backtrack: it searches for the parts between stars one after the
 * other.
 */
export function matches(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.endsWith(last) && text.length - last.length >= at;
}

function withSeverity(finding: Finding, severities: Adjusting['severities'], turnedOff: Map<string, number>): readonly Finding[] {
  const severity = Object.hasOwn(severities, finding.rule) ? severities[finding.rule] : undefined;
  if (severity === undefined) return [finding];
  if (severity !== 'off') return [{ ...finding, severity }];
  const setting = `severities.${finding.rule}`;
  turnedOff.set(setting, (turnedOff.get(setting) ?? 0) + 1);
  return [];
}

const aboutAllowance = (
  rule: 'expired-allowance' | 'unused-allowance',
  { location, rule: of, reason }: Allowance,
  why: string,
): Finding => ({
  rule,
  severity: rule === 'expired-allowance' ? 'risk' : 'advice',
  message: `the allowance for ${of} does not count: ${why}`,
  ...location,
  value: reason,
  expected: rule === 'expired-allowance' ? 'a day that is not over' : 'a finding that it lets pass',
  remedy: rule === 'expired-allowance' ? 'fix the finding, or set a later day' : 'remove it, or correct rule, object, file and cluster',
});
