import { type Finding, printableJson, visible } from '@slipway/manifest';
import { findingsGithub, settingsGithub } from './github.ts';
import { junitReport } from './junit.ts';
import type { OutputFormat } from './output-format.ts';
import type { Paint } from './paint.ts';
import { sarifReport } from './sarif.ts';
import { settingsPart } from './settings-part.ts';
import { shortFinding } from './short-finding.ts';
import { findingsText } from './text.ts';
import { valueText } from './value-text.ts';
import type { VerbReport } from './verb-report.ts';

/** Prints the complete answer of a verb to standard output. `quiet` leaves out the text for people if there are no findings. */
export function printReport(given: VerbReport, format: OutputFormat, paint: Paint, quiet: boolean): string {
  const report = { ...given, findings: given.findings.map(shortFinding) };
  switch (format) {
    case 'json':
      return jsonText(report);
    case 'github':
      return `${findingsGithub(report.findings)}${settingsGithub(report.settings ?? [])}`;
    case 'sarif': {
      const { findings, failures } = report.sarif?.() ?? { findings: report.findings, failures: [] };
      return printableJson(sarifReport(findings.map(shortFinding), report.rules ?? [], { failures, settings: report.settings ?? [] }));
    }
    case 'junit':
      return junitReport(report.findings, report.checked ?? { verdicts: [], skipped: [] }, report.settings);
    case 'yaml':
      return report.yaml?.() ?? '';
    case 'markdown':
      return withoutControls(report.markdown?.() ?? '');
    case 'html':
      return withoutControls(report.html?.() ?? '');
    case 'text': {
      const settings = settingsPart(report.settings ?? [], paint);
      if (report.page !== undefined && !quiet) return `${withoutControls([report.page(paint), settings].filter(Boolean).join('\n\n'))}\n`;
      const parts = [
        findingsText(report.documents === undefined ? report.findings : [], paint, report.linesOf),
        ...(quiet ? [] : [report.text(paint)]),
        settings,
      ].filter((part) => part !== '');
      return parts.length === 0 ? '' : `${withoutControls(parts.join('\n').trimEnd())}\n`;
    }
  }
}

/** Returns the JSON document of a report, or the array of its documents. */
function jsonText(report: VerbReport): string {
  const value = report.documents?.() ?? { ...report.json(), ...settingsJson(report), findings: report.findings.map(withPlainValue) };
  return `${printableJson(JSON.stringify(value, null, 2))}\n`;
}

const settingsJson = ({ settings = [] }: VerbReport): Readonly<Record<string, unknown>> => (settings.length === 0 ? {} : { settings });

/** Prints the findings to standard error, for formats that cannot contain them. */
export function printAside({ findings, documents }: VerbReport, format: OutputFormat): string {
  const hasRoom = format !== 'markdown' && format !== 'html' && documents === undefined;
  if (hasRoom || findings.length === 0) return '';
  return `${withoutControls(findingsText(findings.map(shortFinding), (_, text) => text))}\n`;
}

/**
 * Escapes hidden characters between line ends and our colours. Each part of a report is printable already; this is the last protection.
 */
const withoutControls = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    .split(/(\n|\u001b\[(?:1|2|22|31|32|33|36|39)m)/)
    .map((part, index) => (index % 2 === 0 ? visible(part) : part))
    .join('');

/** Converts the value, which may be anything from a definition. */
const withPlainValue = (finding: Finding): Finding =>
  finding.value === undefined ? finding : { ...finding, value: JSON.parse(valueText(finding.value)) as unknown };
