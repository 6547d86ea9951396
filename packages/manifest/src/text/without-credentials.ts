/**
 * `text` with no credentials in any address that it holds: what stands before the host of a URL (the login name of SSH without a
 * password stays), and the values of query parameters and fragments that are called a token, a password, a key and the like.
 * A password may hold `@`, `/` or `%40`; where it is not clear what is still the password, more is left out rather than less.
 */
export const withoutCredentials = (text: string): string =>
  text.replace(ADDRESS, (_, scheme: string, rest: string) => `${scheme}${withoutValues(withoutUserInfo(scheme, rest))}`);

const ADDRESS = /([a-z][a-z0-9+.-]{0,30}:\/\/)(\S+)/gi;

function withoutUserInfo(scheme: string, rest: string): string {
  const end = rest.search(/[/?#\\]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  if (isHost(authority) || (authority === '' && /^file:/i.test(scheme))) return rest;
  if (/ssh/i.test(scheme) && /^[^:@]*@[^:@]*(?::\d+)?$/.test(authority)) return rest;
  // An `@` of the authority ends credentials, even when nothing behind it looks like a host.
  return rest.slice(Math.max(hostEnd(rest), authority.lastIndexOf('@') + 1));
}

/** Just behind the last `@` that a host follows; 0 when there is none. */
function hostEnd(rest: string): number {
  let at = rest.lastIndexOf('@');
  while (at > 0 && !/^(?:\[[^\]]*\]|[^/?#@:]*)(?::\d+)?(?:[/?#]|\W*$)/.test(rest.slice(at + 1, at + 300)))
    at = rest.lastIndexOf('@', at - 1);
  return at + 1;
}

/** `localhost`, an address or a name with a dot: what has a colon may as well be a password up to its first slash. */
const isHost = (authority: string): boolean => /^(?:\[[0-9a-f:.]+\]|localhost|[\w-]+(?:\.[\w-]+)+\.?)$/i.test(authority);

/** Query and fragment with `***` for each value whose name says that it is secret. */
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
