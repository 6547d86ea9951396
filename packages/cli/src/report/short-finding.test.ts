import { expect, test } from 'vitest';
import { sampleFinding } from '../../test/sample-finding.ts';
import { printReport } from './print.ts';
import { shortFinding, shortText } from './short-finding.ts';

const long = 'n'.repeat(80_000);

test('leaves out the middle of long texts, and says how much', () => {
  const text = shortText(`begin${long}end`, 1000);
  expect(text.length).toBeLessThanOrEqual(1000);
  expect(text).toMatch(/^beginn+ \[\.\.\. 79048 characters \.\.\.\] n+end$/);
  expect(shortText('short', 1000)).toBe('short');
});

test('keeps a finding with texts of usual lengths as it is', () => {
  expect(shortFinding(sampleFinding)).toBe(sampleFinding);
});

test.each(['text', 'json', 'github', 'junit', 'sarif'] as const)(
  'prints long names in %s short, and other findings as they are',
  (format) => {
    const named = {
      ...sampleFinding,
      object: `ConfigMap/${long}/a`,
      objects: [long, long],
      clusters: [long],
      pointer: `/${long}`,
      message: long,
    };
    const report = { findings: [named, { ...sampleFinding, object: 'Secret/d/other' }], json: () => ({}), text: () => '' };
    const answer = printReport(report, format, (_, text) => text, false);
    expect(answer.length).toBeLessThan(60_000);
    expect(answer).toContain('other');
  },
);
