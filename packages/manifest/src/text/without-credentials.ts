/**
 * Returns `text` without the credentials of the addresses in it. These are the part before the host of a URL, and the values of query
 * parameters and fragments with names such as token, password or key. The login name of SSH without a password is kept. A password may
 * contain `@`, `/` or `%40`. Where its end is not clear, more is removed rather than less.
 */
export function withoutCredentials(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at)) {
    const scheme = schemeBefore(text, at);
    at += '://'.length;
    if (scheme === '') continue;
    SPACE.lastIndex = at;
    const end = SPACE.exec(text)?.index ?? text.length;
    parts.push(text.slice(from, at), withoutValues(withoutUserInfo(scheme, text.slice(at, end))));
    from = end;
    at = end;
  }
  return parts.join('') + text.slice(from);
}

const SPACE = /\s/g;

/** Returns the scheme that ends at `end`; empty without one. */
const schemeBefore = (text: string, end: number): string =>
  (
    text
      .slice(Math.max(0, end - 31), end)
      .split(/[^a-z0-9+.-]/i)
      .at(-1) ?? ''
  ).replace(/^[^a-z]+/i, '');

function withoutUserInfo(scheme: string, rest: string): string {
  const end = rest.search(/[/?#\\]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  if (isHost(authority) || (authority === '' && /^file$/i.test(scheme))) return rest;
  if (/ssh/i.test(scheme) && /^[^:@]*@[^:@]*(?::\d+)?$/.test(authority)) return rest;
  // An `@` of the authority ends credentials, even when nothing behind it looks like a host.
  return rest.slice(Math.max(hostEnd(rest), authority.lastIndexOf('@') + 1));
}

/** Returns the position after the last `@` that a host follows, or 0. */
function hostEnd(rest: string): number {
  let at = rest.lastIndexOf('@');
  while (at > 0 && !beginsWithHost(rest.slice(at + 1, at + 300))) at = rest.lastIndexOf('@', at - 1);
  return at + 1;
}

/** Returns whether a host, which may have a port, is followed by a path, a query or a fragment, or by punctuation to the end. */
const beginsWithHost = (text: string): boolean =>
  [/^\[[^\]]*\]/, /^[^/?#@:]*/].some((host) => {
    const end = host.exec(text)?.[0].length;
    return end !== undefined && /^(?:[/?#]|\W*$)/.test(text.slice(end).replace(/^:\d+/, ''));
  });

/** Returns whether a text is `localhost`, an address or a name with a dot. A text with a colon may be a password up to its first slash. */
const isHost = (authority: string): boolean => /^(?:\[[0-9a-f:.]+\]|localhost|[\w-]+(?:\.[\w-]+)+\.?)$/i.test(authority);

/** Replaces by `***` each value of a query and fragment whose name is that of a secret. */
function withoutValues(rest: string): string {
  const start = rest.search(/[?#]/);
  if (start < 0) return rest;
  return rest.slice(0, start) + rest.slice(start).split('&').map(withoutValue).join('&');
}

/** Up to the next `&` everything may be the value, also a `#`. */
function withoutValue(part: string): string {
  for (const { 0: start, 1: name = '', index } of part.matchAll(/(?:^|[?#;])([^=#;?]{0,200})=/g)) {
    if (SECRET_NAME.test(decoded(name))) return `${part.slice(0, index + start.length)}***`;
  }
  return part;
}

const SECRET_NAME = /token|pass|pwd|key|secret|access|auth|cred|sig|jwt/i;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
