import { isIPv6 } from '../../go/ip-version.ts';
import type { TextForm } from './text-forms.ts';

/** An address as bits, and the number of bits. */
interface Address {
  readonly bits: bigint;
  readonly length: 32 | 128;
}

/** Parses an address as `ParseIPSloppy` does: IPv4 also with leading zeros. Returns undefined for other text. */
export function parseAddress(text: string): Address | undefined {
  if (/^\d+(\.\d+){3}$/.test(text)) {
    const parts = text.split('.').map(BigInt);
    return parts.every((part) => part <= 255n) ? { bits: joined(parts, 8n), length: 32 } : undefined;
  }
  if (!isIPv6(text) || text.includes('%')) return undefined;
  const address = { bits: ipv6Bits(text), length: 128 } as const;
  // Go stores an IPv4 address in IPv6 form as IPv4.
  return address.bits >> 32n === 0xffffn ? { bits: address.bits & 0xffffffffn, length: 32 } : address;
}

/** Parses a block as `ParseCIDRSloppy` does. Bits after the prefix may be set. */
export function parseCidr(text: string): (Address & { readonly prefix: number }) | undefined {
  const [base = '', prefix = '', ...rest] = text.split('/');
  const address = parseAddress(base);
  const length = address && (base.includes(':') ? 128 : 32);
  if (address === undefined || length === undefined || rest.length > 0 || !/^\d+$/.test(prefix) || Number(prefix) > length)
    return undefined;
  return { ...address, prefix: Number(prefix) };
}

/** Returns whether `outer` contains every address of `inner`, and also other addresses. */
export function isStrictSubset(inner: string, outer: string): boolean {
  const [small, big] = [parseCidr(inner), parseCidr(outer)];
  if (small === undefined || big === undefined || small.length !== big.length || big.prefix >= small.prefix) return false;
  const rest = BigInt(big.length - big.prefix);
  return small.bits >> rest === big.bits >> rest;
}

export const ipForm: TextForm = {
  accepts: (text) => parseAddress(text) !== undefined,
  description: 'an IP address, as 10.9.8.7 or 2001:db8::1',
};

export const cidrForm: TextForm = {
  accepts: (text) => parseCidr(text) !== undefined,
  description: 'a block of addresses, as 10.9.8.0/24 or 2001:db8::/64',
};

/** The form that `parseIP` accepts with `strictValidation`: addresses without leading zeros, and IPv4 not in IPv6 form. */
export const strictIpForm: TextForm = {
  accepts: (text) =>
    parseAddress(text) !== undefined && !hasLeadingZero(text) && !(text.includes(':') && parseAddress(text)?.length === 32),
  description: 'an IP address without leading zeros, and IPv4 not written as IPv6',
};

/** The form that `parseCIDR` accepts: the same for blocks, without set bits after the prefix. */
export const strictCidrForm: TextForm = {
  accepts: (text) => {
    const [block, [base = '', prefix = '']] = [parseCidr(text), text.split('/')];
    if (block === undefined || !strictIpForm.accepts(base) || (prefix.length > 1 && prefix.startsWith('0'))) return false;
    const rest = BigInt(block.length - block.prefix);
    return (block.bits >> rest) << rest === block.bits;
  },
  description: 'a block of addresses that begins at its first address, without leading zeros',
};

/** The form that `IsValidIP` accepts: as Go writes an address, in RFC 5952. */
export const canonicalIpForm: TextForm = {
  accepts: (text) => strictIpForm.accepts(text) && canonicalText(text) === text,
  description: 'an IP address in its shortest form, as 2001:db8::1',
};

/** The form that `IsValidCIDR` accepts. */
export const canonicalCidrForm: TextForm = {
  accepts: (text) => strictCidrForm.accepts(text) && canonicalIpForm.accepts(text.split('/')[0] ?? ''),
  description: 'a block of addresses in its shortest form, as 2001:db8::/64',
};

const hasLeadingZero = (text: string): boolean => /(^|[.:])0\d+(\.|$)/.test(text) && text.includes('.');

function canonicalText(text: string): string {
  const address = parseAddress(text);
  if (address === undefined || address.length === 32) return text;
  const groups = Array.from({ length: 8 }, (_, index) => (address.bits >> BigInt(112 - 16 * index)) & 0xffffn).map((group) =>
    group.toString(16),
  );
  const runs = [
    ...groups
      .map((group) => (group === '0' ? '0' : 'x'))
      .join('')
      .matchAll(/0{2,}/g),
  ];
  const longest = runs.reduce<RegExpExecArray | undefined>(
    (best, run) => (best && best[0].length >= run[0].length ? best : run),
    undefined,
  );
  if (longest === undefined) return groups.join(':');
  return `${groups.slice(0, longest.index).join(':')}::${groups.slice(longest.index + longest[0].length).join(':')}`;
}

const joined = (parts: readonly bigint[], bits: bigint): bigint => parts.reduce((sum, part) => (sum << bits) | part, 0n);

function ipv6Bits(text: string): bigint {
  const plain = text.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const groups = (part: string): bigint[] => (part === '' ? [] : part.split(':').map((group) => BigInt(`0x${group}`)));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array<bigint>(Math.max(0, 8 - before.length - after.length)).fill(0n);
  return joined([...before, ...zeros, ...after], 16n);
}
