import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressRange, addressRange, contains, overlap } from './address-range.ts';

const range = fc
  .record({ bits: fc.nat({ max: 0xffff }), prefix: fc.integer({ min: 16, max: 32 }) })
  .map(({ bits, prefix }): AddressRange => ({ address: `10.0.${bits >> 8}.${bits & 0xff}`, prefix }));

/** Returns the first and last address as numbers. */
function bounds({ address, prefix }: AddressRange): readonly [number, number] {
  const size = 2 ** (32 - prefix);
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const first = number - (number % size);
  return [first, first + size - 1];
}

describe('address ranges', () => {
  it('contain each other when all addresses of one are addresses of the other', () => {
    fc.assert(
      fc.property(range, range, (outer, inner) => {
        const [[from, to], [first, last]] = [bounds(outer), bounds(inner)];
        expect(contains(outer, inner)).toBe(from <= first && last <= to);
      }),
    );
  });

  it('overlap when they share an address', () => {
    fc.assert(
      fc.property(range, range, (left, right) => {
        const [[from, to], [first, last]] = [bounds(left), bounds(right)];
        expect(overlap(left, right)).toBe(from <= last && first <= to);
      }),
    );
  });

  it.each(['10.0.0.0', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/8', 'fd00::/8', '10.0.0.0/', ''])('%j is not a range', (cidr) => {
    expect(addressRange(cidr)).toBeUndefined();
  });
});
