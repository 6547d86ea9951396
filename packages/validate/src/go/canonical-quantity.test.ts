import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalQuantity } from './canonical-quantity.ts';
import { parseQuantity } from './quantity.ts';

test.each([
  ['1000m', '1', '1'],
  [1.5, '1500m', '1500m'],
  [3, '3', '3'],
  ['.5', '500m', '500m'],
  ['1024Mi', '1Gi', '1Gi'],
  ['1000Mi', '1000Mi', '1000Mi'],
  ['1500M', '1500M', '1500M'],
  ['0.5Gi', '512Mi', '512Mi'],
  ['1e3', '1e3', '1e3'],
  ['+5', '+5', '+5'],
  ['1E3', '1E3', '1E3'],
  ['100u', '100u', '1m'],
  ['0.0001', '100u', '1m'],
  ['0Gi', '0', '0'],
  ['0.409M', '409k', '409k'],
  ['0000.504', '504m', '504m'],
  ['012Ti', '012Ti', '012Ti'],
  ['9402.Ti', '9402Ti', '9402Ti'],
  ['.152141m', '152141n', '1m'],
  ['9223372036854775807Ki', '9223372036854775807', '9223372036854775807'],
])('%s is stored as %s, in a list of resources as %s', (given, plain, inResources) => {
  expect(canonicalQuantity(given, false)).toBe(plain);
  expect(canonicalQuantity(given, true)).toBe(inResources);
});

test('the canonical form is the same quantity, and its own canonical form', () => {
  const suffixes = fc.constantFrom('', 'm', 'u', 'k', 'M', 'G', 'Ki', 'Mi', 'Gi', 'e3', 'E-2');
  fc.assert(
    fc.property(fc.nat(2 ** 20), fc.option(fc.nat(999)), suffixes, (whole, fraction, suffix) => {
      const text = `${whole}${fraction === null ? '' : `.${fraction}`}${suffix}`;
      const canonical = canonicalQuantity(text, false);
      expect(parseQuantity(canonical)).toBe(parseQuantity(text));
      expect(canonicalQuantity(canonical, false)).toBe(canonical);
    }),
  );
});
