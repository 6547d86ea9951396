import { relative, resolve } from 'node:path';
import type { Finding, Severity } from '@slipway/manifest';

/** Findings that a repository lets pass, with a reason. In each text but the rule, `*` stands for any text. */
export interface Allowance {
  readonly rule: string;
  readonly object?: string;
  /** From the folder of the settings. */
  readonly file?: string;
  readonly pointer?: string;
  readonly cluster?: string;
  readonly reason: string;
  /** `YYYY-MM-DD`, the last day. */
  readonly expires?: string;
  /** Folder of the settings, absolute. */
  readonly folder: string;
  /** Where it is written. */
  readonly place: Pick<Finding, 'file' | 'pointer' | 'line' | 'column'>;
}

/** Findings with the severities of the settings, without those that they allow. */
export interface AdjustedFindings {
  readonly findings: readonly Finding[];
  /** Those that were let pass. */
  readonly allowed: readonly Finding[];
  /** Number of findings that each allowance let pass, in whole or on some clusters. */
  readonly passedBy: ReadonlyMap<Allowance, number>;
  /** Number of findings that are not reported, by the setting `severities.<rule>` that turns their rule off. */
  readonly turnedOff: ReadonlyMap<string, number>;
}

/** What is known when settings are applied. */
export interface Adjusting {
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  readonly allow: readonly Allowance[];
  readonly cwd: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Findings without those that are let pass, with the severities of the settings; allowances that are over, or match nothing, are findings. */
export function adjustFindings(findings: readonly Finding[], { severities, allow, cwd, today }: Adjusting): AdjustedFindings {
  const isOver = ({ expires }: Allowance): boolean => expires !== undefined && expires < today;
  const valid = allow.filter((each) => !isOver(each));
  const passedBy = new Map<Allowance, number>();
  const turnedOff = new Map<string, number>();
  const [left, allowed]: [Finding[], Finding[]] = [[], []];
  for (const finding of findings) {
    let rest: Finding | undefined = finding;
    for (const allowance of valid) {
      if (rest === undefined) break;
      const without: Finding | undefined = allowanceLeaves(allowance, rest, cwd);
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

/** What is left of a finding: all of it, that of other clusters, or nothing. */
function allowanceLeaves(allowance: Allowance, finding: Finding, cwd: string): Finding | undefined {
  const { rule, object, file, pointer, cluster, folder } = allowance;
  const names = finding.objects ?? [finding.object ?? ''];
  const place = relative(folder, resolve(cwd, finding.file));
  const isMeant =
    finding.rule === rule &&
    (object === undefined || names.every((name) => matches(object, name))) &&
    (file === undefined || matches(file, place)) &&
    (pointer === undefined || matches(pointer, finding.pointer));
  if (!isMeant) return finding;
  if (cluster === undefined) return undefined;
  const clusters = finding.clusters?.filter((each) => !matches(cluster, each)) ?? [];
  if (clusters.length === finding.clusters?.length || finding.clusters === undefined) return finding;
  return clusters.length === 0 ? undefined : { ...finding, clusters };
}

/** `*` stands for any text. Without backtracking: the parts between stars are looked for one after the other. */
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

const aboutAllowance = (rule: 'expired-allowance' | 'unused-allowance', { place, rule: of, reason }: Allowance, why: string): Finding => ({
  rule,
  severity: rule === 'expired-allowance' ? 'risk' : 'advice',
  message: `the allowance for ${of} does not count: ${why}`,
  ...place,
  value: reason,
  expected: rule === 'expired-allowance' ? 'a day that is not over' : 'a finding that it lets pass',
  remedy:
    rule === 'expired-allowance' ? 'mend what it lets pass, or set a later day' : 'remove it, or correct rule, object, file and cluster',
});
