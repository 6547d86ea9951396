import { type Finding, printable } from '@slipway/manifest';
import type { ChannelReport, ChannelRow, MoveRequest } from '@slipway/publish';
import { exitCodeOf } from '../report/exit-code.ts';
import { type Paint, table } from '../report/paint.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbReport } from '../report/verb-report.ts';

/** Returns the result of a change of channels, for users and programs. `moved` are the outcomes of rows that the verb pushed. */
export function channelReport(report: ChannelReport, moved: ReadonlySet<ChannelRow['outcome']> = MOVED): VerbReport {
  const findings: readonly Finding[] = [...report.findings, ...report.packages.flatMap((row) => row.findings)];
  const outcome = outcomeOf(report, moved);
  return {
    findings,
    json: () => ({ summary: { outcome, remote: report.remote, findings: findings.length }, packages: report.packages }),
    text: (paint) => {
      if (outcome === 'refused') return `${paint('red', 'Nothing was pushed')}: ${findingsCount(findings)}.`;
      return `${SENTENCES[outcome]}\n${rowsText(report.packages, paint)}`;
    },
    exitCode: exitCodeOf(findings),
  };
}

/** Whether the remote has the reported channels: the change was not refused, not a dry run, and not only branches of pull requests. */
export const hasMoved = (report: ChannelReport, { dryRun = false }: Pick<MoveRequest, 'dryRun'>): boolean =>
  !dryRun && ['pushed', 'unchanged'].includes(outcomeOf(report, MOVED));

function outcomeOf({ packages, findings }: ChannelReport, moved: ReadonlySet<ChannelRow['outcome']>): keyof typeof SENTENCES | 'refused' {
  const rows = packages.map(({ outcome }) => outcome);
  if (rows.includes('refused') || rows.includes('withheld') || findings.some(({ severity }) => severity === 'reject')) return 'refused';
  if (rows.includes('planned')) return 'planned';
  if (rows.includes('proposed')) return 'proposed';
  return rows.some((each) => moved.has(each)) ? 'pushed' : 'unchanged';
}

/** Outcomes of a promotion and a rollback. A promotion leaves a channel that is held as it is. */
const MOVED: ReadonlySet<ChannelRow['outcome']> = new Set(['promoted', 'rolled-back']);

/** Outcomes of `hold`. */
export const HELD: ReadonlySet<ChannelRow['outcome']> = new Set(['held', 'released']);

const SENTENCES = {
  planned: 'Would push, but this is a dry run:',
  pushed: 'Pushed:',
  proposed: 'Pushed for pull requests, no channel has moved:',
  unchanged: 'Nothing changed.',
} as const;

function rowsText(rows: readonly ChannelRow[], paint: Paint): string {
  const head = ['package', 'channel', 'from', 'to', 'commit', 'added', 'changed', 'removed', 'outcome'];
  return [table([head, ...rows.map(rowCells)], paint), ...rows.flatMap(soakText), ...rows.flatMap(nextStep)].join('\n');
}

const soakText = ({ package: name, version, soak }: ChannelRow): readonly string[] =>
  soak === undefined ? [] : [`soak of ${name} ${printable(version)}: since ${soak.since}; relies on ${printable(soak.text)}.`];

const nextStep = ({ outcome, proposal, branch }: ChannelRow): readonly string[] =>
  outcome === 'proposed' ? [`Open a pull request from ${proposal} into ${branch}.`] : [];

const rowCells = (row: ChannelRow): (string | number)[] => [
  ...[row.package, row.channel, row.before ?? '-', row.version || '-', row.commit?.slice(0, 10) ?? '-'],
  ...[row.added.length, row.changed.length, row.removed.length],
  row.heldFor === undefined ? row.outcome : `${row.outcome === 'held' ? 'held' : `${row.outcome}, held`}: ${printable(row.heldFor)}`,
];
