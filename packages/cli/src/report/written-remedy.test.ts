import type { Finding } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { withWrittenRemedy } from './written-remedy.ts';

const finding = (column: number, remedy: string): Finding => ({
  ...{ rule: 'wrong-type', severity: 'reject', message: 'a must be text', pointer: '/a', expected: 'text' },
  ...{ file: 'a.yaml', line: 1, column, value: 1.1, remedy },
});

const remedyOf = (line: string | undefined, column = 1, remedy = 'quote it: "1.1"') =>
  withWrittenRemedy(finding(column, remedy), () => () => line).remedy;

test.each([
  ['version: 1.10', 'quote it: "1.10"'],
  ['"mode": 0755 # of a file', 'quote it: "0755"'],
  ['1.10', 'quote it: "1.10"'],
  ['a: 1_000', 'quote it: "1_000"'],
  ['a: |', 'quote the value'],
  ['a: &b 1.10', 'quote the value'],
  ['a: 1.10}', 'quote the value'],
  [undefined, 'quote the value'],
])('the value of %j is quoted as it is written', (line, remedy) => expect(remedyOf(line)).toBe(remedy));

test('the value is that of the field at the column', () => expect(remedyOf('  - name: 1.10', 5)).toBe('quote it: "1.10"'));

test.each([['port: "$' + '{PORT}"'], ["port: '1.10'"]])('no quotes are advised for %j', (line) =>
  expect(remedyOf(line)).not.toContain('quote it'),
);

test('other advice remains', () => expect(remedyOf('a: 1', 1, 'change the value')).toBe('change the value'));
