import { PublishError } from '../failures/publish-error.ts';
import type { RegistryAddress } from './registry-address.ts';

/** The requirements of a registry for a request that it refused with 401. */
export interface Challenge {
  /** `basic` or `bearer`. */
  readonly scheme: string;
  readonly realm?: string;
  readonly service?: string;
}

/** Characters of the header that are read. */
const MAX_CHALLENGE = 4000;

/** Reads the header `WWW-Authenticate`. */
export function readChallenge(header: string): Challenge {
  const text = header.slice(0, MAX_CHALLENGE);
  const [scheme = ''] = text.trim().split(' ', 1);
  const values = quotedValues(text);
  const [realm, service] = [values.get('realm'), values.get('service')];
  return { scheme: scheme.toLowerCase(), ...(realm !== undefined && { realm }), ...(service !== undefined && { service }) };
}

/** Returns the values of `key="value"` in a challenge. */
function quotedValues(challenge: string): ReadonlyMap<string, string> {
  const parts = challenge.split('"');
  const values = new Map<string, string>();
  for (let at = 1; at + 1 < parts.length; at += 2) {
    const key = parts[at - 1]?.endsWith('=') ? parts[at - 1]?.slice(0, -1).split(/\W/).at(-1) : undefined;
    if (key) values.set(key, parts[at] ?? '');
  }
  return values;
}

/** Token servers of registries that have them on another host. A login of the first goes to the second. */
const TOKEN_HOSTS: ReadonlyMap<string, string> = new Map([
  ['docker.io', 'auth.docker.io'],
  ['index.docker.io', 'auth.docker.io'],
  ['registry-1.docker.io', 'auth.docker.io'],
  ['registry.gitlab.com', 'gitlab.com'],
  ['registry.digitalocean.com', 'api.digitalocean.com'],
]);

/**
 * Returns the token address of a registry, if a login for the registry may be sent there. Allowed are the host of the registry, the host of a
 * well-known pair, and `allowed`. Returns undefined for text that is not an address. Throws a PublishError for another host: a server that
 * answers for a registry could otherwise send its login anywhere.
 */
export function tokenServer(realm: string, { host, origin }: RegistryAddress, allowed?: string): URL | undefined {
  const url = URL.parse(realm);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) return url;
  if (url.protocol !== 'https:') return undefined;
  if (url.host === TOKEN_HOSTS.get(host) || url.host === allowed) return url;
  throw new PublishError(
    'remote-denied',
    `The registry ${host} names ${url.host} for its tokens, which is another host: the login of ${host} is not sent there. If ${url.host} is its token server, give --oci-token-host ${url.host}.`,
  );
}
