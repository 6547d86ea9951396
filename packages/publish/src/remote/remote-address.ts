import { withoutCredentials } from '@slipway/manifest';
import { PublishError } from '../failures/publish-error.ts';
import { TRANSPORTS } from '../git/git-command.ts';

/** A URL, or SSH's `host:path`, without its credentials, because the arguments of a process are visible. */
export interface RemoteAddress {
  readonly url: string;
  /** Only for an HTTP address. */
  readonly username?: string;
  readonly password?: string;
}

/** `scheme://...`, SSH's `host:path` or `helper::...`; anything else is a path. */
export const isUrl = (address: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(address) || /^[^/]+:/.test(address);

/**
 * Separates the credentials from `address`. Throws `remote-unusable` for an address with a helper, or one that Git could not keep secret.
 */
export function parseAddress(address: string): RemoteAddress {
  const [, helper] = /^([^:/]*)::/.exec(address) ?? [];
  if (helper !== undefined) throw unusable(address, `is reached by a helper program, ${JSON.stringify(helper)}`);
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):\/\/([\s\S]*)$/i.exec(address) ?? [];
  if (scheme === undefined) return { url: address };
  if (!SCHEMES.has(scheme)) throw unusable(address, `has the scheme ${JSON.stringify(scheme)}`);
  if (/[\s\p{Cc}]/u.test(rest)) throw unusable(address, 'has a space or a control character: write it as %20 and the like');
  if (scheme === 'file') return { url: address };

  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const at = authority.lastIndexOf('@');
  const [, login = '', password] = /^([^:]*)(?::(.*))?$/.exec(authority.slice(0, Math.max(at, 0))) ?? [];
  const isHttp = scheme.startsWith('http');
  const kept = !isHttp && login !== '' ? `${login}@` : '';
  const url = `${scheme}://${kept}${rest.slice(at + 1)}`;
  if (withoutCredentials(url) !== url) {
    const how = 'write `@`, `:` and `/` of a password as %40, %3A and %2F and of a path `@` as %40, or use a credential helper of Git';
    throw unusable(address, `holds credentials that Git would show to other processes: ${how}`);
  }
  if (!isHttp || at < 0) return { url };
  return { url, username: decoded(address, login), ...(password !== undefined && { password: decoded(address, password) }) };
}

const SCHEMES: ReadonlySet<string> = new Set([...TRANSPORTS, 'git+ssh', 'ssh+git']);

function decoded(address: string, text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {} // unchanged, like in Git
  if (/\p{Cc}/u.test(plain)) throw unusable(address, 'has a control character in its credentials');
  return plain;
}

const unusable = (address: string, why: string): PublishError =>
  new PublishError(
    'remote-unusable',
    `The remote ${JSON.stringify(withoutCredentials(address))} ${why}. Use https, http, ssh, git, file or a path.`,
  );
