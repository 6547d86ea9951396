/** An IPv4 or IPv6 address. */
export interface Address {
  readonly value: bigint;
  readonly bits: 32 | 128;
}

/**
 * Reads an address as Go's netip does, except zones and IPv4-mapped addresses, which rules may not use. Returns undefined for other text.
 */
export function parseAddress(text: string): Address | undefined {
  return /^[^:]*\./.test(text) ? parseIPv4(text) : text.includes(':') ? parseIPv6(text) : undefined;
}

function parseIPv4(text: string): Address | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9][0-9]{0,2})$/.test(part) || Number(part) > 255)) return undefined;
  return { value: parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n), bits: 32 };
}

function parseIPv6(given: string): Address | undefined {
  const text = withoutDottedEnd(given);
  if (text === undefined) return undefined;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const groups = [...head, ...tail];
  if (groups.some((group) => !/^[0-9a-fA-F]{1,4}$/.test(group))) return undefined;
  // "::" replaces at least one group.
  if (halves.length === 2 ? groups.length > 7 : groups.length !== 8) return undefined;
  const all = [...head, ...Array<string>(8 - groups.length).fill('0'), ...tail];
  const value = all.reduce((made, group) => (made << 16n) | BigInt(`0x${group}`), 0n);
  return value >> 32n === 0xffffn ? undefined : { value, bits: 128 };
}

/** Converts `::1.2.3.4` to `::102:304`. */
function withoutDottedEnd(text: string): string | undefined {
  if (!text.includes('.')) return text;
  const start = text.lastIndexOf(':') + 1;
  const address = parseIPv4(text.slice(start));
  return address && `${text.slice(0, start)}${(address.value >> 16n).toString(16)}:${(address.value & 0xffffn).toString(16)}`;
}

/** Returns the canonical text: in lower case, without the longest run of zeros. */
export function formatAddress({ value, bits }: Address): string {
  if (bits === 32) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
  const groups = Array.from({ length: 8 }, (_, index) => (value >> BigInt(112 - 16 * index)) & 0xffffn);
  const run = longestZeroRun(groups);
  const hex = (part: readonly bigint[]): string => part.map((group) => group.toString(16)).join(':');
  return run.length < 2 ? hex(groups) : `${hex(groups.slice(0, run.start))}::${hex(groups.slice(run.start + run.length))}`;
}

function longestZeroRun(groups: readonly bigint[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, group] of groups.entries()) {
    if (group !== 0n) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  }
  return best;
}

/** Returns the address with all but the first `length` bits cleared. */
export const maskAddress = ({ value, bits }: Address, length: number): Address => {
  const shift = BigInt(bits - length);
  return { value: (value >> shift) << shift, bits };
};
