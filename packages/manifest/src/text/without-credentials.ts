/**
 * Returns `text` without the credentials of the URLs in it. These are the part before the host, and the values of query parameters and
 * fragments with names such as token, password or key. The user name of SSH without a password is kept. A password may contain `@`, `/` or
 * `%40`. Where the end of a password is ambiguous, more is removed rather than less.
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

/** Returns the scheme that ends at `end`; the empty string without a scheme. */
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
  // An `@` in the authority ends credentials, even when no valid host follows.
  return rest.slice(Math.max(hostEnd(rest), authority.lastIndexOf('@') + 1));
}

/** Returns the position after the last `@` that a host follows, or 0. */
function hostEnd(rest: string): number {
  let at = rest.lastIndexOf('@');
  while (at > 0 && !beginsWithHost(rest.slice(at + 1, at + 300))) at = rest.lastIndexOf('@', at - 1);
  return at + 1;
}

/**
 * Returns whether the text begins with a host and an optional port, followed by a path, a query or a fragment, or by punctuation to the
 * end.
 */
const beginsWithHost = (text: string): boolean =>
  [/^\[[^\]]*\]/, /^[^/?#@:]*/].some((host) => {
    const end = host.exec(text)?.[0].length;
    return end !== undefined && /^(?:[/?#]|\W*$)/.test(text.slice(end).replace(/^:\d+/, ''));
  });

/**
 * Returns whether a text is `localhost`, an IP address or a name with a dot. Other texts with a colon may be passwords up to their first
 * slash.
 */
const isHost = (authority: string): boolean => /^(?:\[[0-9a-f:.]+\]|localhost|[\w-]+(?:\.[\w-]+)+\.?)$/i.test(authority);

/** Replaces the values of a query and a fragment by `***` if their names are names of secrets. */
function withoutValues(rest: string): string {
  const start = rest.search(/[?#]/);
  if (start < 0) return rest;
  return rest.slice(0, start) + rest.slice(start).split('&').map(withoutValue).join('&');
}

/** The value may extend to the next `&`, and may contain a `#`. */
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
