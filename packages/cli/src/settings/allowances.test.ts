import { type Budget, type Finding, NO_BUDGET } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { type Allowance, adjustFindings } from './allowances.ts';

const allowance = (more: Partial<Allowance>): Allowance => ({
  rule: 'unknown-field',
  reason: 'known',
  folder: '/fleet',
  location: { file: 'slipway.yaml', pointer: '/allow/0' },
  ...more,
});
const finding = (more: Partial<Finding>): Finding => ({
  ...{ rule: 'unknown-field', severity: 'reject', message: '', file: 'x/a.yaml', pointer: '/a', expected: '', remedy: '' },
  ...more,
});
const adjusting = { severities: {}, cwd: '/fleet', today: '2030-01-01' };
const names = (findings: readonly Finding[]) => findings.flatMap(({ object }) => object ?? []);

describe('allowances', () => {
  it.each<readonly [string, Partial<Allowance>, readonly string[]]>([
    ['of a rule', {}, ['a', 'b', 'c']],
    ['of an object', { object: 'a' }, ['a']],
    ['of objects with *', { object: '*' }, ['a', 'b', 'c']],
    ['of a file', { file: 'x/b.yaml' }, ['b']],
    ['of files with *, and a pointer', { file: 'x/*', pointer: '/c' }, ['c']],
    ['of an object in another file', { object: 'a', file: 'x/b.yaml' }, []],
    ['of another rule', { rule: 'wrong-type', object: 'a' }, []],
  ])('let findings pass %s', (_, allow, passed) => {
    const findings = ['a', 'b', 'c'].map((name) => finding({ object: name, file: `x/${name}.yaml`, pointer: `/${name}` }));
    expect(names(adjustFindings(findings, { ...adjusting, allow: [allowance(allow)] }).allowed)).toEqual(passed);
  });

  it('are compared with the findings that they may match, not with each', () => {
    let operations = 0;
    const take: Budget['take'] = (_, amount = 1) => {
      operations += amount;
    };
    const many = Array.from({ length: 2000 }, (_, index) => `ConfigMap/web/c${index}`);
    const allow = [
      ...many.map((object) => allowance({ object })),
      ...many.map((file) => allowance({ file })),
      ...many.map((rule) => allowance({ rule })),
    ];
    const { allowed } = adjustFindings(
      many.map((object) => finding({ object })),
      { ...adjusting, allow, budget: { ...NO_BUDGET, take } },
    );
    expect(allowed).toHaveLength(2000);
    expect(operations).toBeLessThan(2000 * 100);
  });
});
