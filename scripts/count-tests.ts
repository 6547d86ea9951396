/** What the last line of `npm test` tells. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/**
 * The tests of a run of vitest: `report` is the text of its JSON report, undefined when it wrote none, `code` its exit code.
 * A run without a report that can be read, a file that does not load, and an error beside the tests are one failure each.
 */
export function countTests(report: string | undefined, code: number): Counts {
  const told = readReport(report);
  if (told === undefined) return { passed: 0, failed: 1 };
  // A file that does not load has no tests, but it failed.
  const broken = told.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const failed = told.numFailedTests + broken;
  return { passed: told.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** A lint or type check counts as one test. */
export const countCommand = (code: number): Counts => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sumCounts = (counts: readonly Counts[]): Counts =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });

function readReport(report: string | undefined): VitestReport | undefined {
  try {
    const told = JSON.parse(report ?? '') as VitestReport;
    return Number.isInteger(told.numPassedTests) && Number.isInteger(told.numFailedTests) && Array.isArray(told.testResults)
      ? told
      : undefined;
  } catch {
    return undefined;
  }
}
