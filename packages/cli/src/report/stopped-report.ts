import { type Finding, type LimitError, printable, type Rule } from '@slipway/manifest';
import { exitCodes } from './exit-code.ts';
import type { VerbContext } from './verb-context.ts';
import type { VerbReport } from './verb-report.ts';

export const runStopped: Rule = {
  id: 'run-stopped',
  severity: 'reject',
  summary: 'A run ends within its limits of time and memory.',
  why: 'A loop in a definition, or input that was written to take all time and memory, would keep a build server busy until it is ended by force, without an answer. So the command stops by itself and reports what it found until then.',
  remedy: 'Fix what does not end, or check a part at a time. SLIPWAY_TIME_LIMIT is the number of seconds that a run may take.',
};

/** Reports a run that stopped at a limit: its findings so far, and its last action. */
export function stoppedReport({ found, doing }: Pick<VerbContext, 'found' | 'doing'>, error: LimitError): VerbReport {
  const findings = [...found, stoppedFinding(error, doing())];
  const text = `Stopped: the answer is not complete. ${sentence(error, doing())}`;
  return {
    findings,
    json: () => ({ summary: { outcome: 'stopped', findings: findings.length } }),
    text: () => printable(text),
    sarif: () => ({ findings, failures: [text] }),
    rules: [runStopped],
    yaml: () => `# ${printable(text)}\n`,
    markdown: () => `**${printable(text)}**\n`,
    html: () => `<!doctype html>\n<title>Stopped</title>\n<p>${escaped(printable(text))}</p>\n`,
    exitCode: exitCodes.findings,
  };
}

/** Reports the findings of a run that an internal error of Slipway ended. The error itself is printed to standard error. */
export function failedReport({ found }: { readonly found: readonly Finding[] }): VerbReport {
  const text = 'An error of Slipway ended the run: the answer is not complete.';
  return {
    findings: found,
    json: () => ({ summary: { outcome: 'failed', findings: found.length } }),
    text: () => text,
    yaml: () => `# ${text}\n`,
    markdown: () => `**${text}**\n`,
    html: () => `<!doctype html>\n<title>Failed</title>\n<p>${text}</p>\n`,
    sarif: () => ({ findings: found, failures: [text] }),
    exitCode: exitCodes.internal,
  };
}

const stoppedFinding = (error: LimitError, doing: string): Finding => ({
  rule: runStopped.id,
  severity: 'reject',
  message: sentence(error, doing),
  file: '',
  pointer: '',
  expected: 'a run that ends within its limits',
  remedy: REMEDIES[error.limit === 'time' || error.limit === 'memory' ? error.limit : 'amount'],
});

const REMEDIES = {
  time: 'fix what does not end, or check a part at a time; SLIPWAY_TIME_LIMIT=SECONDS allows more time',
  memory: 'check a part at a time; NODE_OPTIONS=--max-old-space-size=MEBIBYTES allows more memory',
  amount: 'check a part at a time',
} as const;

const sentence = ({ message }: LimitError, doing: string): string =>
  `The run was ${message}${doing === '' ? '' : ` while it was ${doing}`}; what was not reached is not in the answer.`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Message of a process that could not print a report because its main thread did not respond. */
export const stoppedMessage = (milliseconds: number): string =>
  `slipway: stopped at the limit of ${Math.round(milliseconds / 1000)} seconds while it waited for a program; nothing was printed.\n`;
