import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The hosts that charts may be fetched from. */
export interface HostRules {
  /** Hosts of the lock and of the settings, with their ports. */
  readonly known: ReadonlySet<string>;
  /** Hosts that may have a private address. The client may also use them with a public address. */
  readonly private: ReadonlySet<string>;
  /** Whether other hosts with public addresses may be used. */
  readonly allowsNew: boolean;
}

/** Returns why a URL is refused because of its text; undefined if it may be requested. */
export function refusedUrl(url: URL, rules: HostRules): string | undefined {
  const { host, hostname, protocol } = url;
  const isPrivate = rules.private.has(host);
  const isPlainLoopback = protocol === 'http:' && isPrivate && isLoopback(hostname);
  if (protocol !== 'https:' && !isPlainLoopback)
    return `${url.protocol}//${host} is not used: charts and packages are fetched over TLS only`;
  if (!isPrivate && !rules.allowsNew && !rules.known.has(host))
    return `${host} is a new host: neither charts.lock nor chartHosts of slipway.yaml names it. --allow-new-hosts allows it`;
  const address = hostname.replace(/^\[|\]$/g, '');
  return !isPrivate && isIP(address) !== 0 && !isPublicAddress(address) ? `${host} is ${notPublic(address)}` : undefined;
}

/** Whether a host is this machine by its name. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

/** Returns the function that resolves the host of a request. A name that has a private address is refused when the connection is made. */
export function hostLookup(host: string, rules: HostRules, resolve: typeof lookup = lookup): LookupFunction {
  const isPrivate = rules.private.has(host);
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const wrong = isPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (wrong !== undefined) return callback(new Error(`its name leads to ${notPublic(wrong.address)}`), []);
      if (first === undefined) return callback(new Error('its name has no address'), []);
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

const notPublic = (address: string): string => `${address}, which is not a public address. privateChartHosts of slipway.yaml allows it`;

/** Networks of IPv4 that are not public, and the metadata server of Azure. */
const NOT_PUBLIC = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  '168.63.129.16/32',
];

/** Networks in the public range of IPv6 that are not public, or that map to an IPv4 address. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const lists = { notPublic: listOf(NOT_PUBLIC, 'ipv4'), notPublic6: listOf(NOT_PUBLIC_6, 'ipv6'), public6: listOf(['2000::/3'], 'ipv6') };

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !lists.notPublic.check(address, 'ipv4');
  return family === 6 && lists.public6.check(address, 'ipv6') && !lists.notPublic6.check(address, 'ipv6');
}
