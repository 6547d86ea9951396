import type { Finding } from '@slipway/manifest';
import type { OutputFormat } from '../output-format.ts';
import type { VerbReport } from '../verb-report.ts';
import { findingsGithub } from './github.ts';
import { junitReport } from './junit.ts';
import type { Paint } from './paint.ts';
import { sarifReport } from './sarif.ts';
import { findingsText } from './text.ts';
import { valueText } from './value-text.ts';

/** The whole answer of a verb as it goes to standard output. `quiet` leaves out what people would read without findings. */
export function printReport(report: VerbReport, format: OutputFormat, paint: Paint, quiet: boolean): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify({ ...report.json(), findings: report.findings.map(withPlainValue) }, null, 2)}\n`;
    case 'github':
      return findingsGithub(report.findings);
    case 'sarif':
      return sarifReport(report.findings, report.rules ?? []);
    case 'junit':
      return junitReport(report.findings, report.judged ?? { verdicts: [], skipped: [] });
    case 'yaml':
      return report.yaml?.() ?? '';
    case 'text': {
      const parts = [findingsText(report.findings, paint, report.textOf), ...(quiet ? [] : [report.text(paint)])].filter(
        (part) => part !== '',
      );
      return parts.length === 0 ? '' : `${parts.join('\n').trimEnd()}\n`;
    }
  }
}

/** The value may be anything that a definition held. */
const withPlainValue = (finding: Finding): Finding =>
  finding.value === undefined ? finding : { ...finding, value: JSON.parse(valueText(finding.value)) as unknown };
