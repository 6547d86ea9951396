import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressRange, addressRange, contains, overlap } from './address-range.ts';

const text = fc
  .record({ bits: fc.nat({ max: 0xffff }), prefix: fc.integer({ min: 16, max: 32 }) })
  .map(({ bits, prefix }) => `10.0.${bits >> 8}.${bits & 0xff}/${prefix}`);

/** Returns whether an address is in a range, as Node has it. */
function isIn(range: string, address: string): boolean {
  const [start = '', prefix] = range.split('/');
  const list = new BlockList();
  list.addSubnet(start, Number(prefix), 'ipv4');
  return list.check(address, 'ipv4');
}

const parsed = (range: string): AddressRange => addressRange(range) as AddressRange;
const addressOf = (number: number): string => [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

describe('address ranges', () => {
  it('begin and end with the first and last address that Node has in them', () => {
    fc.assert(
      fc.property(text, (range) => {
        const { first, last, canonical } = parsed(range);
        expect([first - 1, first, last, last + 1].map((each) => isIn(range, addressOf(each)))).toEqual([false, true, true, false]);
        expect(parsed(canonical)).toEqual(parsed(range));
      }),
    );
  });

  it('contain each other when all addresses of one are addresses of the other', () => {
    fc.assert(
      fc.property(text, text, (outer, inner) => {
        const { first, last } = parsed(inner);
        expect(contains(parsed(outer), parsed(inner))).toBe(isIn(outer, addressOf(first)) && isIn(outer, addressOf(last)));
      }),
    );
  });

  it('overlap when one has an end of the other', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const shared = [parsed(right).first, parsed(right).last].some((each) => isIn(left, addressOf(each)));
        expect(overlap(parsed(left), parsed(right))).toBe(shared || isIn(right, addressOf(parsed(left).first)));
      }),
    );
  });

  it.each(['10.0.0.0', '10.0.0.0/33', '10.00.0.0/8', '256.0.0.0/8', '10.0.0/8', '10.0.0.0/8/8', 'fd00::/8', '10.0.0.0/', ''])(
    '%j is not a range',
    (cidr) => {
      expect(addressRange(cidr)).toBeUndefined();
    },
  );
});
