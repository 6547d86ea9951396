import { isIPv6 } from './ip-version.ts';

/** The parts of a URL, as Go's net/url splits it. */
export interface GoUrl {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly text: string;
}

/**
 * Reads an absolute URL or an absolute path as `url.ParseRequestURI` does and then, for its fragment, `url.Parse`. Returns undefined for
 * other text.
 */
export function parseUrl(text: string): GoUrl | undefined {
  if (!isRequestUri(text)) return undefined;
  const [before = '', fragment] = cut(text, '#');
  return fragment !== undefined && !isEscaped(fragment) ? undefined : partsOf(before, fragment);
}

/** Returns whether `url.ParseRequestURI` accepts the text. A fragment counts as a part of the path or query. */
export const isRequestUri = (text: string): boolean => text !== '' && partsOf(text, undefined) !== undefined;

function partsOf(text: string, fragment: string | undefined): GoUrl | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Go refuses exactly these
  if (/[\u0000-\u001f\u007f]/.test(text)) return undefined;
  const tail = fragment ? `#${fragment}` : '';
  if (text === '*') return { scheme: '', host: '', path: '*', query: '', text: `*${tail}` };
  const [, given, rest = text] = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/s.exec(text) ?? [];
  if (given === undefined && text.startsWith(':')) return undefined;
  const scheme = (given ?? '').toLowerCase();
  const normal = `${scheme && `${scheme}:`}${rest}${tail}`;
  const [address = '', query = ''] = cut(rest, '?');
  if (!address.startsWith('/')) return scheme ? { scheme, host: '', path: '', query, text: normal } : undefined;
  const [host, path] = scheme && address.startsWith('//') ? splitAuthority(address.slice(2)) : ['', address];
  const parsed = parseAuthority(host, scheme);
  return parsed === undefined || !isEscaped(path) ? undefined : { scheme, host: parsed, path: escapedPath(path), query, text: normal };
}

function cut(text: string, separator: string): readonly [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function splitAuthority(text: string): readonly [string, string] {
  const slash = text.indexOf('/');
  return slash < 0 ? [text, ''] : [text.slice(0, slash), text.slice(slash)];
}

/** Parses the host with its port; returns undefined when Go rejects the authority. */
function parseAuthority(authority: string, scheme: string): string | undefined {
  const at = authority.lastIndexOf('@');
  const user = authority.slice(0, Math.max(at, 0));
  if (!/^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(user) || !isEscaped(user)) return undefined;
  return parseHost(authority.slice(at + 1), scheme);
}

function parseHost(host: string, scheme: string): string | undefined {
  const bracket = host.lastIndexOf('[');
  if (bracket > 0) return undefined;
  if (bracket === 0) {
    const [, address = '', port = ''] = /^\[(.*)\]([^\]]*)$/s.exec(host) ?? [];
    return isPort(port) && isIPv6(address.replace(/%25.*$/s, '')) && !address.includes('%25%') ? host.replace('%25', '%') : undefined;
  }
  // Only these schemes must not list several hosts with ports.
  const colon = scheme === 'http' || scheme === 'https' ? host.indexOf(':') : host.lastIndexOf(':');
  if (colon >= 0 && !isPort(host.slice(colon))) return undefined;
  return unescapeHost(host);
}

const isPort = (text: string): boolean => /^(:[0-9]*)?$/.test(text);

/** Removes escapes from a host. Only characters beyond ASCII, and the percent sign, may be escaped there. */
function unescapeHost(host: string): string | undefined {
  if (!isEscaped(host) || /%(?!25)[0-7]/.test(host)) return undefined;
  if (!/^(?:[A-Za-z0-9\-_.~!$&'()*+,;=:[\]<>"]|%..|[\u0080-\uffff])*$/.test(host)) return undefined;
  return decode(host);
}

const isEscaped = (text: string): boolean => !/%(?![0-9a-fA-F]{2})/.test(text);

const decode = (text: string): string =>
  Buffer.from(
    text.replace(/%([0-9a-fA-F]{2})|[^%]+/g, (part, hex: string | undefined) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : Buffer.from(part).toString('latin1'),
    ),
    'latin1',
  ).toString();

/** Returns the path if its escapes are valid, otherwise the escaped path. */
function escapedPath(path: string): string {
  if (/^[A-Za-z0-9\-_.~!$&'()*+,;=:@/[\]%]*$/.test(path)) return path;
  return [...Buffer.from(decode(path))]
    .map((byte) =>
      /[A-Za-z0-9\-_.~$&+,/:;=@]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}

/** Returns the values of each key of a query, as `url.Query` reads them. Pairs with a semicolon or an invalid escape are left out. */
export function queryOf(query: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of query.split('&')) {
    if (pair === '' || pair.includes(';') || !isEscaped(pair)) continue;
    const [key = '', value = ''] = cut(pair, '=').map((part) => decode((part ?? '').replaceAll('+', ' ')));
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return values;
}
