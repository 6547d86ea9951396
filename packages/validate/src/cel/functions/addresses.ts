import { sizeOf, textCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { celError, isError, type Opaque, type Value } from '../values/value.ts';
import { type Address, formatAddress, maskAddress, parseAddress } from './ip-address.ts';

interface Network {
  readonly address: Address;
  readonly length: number;
}

const textTraversal: Overload['cost'] = ([text = null]) => textCost(sizeOf(text));

/** `ip(text)`, `cidr(text)` and the functions of their results. */
export const addressOverloads: readonly Overload[] = [
  overload('ip', '(string) -> net.IP', toIp, textTraversal),
  overload('isIP', '(string) -> bool', (text: string) => parseAddress(text) !== undefined, textTraversal),
  overload('ip.isCanonical', '(string) -> bool', isCanonical, ([text = null]) => textCost(sizeOf(text), 2)),
  overload('string', '(net.IP) -> string', (ip: Opaque) => formatAddress(addressOf(ip))),
  overload('family', 'net.IP.() -> int', (ip: Opaque) => (addressOf(ip).bits === 32 ? 4n : 6n)),
  overload('isUnspecified', 'net.IP.() -> bool', (ip: Opaque) => addressOf(ip).value === 0n),
  overload('isLoopback', 'net.IP.() -> bool', (ip: Opaque) => isLoopback(addressOf(ip))),
  overload('isLinkLocalMulticast', 'net.IP.() -> bool', (ip: Opaque) => isLinkLocalMulticast(addressOf(ip))),
  overload('isLinkLocalUnicast', 'net.IP.() -> bool', (ip: Opaque) => isLinkLocalUnicast(addressOf(ip))),
  overload('isGlobalUnicast', 'net.IP.() -> bool', (ip: Opaque) => isGlobalUnicast(addressOf(ip))),

  overload('cidr', '(string) -> net.CIDR', toCidr, textTraversal),
  overload('isCIDR', '(string) -> bool', (text: string) => parseNetwork(text) !== undefined, textTraversal),
  overload('string', '(net.CIDR) -> string', (cidr: Opaque) => formatNetwork(networkOf(cidr))),
  overload('ip', 'net.CIDR.() -> net.IP', (cidr: Opaque) => wrapAddress(networkOf(cidr).address)),
  overload('prefixLength', 'net.CIDR.() -> int', (cidr: Opaque) => BigInt(networkOf(cidr).length)),
  overload('masked', 'net.CIDR.() -> net.CIDR', (cidr: Opaque) => {
    const { address, length } = networkOf(cidr);
    return wrapNetwork({ address: maskAddress(address, length), length });
  }),
  overload(
    'containsIP',
    'net.CIDR.(net.IP) -> bool',
    (cidr: Opaque, ip: Opaque) => contains(networkOf(cidr), addressOf(ip)),
    containsCost(0),
  ),
  overload('containsIP', 'net.CIDR.(string) -> bool', containsIpText, containsCost(0, true)),
  overload(
    'containsCIDR',
    'net.CIDR.(net.CIDR) -> bool',
    (cidr: Opaque, other: Opaque) => containsNetwork(networkOf(cidr), networkOf(other)),
    containsCost(1),
  ),
  overload('containsCIDR', 'net.CIDR.(string) -> bool', containsCidrText, containsCost(1, true)),
];

function containsCost(masking: number, parsing = false): Overload['cost'] {
  return ([cidr = null, other = null]) =>
    textCost(2 * sizeOf(cidr)) + (masking ? textCost(sizeOf(cidr)) + 1 : 0) + (parsing ? textCost(sizeOf(other)) : 0);
}

const addressOf = ({ content }: Opaque): Address => content as Address;
const networkOf = ({ content }: Opaque): Network => content as Network;

const wrapAddress = (content: Address): Opaque => ({
  kind: 'opaque',
  type: 'net.IP',
  content,
  equals: (other) => addressOf(other).value === content.value && addressOf(other).bits === content.bits,
  size: content.bits / 8,
});

const wrapNetwork = (content: Network): Opaque => ({
  kind: 'opaque',
  type: 'net.CIDR',
  content,
  equals: (other) => formatNetwork(networkOf(other)) === formatNetwork(content),
  size: Math.ceil(content.length / 8),
});

function toIp(text: string): Value {
  const address = parseAddress(text);
  return address ? wrapAddress(address) : celError(`IP Address ${JSON.stringify(text)} parse error during conversion from string`);
}

function toCidr(text: string): Value {
  const network = parseNetwork(text);
  return network ? wrapNetwork(network) : celError('network address parse error during conversion from string');
}

function isCanonical(text: string): Value {
  const address = parseAddress(text);
  return address ? formatAddress(address) === text : toIp(text);
}

function parseNetwork(text: string): Network | undefined {
  const slash = text.lastIndexOf('/');
  const address = slash < 0 ? undefined : parseAddress(text.slice(0, slash));
  const length = text.slice(slash + 1);
  if (address === undefined || !/^(0|[1-9][0-9]{0,2})$/.test(length) || Number(length) > address.bits) return undefined;
  return { address, length: Number(length) };
}

const formatNetwork = ({ address, length }: Network): string => `${formatAddress(address)}/${length}`;

const contains = ({ address, length }: Network, ip: Address): boolean =>
  ip.bits === address.bits && maskAddress(ip, length).value === maskAddress(address, length).value;

const containsNetwork = (network: Network, other: Network): boolean => network.length <= other.length && contains(network, other.address);

function containsIpText(cidr: Opaque, text: string): Value {
  const ip = toIp(text);
  return isError(ip) ? ip : contains(networkOf(cidr), addressOf(ip as Opaque));
}

function containsCidrText(cidr: Opaque, text: string): Value {
  const other = toCidr(text);
  return isError(other) ? other : containsNetwork(networkOf(cidr), networkOf(other as Opaque));
}

/** Returns the first `length` bits of an address. */
const head = ({ value, bits }: Address, length: number): bigint => value >> BigInt(bits - length);

const isLoopback = (ip: Address): boolean => (ip.bits === 32 ? head(ip, 8) === 127n : ip.value === 1n);
const isLinkLocalUnicast = (ip: Address): boolean => (ip.bits === 32 ? head(ip, 16) === 0xa9fen : head(ip, 10) === 0xfe80n >> 6n);
const isLinkLocalMulticast = (ip: Address): boolean => (ip.bits === 32 ? head(ip, 24) === 0xe00000n : (head(ip, 16) & 0xff0fn) === 0xff02n);
const isMulticast = (ip: Address): boolean => (ip.bits === 32 ? head(ip, 4) === 0xen : head(ip, 8) === 0xffn);
const isBroadcast = (ip: Address): boolean => ip.bits === 32 && ip.value === 0xffffffffn;
const isGlobalUnicast = (ip: Address): boolean =>
  ip.value !== 0n && !isBroadcast(ip) && !isLoopback(ip) && !isMulticast(ip) && !isLinkLocalUnicast(ip);
