import { describe, expect, test } from 'vitest';
import { goTime } from './go-time.ts';

// Each row was measured with the libraries of kustomize-controller 1.9.4 and with kube-apiserver 1.36.
describe('goTime reads times as Go does', () => {
  test.each<[string, string | null | undefined]>([
    ['2025-01-01T10:00:00+02:00', '2025-01-01T08:00:00Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
    ['2025-02-29T00:00:00Z', undefined],
    ['2025-02-30T00:00:00Z', undefined],
    ['2025-13-01T00:00:00Z', undefined],
    ['2025-01-01T24:00:00Z', undefined],
    ['2025-01-01T5:00:00Z', '2025-01-01T05:00:00Z'],
    ['2025-01-01T00:00:60Z', undefined],
    ['2025-01-01T00:00:00,5Z', '2025-01-01T00:00:00Z'],
    ['2025-01-01t00:00:00z', undefined],
    ['2025-01-01T00:00:00', undefined],
    ['2025-01-01T00:00:00+24:60', '2024-12-30T23:00:00Z'],
    ['2025-01-01T00:00:00+23:61', undefined],
    ['2025-01-01T00:00:00+25:00', undefined],
    ['0000-01-01T00:00:00+01:00', '-0001-12-31T23:00:00Z'],
    ['9999-12-31T23:59:59-01:00', '10000-01-01T00:59:59Z'],
    ['0001-01-01T01:00:00,0+01:00', null],
    ['0001-01-01T00:00:00.0000000001Z', null],
    ['0001-01-01T00:00:00.000000001Z', '0001-01-01T00:00:00Z'],
  ])('%s', (text, written) => {
    expect(goTime(text, 'time')).toBe(written);
  });

  test('writes all six digits of microseconds', () => {
    expect(goTime('2025-01-01T00:00:00.123456+01:00', 'micro-time')).toBe('2024-12-31T23:00:00.123456Z');
    expect(goTime('2025-01-01T00:00:00.12345Z', 'micro-time')).toBeUndefined();
    expect(goTime('2025-01-01T00:00:00Z', 'micro-time')).toBeUndefined();
    expect(goTime('0001-01-01T00:00:00.000000Z', 'micro-time')).toBeNull();
  });
});
