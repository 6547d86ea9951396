import { asciiName, type Finding, printable } from '@slipway/manifest';
import { type ShownLines, shownLines } from '@slipway/validate/confidential-lines';
import { excerpt } from './excerpt.ts';
import { count, type Paint, severityStyle } from './paint.ts';
import { valueText } from './value-text.ts';
import type { VerbReport } from './verb-report.ts';

/**
 * Returns findings for users, grouped by file in the order in which they came, with the line of each where `linesOf` has it. Returns the
 * empty string without findings.
 */
export function findingsText(findings: readonly Finding[], paint: Paint, linesOf: VerbReport['linesOf'] = () => shownLines()): string {
  const groups = Map.groupBy(findings, ({ file }) => file);
  return [...groups].map(([file, group]) => `${paint('bold', printable(file))}\n${fileText(group, paint, linesOf(file))}\n`).join('\n');
}

/** If a file breaks one rule many times, only the first findings are printed. */
function fileText(findings: readonly Finding[], paint: Paint, lines: ShownLines): string {
  const countOfRule = new Map<string, number>();
  const parts: string[] = [];
  for (const finding of findings) {
    const number = (countOfRule.get(finding.rule) ?? 0) + 1;
    countOfRule.set(finding.rule, number);
    if (number <= MAX_PER_RULE) parts.push(findingText(finding, paint, excerpt(finding, lines, paint)));
  }
  const more = [...countOfRule].filter(([, number]) => number > MAX_PER_RULE);
  return [...parts, ...more.map(([rule, number]) => `  and ${number - MAX_PER_RULE} more of ${paint('bold', printable(rule))}`)].join('\n');
}

const MAX_PER_RULE = 50;

/** `2 reject, 1 lossy`, or `no findings`. */
export function findingsCount(findings: readonly Finding[]): string {
  const severities = ['reject', 'lossy', 'risk', 'advice'] as const;
  const counts = severities.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const);
  const parts = counts.filter(([, number]) => number > 0).map(([severity, number]) => `${number} ${severity}`);
  return parts.length === 0 ? 'no findings' : `${count(findings.length, 'finding')} (${parts.join(', ')})`;
}

function findingText(finding: Finding, paint: Paint, lines: readonly string[] | undefined): string {
  const head = [
    finding.object && asciiName(finding.object),
    finding.line === undefined ? undefined : `${finding.file}:${finding.line}:${finding.column ?? 1}`,
    finding.pointer === '' ? undefined : finding.pointer,
  ];
  const parts = head.filter((part) => part !== undefined).map(printable);
  const details = [
    ['value', finding.value === undefined || isShown(finding.value, lines) ? undefined : shortValue(finding.value)],
    ['expected', shortText(finding.expected)],
    ['remedy', finding.remedy],
    ['clusters', finding.clusters?.join(', ')],
    ['source', finding.source && `${finding.source.file}:${finding.source.line}`],
  ] as const;
  return [
    `  ${[paint(severityStyle[finding.severity], finding.severity), paint('bold', printable(finding.rule)), ...parts].join('  ')}`,
    `    ${printable(finding.message)}`,
    ...(lines ?? []).map((line) => `    ${line}`),
    ...details
      .filter(([, text]) => text !== undefined)
      .map(([label, text]) => `    ${paint('dim', label.padEnd(9))} ${printable(text ?? '')}`),
  ].join('\n');
}

/** Returns whether a value is in the line unchanged. Such a value is not repeated. */
const isShown = (value: unknown, lines: readonly string[] | undefined): boolean =>
  (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') && lines?.[0]?.includes(String(value)) === true;

/** Shortens a text: the names of forty fields are not useful. The other formats contain the complete text. */
const shortText = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, text.lastIndexOf(' ', 196))} ...`);

/** Cuts a value to a length that fits one line of a terminal. Prints a number that JSON cannot represent without quotes. */
function shortValue(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : valueText(value);
  return text.length <= 160 ? text : `${text.slice(0, 157)}...`;
}
