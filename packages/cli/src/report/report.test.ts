import type { Finding } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { sampleFinding } from '../../test/sample-finding.ts';
import { makePaint, table } from './paint.ts';
import { printReport } from './print.ts';

const finding: Finding = {
  ...sampleFinding,
  file: 'common/a/api.yaml',
  source: { file: 'packages/catalog/src/api.ts', line: 12, column: 5 },
};
const report = { findings: [finding], json: () => ({ summary: { findings: 1 } }), text: () => '1 finding.' };
const plain = makePaint(false);

describe('the answer of a verb', () => {
  it('prints text with everything that fixes the problem', () => {
    expect(printReport(report, 'text', plain, false)).toBe(`common/a/api.yaml
  reject  wrong-type  Deployment/web/api  common/a/api.yaml:7:3  /spec/replicas
    replicas is text
    value     "two"
    expected  an integer
    remedy    write a number
    source    packages/catalog/src/api.ts:12

1 finding.
`);
  });

  it('is coloured only when asked', () => {
    expect(printReport(report, 'text', makePaint(true), false)).toContain('\u001b[31mreject\u001b[39m');
    expect(printReport(report, 'text', plain, false)).not.toContain('\u001b');
  });

  it('has findings and nothing else when quiet', () => {
    expect(printReport(report, 'text', plain, true)).not.toContain('1 finding.');
    expect(printReport({ ...report, findings: [] }, 'text', plain, true)).toBe('');
  });

  it('does not let a file name or value steer the terminal', () => {
    const hostile = { ...finding, file: 'a\u001b]0;title\u0007.yaml', message: 'line\nbreak \u001b[2J' };
    const text = printReport({ ...report, findings: [hostile] }, 'text', plain, true);
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\u0007');
    expect(text).toContain('line\\u000abreak \\u001b[2J');
  });

  it.each<[string, unknown, string, unknown]>([
    ['NaN', Number.NaN, 'NaN', 'NaN'],
    ['infinity', Number.NEGATIVE_INFINITY, '-Infinity', '-Infinity'],
    ['a function', { addon: function karpenter() {} }, '{"addon":"function karpenter"}', { addon: 'function karpenter' }],
    ['an integer beyond 2^53', 9007199254740993n, '9007199254740993', '9007199254740993'],
    ['a symbol', Symbol('x'), '"Symbol(x)"', 'Symbol(x)'],
    ['null', null, 'null', null],
  ])('shows %s as it was written', (_, value, text, json) => {
    const answer = { ...report, findings: [{ ...finding, value }] };
    expect(printReport(answer, 'text', plain, true)).toContain(`\n    value     ${text}\n`);
    expect(JSON.parse(printReport(answer, 'json', plain, true))).toMatchObject({ findings: [{ value: json }] });
    expect(printReport(answer, 'github', plain, true)).toContain('%0Avalue: ');
  });

  it('shows a value that contains itself', () => {
    const value: Record<string, unknown> = {};
    value.self = value;
    for (const format of ['text', 'json', 'github'] as const) {
      expect(printReport({ ...report, findings: [{ ...finding, value }] }, format, plain, true)).toContain('Circular');
    }
  });

  it('is one JSON document that keeps values as they are', () => {
    const parsed = JSON.parse(printReport(report, 'json', plain, true)) as { summary: unknown; findings: Finding[] };
    expect(parsed).toEqual({ summary: { findings: 1 }, findings: [finding] });
  });

  it('is a workflow command per finding for GitHub, at the TypeScript line, with line breaks escaped', () => {
    expect(printReport(report, 'github', plain, false)).toBe(
      '::error file=packages/catalog/src/api.ts,line=12,col=5,title=wrong-type::Deployment/web/api: replicas is text%0Acommon/a/api.yaml:7 /spec/replicas%0Avalue: "two"%0Aexpected: an integer%0Aremedy: write a number\n',
    );
    const { source: _, ...read } = { ...finding, severity: 'risk', file: 'a,b:c.yaml', message: '50% of\r\nit' } as const;
    const text = printReport({ ...report, findings: [read] }, 'github', plain, false);
    expect(text).toMatch(/^::warning file=a%2Cb%3Ac\.yaml,line=7,col=3,title=wrong-type::Deployment\/web\/api: 50%25 of\\u000d\\u000ait/);
  });
});

describe('table', () => {
  it('aligns text to the left and numbers to the right', () => {
    expect(
      table(
        [
          ['package', 'added'],
          ['catalog', 12],
          ['leaf', 3],
        ],
        plain,
      ),
    ).toBe('package  added\ncatalog     12\nleaf         3');
  });
});
