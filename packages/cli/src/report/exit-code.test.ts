import type { Finding, Severity } from '@slipway/manifest';
import { expect, it } from 'vitest';
import { exitCodeOf } from './exit-code.ts';

const finding = (severity: Severity): Finding => ({
  rule: 'a-rule',
  severity,
  message: 'm',
  file: 'f.yaml',
  pointer: '',
  expected: 'e',
  remedy: 'r',
});

it.each<[readonly Severity[], number]>([
  [[], 0],
  [['advice'], 0],
  [['risk', 'advice'], 0],
  [['lossy'], 1],
  [['reject'], 1],
  [['risk', 'lossy', 'advice'], 1],
  [['advice', 'reject'], 1],
])('findings of severity %j end the command with %i', (severities, code) => {
  expect(exitCodeOf(severities.map(finding))).toBe(code);
});
