/** The numbers in the last line of `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * Counts the tests of a run of vitest. `report` is the text of its JSON report, undefined if it wrote none, and `code` its exit code.
 * A run without a readable report, a file that does not load, and an error outside the tests are one failure each.
 */
export function countTests(report: string | undefined, code: number): Counts {
  const parsed = readReport(report);
  if (parsed === undefined) return { passed: 0, failed: 1 };
  // A file that does not load has no tests, but it failed.
  const broken = parsed.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const failed = parsed.numFailedTests + broken;
  return { passed: parsed.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Returns the failures in a report of vitest, each with its file and the first lines of its reason. Returns none for an unreadable report. */
export const failuresOf = (report: string | undefined): string[] =>
  (readReport(report)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${firstLines(failureMessages?.[0])}`);
    return status === 'failed' && failed.length === 0 ? [`${name}\n${firstLines(message)}`] : failed;
  });

const firstLines = (text = ''): string =>
  text
    .split('\n', 12)
    .map((line) => `    ${line}\n`)
    .join('');

/** A lint or type check counts as one test. */
export const countCommand = (code: number): Counts => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sumCounts = (counts: readonly Counts[]): Counts =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });

function readReport(report: string | undefined): VitestReport | undefined {
  try {
    const parsed = JSON.parse(report ?? '') as VitestReport;
    return Number.isInteger(parsed.numPassedTests) && Number.isInteger(parsed.numFailedTests) && Array.isArray(parsed.testResults)
      ? parsed
      : undefined;
  } catch {
    return undefined;
  }
}
