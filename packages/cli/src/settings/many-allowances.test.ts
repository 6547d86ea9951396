import { createBudget, type Finding, LimitError } from '@slipway/manifest';
import { expect, it } from 'vitest';
import { type Allowance, adjustFindings } from './allowances.ts';

const location = { file: 'slipway.yaml', pointer: '/allow/0' };
const finding = (index: number): Finding => ({
  ...{ rule: 'unknown-field', severity: 'reject', message: 'size: not declared', object: `ConfigMap/web/a${index}` },
  ...{ file: 'a.yaml', pointer: '/size', expected: '', remedy: '' },
});
const adjusting = { severities: {}, cwd: '/', today: '2026-01-01' };
const manyAllowances = (number: number, object: (index: number) => string): Allowance[] =>
  Array.from({ length: number }, (_, index) => ({ rule: 'unknown-field', object: object(index), reason: 'known', folder: '/', location }));

it('finds the allowances of many findings without comparing each with each', () => {
  const findings = Array.from({ length: 2000 }, (_, index) => finding(index));
  const allow = manyAllowances(2000, (index) => `ConfigMap/web/a${index}`);
  const { allowed } = adjustFindings(findings, { ...adjusting, allow, budget: createBudget({ operations: 500_000 }) });
  expect(allowed).toHaveLength(2000); // Each with each would be over 40,000,000 operations
});

it('takes the length of patterns from the budget', () => {
  const allow = manyAllowances(1, () => 'a*'.repeat(100_000));
  expect(() => adjustFindings([finding(0)], { ...adjusting, allow, budget: createBudget({ operations: 100_000 }) })).toThrow(LimitError);
});
