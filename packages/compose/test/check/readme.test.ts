import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compositionRules } from '../../src/check/index.ts';
import { sampleRules } from '../../src/samples/index.ts';

test('the README has a line for each rule', () => {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^\| `[a-z-]+` \| (?:reject|risk|advice|lossy) \|/.test(line));
  expect(lines).toEqual(
    [...compositionRules, ...sampleRules].map(({ id, severity, summary }) => `| \`${id}\` | ${severity} | ${summary} |`),
  );
});
