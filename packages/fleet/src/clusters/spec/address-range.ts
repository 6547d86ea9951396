import { BlockList, isIPv4 } from 'node:net';

/** An IPv4 range in CIDR notation. */
export interface AddressRange {
  /** First address of the range as a number. */
  readonly address: string;
  /** Length of the prefix in bits: 16 in `10.20.0.0/16`. */
  readonly prefix: number;
}

/** Parses `cidr`; undefined if it is not an IPv4 range. */
export function addressRange(cidr: string): AddressRange | undefined {
  const [address = '', prefix = '', ...rest] = cidr.split('/');
  const valid = isIPv4(address) && /^\d{1,2}$/.test(prefix) && Number(prefix) <= 32 && rest.length === 0;
  return valid ? { address, prefix: Number(prefix) } : undefined;
}

/** Whether every address of `inner` is in `outer`. */
export const contains = (outer: AddressRange, inner: AddressRange): boolean => inner.prefix >= outer.prefix && holds(outer, inner.address);

/** Whether two ranges share an address. Ranges are aligned to their size, so then one contains the other. */
export const overlap = (left: AddressRange, right: AddressRange): boolean => contains(left, right) || contains(right, left);

function holds(range: AddressRange, address: string): boolean {
  const block = new BlockList();
  block.addSubnet(range.address, range.prefix, 'ipv4');
  return block.check(address, 'ipv4');
}
