import { fromBytes, toBytes } from '../../values/go-bytes.ts';
import { goQuote } from '../../values/go-quote.ts';
import { GoError } from '../../values/template-error.ts';

/** The parts of a URL, as `net/url` splits it. */
export interface Url {
  readonly scheme: string;
  readonly opaque: string;
  /** The user information, escaped. */
  readonly user: string | undefined;
  readonly host: string;
  readonly path: string;
  readonly rawPath: string;
  readonly query: string;
  readonly fragment: string;
}

/** A part of a URL. Each part has a different set of characters that need an escape. */
type UrlPart = 'path' | 'host' | 'user' | 'fragment';

/** Parses a URL as `url.Parse` does. Throws a `GoError` whose message begins with `prefix`. */
export function parseUrl(text: string, prefix: string): Url {
  const fail = (problem: string): never => {
    throw new GoError(`${prefix}parse ${goQuote(text)}: ${problem}`);
  };
  const [whole, fragment] = cut(text, '#');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (/[\u0000-\u001f\u007f]/.test(whole)) fail('net/url: invalid control character in URL');
  const { scheme, rest: behind } = schemeOf(whole, fail);
  const [before, query] = behind.endsWith('?') && behind.indexOf('?') === behind.length - 1 ? [behind.slice(0, -1), ''] : cut(behind, '?');
  const parsedFragment = unescapePart(fragment, 'fragment', fail);
  const none = { scheme, opaque: '', user: undefined, host: '', path: '', rawPath: '', query, fragment: parsedFragment };
  if (whole === '*') return { ...none, path: '*' };
  if (!before.startsWith('/')) {
    if (scheme !== '') return { ...none, opaque: before };
    if ((before.split('/')[0] as string).includes(':')) fail('first path segment in URL cannot contain colon');
  }
  const hasAuthority = before.startsWith('//') && (scheme !== '' || !before.startsWith('///'));
  if (!hasAuthority) return { ...none, path: unescapePart(before, 'path', fail), rawPath: before };
  const slash = before.indexOf('/', 2);
  const authority = before.slice(2, slash < 0 ? undefined : slash);
  const path = slash < 0 ? '' : before.slice(slash);
  return { ...none, ...authorityParts(authority, fail), path: unescapePart(path, 'path', fail), rawPath: path };
}

type Fail = (problem: string) => never;

function cut(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function schemeOf(text: string, fail: Fail): { readonly scheme: string; readonly rest: string } {
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (/[A-Za-z]/.test(character)) continue;
    if (/[0-9+\-.]/.test(character)) {
      if (at === 0) break;
      continue;
    }
    if (character !== ':') break;
    if (at === 0) fail('missing protocol scheme');
    return { scheme: text.slice(0, at).toLowerCase(), rest: text.slice(at + 1) };
  }
  return { scheme: '', rest: text };
}

function authorityParts(authority: string, fail: Fail): { readonly user: string | undefined; readonly host: string } {
  const at = authority.lastIndexOf('@');
  const host = hostOf(authority.slice(at + 1), fail);
  if (at < 0) return { user: undefined, host };
  const userinfo = authority.slice(0, at);
  if (!/^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(userinfo)) fail('net/url: invalid userinfo');
  const [name, password] = cut(userinfo, ':');
  const escaped = escapePart(unescapePart(name, 'user', fail), 'user');
  return { user: userinfo.includes(':') ? `${escaped}:${escapePart(unescapePart(password, 'user', fail), 'user')}` : escaped, host };
}

function hostOf(host: string, fail: Fail): string {
  const colon = host.startsWith('[') ? host.indexOf(']') + 1 : host.lastIndexOf(':');
  if (host.startsWith('[') && colon === 0) fail("missing ']' in host");
  const port = colon >= 0 ? host.slice(colon) : '';
  if (port !== '' && !/^:\d*$/.test(port)) fail(`invalid port ${goQuote(port)} after host`);
  return unescapePart(host, 'host', fail);
}

function unescapePart(text: string, part: UrlPart, fail: Fail): string {
  if (part === 'host') {
    const bad = /[^A-Za-z0-9\-._~!$&'()*+,;=:[\]<>"%\u0080-\uffff]/.exec(text);
    if (bad !== null) fail(`invalid character ${goQuote(bad[0])} in host name`);
  }
  if (!text.includes('%')) return text;
  const bad = /%(?![\da-fA-F]{2}).{0,2}/s.exec(text);
  if (bad !== null) fail(`invalid URL escape ${goQuote(bad[0])}`);
  const bytes: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === '%') {
      bytes.push(Number.parseInt(text.slice(at + 1, at + 3), 16));
      at += 3;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) as number);
      bytes.push(...toBytes(character));
      at += character.length;
    }
  }
  return fromBytes(Uint8Array.from(bytes));
}

const KEPT: Readonly<Record<UrlPart, RegExp>> = {
  path: /[A-Za-z0-9\-_.~$&+,/:;=@]/,
  host: /[A-Za-z0-9\-_.~!$&'()*+,;=:[\]<>"]/,
  user: /[A-Za-z0-9\-_.~$&+,;=]/,
  fragment: /[A-Za-z0-9\-_.~$&+,/:;=?@!()*]/,
};

function escapePart(text: string, part: UrlPart): string {
  let escaped = '';
  for (const byte of toBytes(text)) {
    const character = String.fromCharCode(byte);
    escaped += byte < 0x80 && KEPT[part].test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return escaped;
}

/** Returns the text of a URL, as `URL.String` does. */
export function urlText(url: Url): string {
  const { scheme, opaque, query, fragment } = url;
  const start = scheme === '' ? '' : `${scheme}:`;
  const text = opaque === '' ? start + hierarchyText(url) : start + opaque;
  return text + (query === '' ? '' : `?${query}`) + (fragment === '' ? '' : `#${escapePart(fragment, 'fragment')}`);
}

/** Returns the text of the authority and the path. */
function hierarchyText({ scheme, user, host, path }: Url): string {
  const escaped = path === '*' ? '*' : escapePart(path, 'path');
  const hasAuthority = host !== '' || user !== undefined || (scheme !== '' && path !== '');
  const authority = hasAuthority ? `//${user === undefined ? '' : `${user}@`}${escapePart(host, 'host')}` : '';
  if (escaped !== '' && !escaped.startsWith('/') && host !== '') return `${authority}/${escaped}`;
  const isAmbiguous = scheme === '' && authority === '' && (escaped.split('/')[0] as string).includes(':');
  return authority + (isAmbiguous ? './' : '') + escaped;
}
