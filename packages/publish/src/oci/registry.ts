import { setTimeout } from 'node:timers/promises';
import { PublishError } from '../failures/publish-error.ts';
import type { Blob } from './artifact.ts';
import type { Login } from './credentials.ts';
import type { RegistryAddress } from './registry-address.ts';

/** A repository of a registry (OCI distribution specification 1.1). */
export interface Registry {
  /** Digest of the manifest that a tag names; undefined where there is no such tag. */
  readonly resolve: (repository: string, tag: string) => Promise<string | undefined>;
  /** Uploads what the registry does not have. */
  readonly pushBlob: (repository: string, blob: Blob) => Promise<void>;
  readonly pushManifest: (repository: string, tag: string, manifest: Blob) => Promise<void>;
}

interface RegistryOptions {
  readonly address: RegistryAddress;
  readonly login?: Login;
  readonly signal?: AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const TRIES = 4;
/** Milliseconds that one request may take. */
const LONGEST = 120_000;

/** Opens a registry; every method throws a PublishError where it cannot be reached, or refuses. */
export function openRegistry({ address, login, signal, wait = setTimeout }: RegistryOptions): Registry {
  let authorization: string | undefined;

  const once = (url: URL, { method, headers, body }: Request): Promise<Response> =>
    fetch(url, {
      method,
      headers: { ...headers, ...(authorization && url.origin === address.origin && { authorization }) },
      ...(body && { body: new Uint8Array(body) }),
      // A credential for one host is not shown to another.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(LONGEST), ...(signal ? [signal] : [])]),
    });

  const send = async (request: Request, repository: string): Promise<Response> => {
    const url = new URL(request.path, address.origin);
    let problem: unknown;
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      try {
        const response = await once(url, request);
        if (response.status === 401 && attempt === 1) {
          authorization = await authorize(response.headers.get('www-authenticate') ?? '', repository);
          continue;
        }
        if (response.status !== 429 && response.status < 500) return response;
        problem = `it answers ${response.status}`;
      } catch (error) {
        if (error instanceof PublishError) throw error;
        if (signal?.aborted) throw new PublishError('interrupted', 'Interrupted.', { cause: error });
        problem = (error as { readonly cause?: { readonly code?: string } }).cause?.code ?? (error as Error).message;
      }
      if (attempt < TRIES) await wait(250 * 2 ** attempt);
    }
    throw new PublishError('remote-unreachable', `The registry ${address.host} cannot be used: ${problem}.`);
  };

  /** The value of the header for what the registry asks for: a token for the repository, or the login itself. */
  const authorize = async (challenge: string, repository: string): Promise<string> => {
    const basic = login && `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
    if (/^basic\b/i.test(challenge)) return basic ?? denied();
    const values = quotedValues(challenge);
    const realm = URL.parse(values.get('realm') ?? '');
    if (realm === null || (realm.protocol !== 'https:' && realm.origin !== address.origin)) return denied();
    const service = values.get('service');
    if (service !== undefined) realm.searchParams.set('service', service);
    realm.searchParams.set('scope', `repository:${repository}:pull,push`);
    const response = await fetch(realm, {
      headers: basic ? { authorization: basic } : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST),
    });
    if (response.status !== 200) return denied();
    const { token, access_token: other } = (await response.json()) as { readonly token?: string; readonly access_token?: string };
    return `Bearer ${token ?? other ?? denied()}`;
  };

  const denied = (): never => {
    throw new PublishError('remote-denied', `The registry ${address.host} does not let you in: \`docker login ${address.host}\`.`);
  };

  const expectStatus = (response: Response, ...wanted: readonly number[]): Response => {
    if (wanted.includes(response.status)) return response;
    if (response.status === 401 || response.status === 403) return denied();
    throw new PublishError('push-rejected', `The registry ${address.host} refused the push: it answers ${response.status}.`);
  };

  return {
    async resolve(repository, tag) {
      const headers = { accept: 'application/vnd.oci.image.manifest.v1+json' };
      const response = await send({ method: 'HEAD', path: `/v2/${repository}/manifests/${tag}`, headers }, repository);
      if (response.status === 404) return undefined;
      return expectStatus(response, 200).headers.get('docker-content-digest') ?? undefined;
    },
    async pushBlob(repository, { digest, bytes }) {
      const path = `/v2/${repository}/blobs/${digest}`;
      if ((await send({ method: 'HEAD', path }, repository)).status === 200) return;
      const begun = expectStatus(await send({ method: 'POST', path: `/v2/${repository}/blobs/uploads/` }, repository), 202);
      const location = URL.parse(begun.headers.get('location') ?? '', address.origin);
      if (location === null || location.origin !== address.origin)
        throw new PublishError('push-rejected', `The registry ${address.host} refused the push: it does not say where to upload to.`);
      location.searchParams.set('digest', digest);
      const headers = { 'content-type': 'application/octet-stream' };
      expectStatus(await send({ method: 'PUT', path: `${location.pathname}${location.search}`, headers, body: bytes }, repository), 201);
    },
    async pushManifest(repository, tag, { mediaType, bytes }) {
      const headers = { 'content-type': mediaType };
      expectStatus(await send({ method: 'PUT', path: `/v2/${repository}/manifests/${tag}`, headers, body: bytes }, repository), 201);
    },
  };
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
