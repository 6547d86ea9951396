import { describe, expect, test } from 'vitest';
import { countCommand, countTests, failuresOf, sumCounts } from '../../scripts/count-tests.ts';

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }, () => ({})) });
const report = (numPassedTests: number, numFailedTests: number, ...testResults: ReturnType<typeof file>[]): string =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

describe('the last line of npm test counts', () => {
  test.each([
    ['tests that passed', report(3, 0, file('passed', 3)), 0, { passed: 3, failed: 0 }],
    ['tests that failed', report(2, 1, file('failed', 3)), 1, { passed: 2, failed: 1 }],
    ['a file that does not load as one failure', report(2, 0, file('passed', 2), file('failed', 0)), 1, { passed: 2, failed: 1 }],
    [
      'files that do not load in addition to failed tests',
      report(0, 1, file('failed', 1), file('failed', 0), file('failed', 0)),
      1,
      { passed: 0, failed: 3 },
    ],
    ['an error outside the tests as one failure', report(2, 0, file('passed', 2)), 1, { passed: 2, failed: 1 }],
    ['a run without any test', report(0, 0), 1, { passed: 0, failed: 1 }],
    ['a crash, which leaves no report', undefined, 1, { passed: 0, failed: 1 }],
    ['a run that claims success without a report', undefined, 0, { passed: 0, failed: 1 }],
    ['half a report', '{"numPassedTests": 3', 0, { passed: 0, failed: 1 }],
    ['a report of another form', '{"passed": 3}', 0, { passed: 0, failed: 1 }],
  ])('%s', (_, text, code, counts) => {
    expect(countTests(text, code)).toEqual(counts);
  });

  test('lint and types as one test each', () => {
    expect([countCommand(0), countCommand(1), countCommand(134)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });

  test('all of them together', () => {
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
    expect(sumCounts([countCommand(0), countCommand(1), { passed: 40, failed: 2 }])).toEqual({ passed: 41, failed: 3 });
  });
});

describe('the end of npm test repeats', () => {
  const failed = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'failed', failureMessages });
  const failuresIn = (...testResults: object[]) => failuresOf(JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }));

  test('what failed, where, and the first lines of why', () => {
    const tests = [
      { fullName: 'a holds', status: 'passed' },
      failed('b holds', `Error: no\n${'at somewhere\n'.repeat(40)}`),
      failed('c holds'),
    ];
    const [b = '', c, ...others] = failuresIn({ name: 'one.test.ts', status: 'failed', assertionResults: tests });
    expect(b.split('\n').slice(0, 3)).toEqual(['one.test.ts: b holds', '    Error: no', '    at somewhere']);
    expect(b.split('\n')).toHaveLength(14);
    expect(c).toBe('one.test.ts: c holds\n    \n');
    expect(others).toEqual([]);
  });

  test('files that do not load', () => {
    expect(failuresIn({ name: 'two.test.ts', status: 'failed', message: 'no such module', assertionResults: [] })).toEqual([
      'two.test.ts\n    no such module\n',
    ]);
  });

  test('nothing where all passed, or where no report was left', () => {
    expect(failuresIn({ name: 'one.test.ts', status: 'passed', assertionResults: [{ fullName: 'a holds', status: 'passed' }] })).toEqual(
      [],
    );
    expect(failuresOf(undefined)).toEqual([]);
  });
});
