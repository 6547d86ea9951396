import { expect, test } from 'vitest';
import { usageFailure } from './failure.ts';
import { reportFailure } from './run-verb.ts';
import type { Terminal } from './terminal.ts';

/** Built at run time, so that this file contains no token. */
const TOKEN = ['ghp', 'abcdefghij0123456789ABCDEFGHIJ012345'].join('_');
const PASSWORD = ['s3cr3t', 'Pass9'].join('');

test.each([
  `${TOKEN} does not exist.`,
  `https://joe:${PASSWORD}@git.example.org/x is not a directory.`,
  `--source GitRepository/a/b=https://joe:${PASSWORD}@git.example.org/x is not a directory.`,
  `unknown option '--token=${TOKEN}'`,
])('hides a credential in the message of a failure: %#', (message) => {
  for (const error of [usageFailure(message), new Error('failed', { cause: new Error(message) })]) {
    let shown = '';
    const stderr = (text: string): void => {
      shown += text;
    };
    reportFailure(error, { stderr } as Terminal);
    expect(shown).toContain('(not shown)');
    expect(shown).not.toMatch(/ghp_|s3cr3t/);
  }
});

test('shows a message without a credential as it is', () => {
  let shown = '';
  reportFailure(usageFailure('clusters/prod does not exist.'), { stderr: (text: string) => (shown += text) } as unknown as Terminal);
  expect(shown).toBe('slipway: clusters/prod does not exist.\n');
});
