import { expect, test } from 'vitest';
import { versionIncrement } from './version-increment.ts';

test.each([
  ['1.4.0', '2.0.0', 'major'],
  ['shop:v1.4.0', 'shop:v1.5.0', 'minor'],
  ['2025.12.5', '2025.12.6', 'patch'],
  ['shop:2025.12.5', 'shop:2026.8.2', undefined],
  ['2026.1.0', '2025.12.5', 'down'],
  ['9.9.0', '2026.1.0', 'major'],
  ['shop:1.4.0', 'other:2.0.0', undefined],
])('%s to %s is %s', (before, after, size) => {
  expect(versionIncrement(before, after)).toBe(size);
});
