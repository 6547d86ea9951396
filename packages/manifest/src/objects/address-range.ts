/** A range of IPv4 addresses. Its first and last address are numbers. */
export interface AddressRange {
  readonly first: number;
  readonly last: number;
  /** Length of the prefix in bits: 16 in `10.20.0.0/16`. */
  readonly prefix: number;
  /** The text with the first address: `10.0.0.0/16` of `10.0.3.1/16`. */
  readonly canonical: string;
}

/** Parses a range in CIDR notation, such as `10.0.0.0/16`. Returns undefined if it is not an IPv4 range. The address may be inside the range. */
export function addressRange(text: string): AddressRange | undefined {
  const [, address = '', length = ''] = /^((?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3})\/(\d{1,2})$/.exec(text) ?? [];
  const parts = address.split('.').map(Number);
  const prefix = Number(length);
  if (length === '' || prefix > 32 || parts.some((part) => part > 255)) return undefined;
  const size = 2 ** (32 - prefix);
  const value = parts.reduce((sum, part) => sum * 256 + part, 0);
  const first = Math.floor(value / size) * size;
  const canonical = `${[24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.')}/${prefix}`;
  return { first, last: first + size - 1, prefix, canonical };
}

/** Returns whether every address of `inner` is in `outer`. */
export const contains = (outer: AddressRange, inner: AddressRange): boolean => outer.first <= inner.first && inner.last <= outer.last;

/** Returns whether two ranges share an address. */
export const overlap = (a: AddressRange, b: AddressRange): boolean => a.first <= b.last && b.first <= a.last;
