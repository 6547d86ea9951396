import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PublishError } from '../failures/publish-error.ts';
import { type AnswerLimits, type LimitedAnswer, limitedJson, limitedRequest, RequestError } from '../http/limited-request.ts';
import type { Blob } from './artifact.ts';
import type { Login } from './credentials.ts';
import type { RegistryAddress } from './registry-address.ts';
import { readChallenge, tokenServer } from './token-server.ts';

/** A repository of a registry (OCI distribution specification 1.1). */
export interface Registry {
  /** Returns the digest of the manifest that a tag names; undefined if the tag does not exist. */
  readonly resolve: (repository: string, tag: string) => Promise<string | undefined>;
  /** Uploads a blob, unless the registry has it. */
  readonly pushBlob: (repository: string, blob: Blob) => Promise<void>;
  readonly pushManifest: (repository: string, tag: string, manifest: Blob) => Promise<void>;
}

interface RegistryOptions {
  readonly address: RegistryAddress;
  readonly login?: Login;
  /** Host of a token server that may get the login, although it is not the host of the registry. */
  readonly tokenHost?: string;
  readonly signal?: AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const MAX_TRIES = 4;
/** A request may upload a large layer. Its answer is a few headers, a token or an index of errors. */
const LIMITS: AnswerLimits = { bytes: 2 ** 20, milliseconds: 120_000 };
const TOKEN_LIMITS = { depth: 10, values: 1000 };

/** Opens a registry. Every method throws a PublishError if the registry cannot be reached or refuses the request. */
export function openRegistry(options: RegistryOptions): Registry {
  const { address } = options;
  const send = connect(options);

  const expectStatus = (response: LimitedAnswer, ...wanted: readonly number[]): LimitedAnswer => {
    if (wanted.includes(response.status)) return response;
    if (response.status === 401 || response.status === 403) throw denied(address);
    throw new PublishError('push-rejected', `The registry ${address.host} refused the push: it answers ${response.status}.`);
  };

  return {
    async resolve(repository, tag) {
      const headers = { accept: 'application/vnd.oci.image.manifest.v1+json' };
      const path = `/v2/${repository}/manifests/${tag}`;
      const answer = await send({ method: 'HEAD', path, headers }, repository);
      if (answer.status === 404) return undefined;
      const digest = expectStatus(answer, 200).headers['docker-content-digest'] ?? '';
      if (/^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
      // The header is optional. Without it, a version with other content would look like one that does not exist.
      const { body } = expectStatus(await send({ method: 'GET', path, headers }, repository), 200);
      return `sha256:${createHash('sha256').update(body).digest('hex')}`;
    },
    async pushBlob(repository, { digest, bytes }) {
      const path = `/v2/${repository}/blobs/${digest}`;
      if ((await send({ method: 'HEAD', path }, repository)).status === 200) return;
      const begun = expectStatus(await send({ method: 'POST', path: `/v2/${repository}/blobs/uploads/` }, repository), 202);
      const location = URL.parse(begun.headers.location ?? '', address.origin);
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

/** Sends a request that concerns a repository. */
type Send = (request: Request, repository: string) => Promise<LimitedAnswer>;

/** The result of one attempt. After a `problem` another attempt may succeed, at once if the login was the problem. */
type Attempt = { readonly answer: LimitedAnswer } | { readonly problem: string; readonly waits: boolean };

/** Connects to a registry. Signs in when the registry requires it, and retries requests that fail for a time. */
function connect({ address, login, tokenHost, signal, wait = setTimeout }: RegistryOptions): Send {
  let authorization: string | undefined;

  // Follows no redirect: another host must not get the credentials of this one.
  const once = (url: URL, { method, headers, body }: Request): Promise<LimitedAnswer> =>
    limitedRequest({
      url,
      method,
      headers: { ...headers, ...(authorization && url.origin === address.origin && { authorization }) },
      ...(body && { body }),
      limits: LIMITS,
      ...(signal && { signal }),
    });

  const attempt = async (url: URL, request: Request, repository: string, isFirst: boolean): Promise<Attempt> => {
    try {
      const answer = await once(url, request);
      if (answer.status === 401 && isFirst) {
        authorization = await authorize(answer.headers['www-authenticate'] ?? '', repository);
        return { problem: 'it requires a login', waits: false };
      }
      return answer.status === 429 || answer.status >= 500 ? { problem: `it answers ${answer.status}`, waits: true } : { answer };
    } catch (error) {
      if (error instanceof PublishError) throw error;
      if (signal?.aborted) throw new PublishError('interrupted', 'Interrupted.', { cause: error });
      return { problem: (error as Error).message, waits: true };
    }
  };

  /** Returns the header that the registry requires: a token for the repository, or the login itself. */
  const authorize = async (challenge: string, repository: string): Promise<string> => {
    const basic = login && `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
    const { scheme, realm, service } = readChallenge(challenge);
    if (scheme === 'basic' && basic !== undefined) return basic;
    const url = scheme === 'basic' || realm === undefined ? undefined : tokenServer(realm, address, tokenHost);
    if (url === undefined) throw denied(address);
    if (service !== undefined) url.searchParams.set('service', service);
    url.searchParams.set('scope', `repository:${repository}:pull,push`);
    const token = await requestToken(url, basic, signal);
    if (token === undefined) throw denied(address);
    return `Bearer ${token}`;
  };

  return async (request, repository) => {
    // The path is not resolved against the origin: a path of the registry that begins with // would name another host.
    const url = new URL(`${address.origin}${request.path}`);
    let problem = '';
    for (let count = 1; count <= MAX_TRIES; count++) {
      const result = await attempt(url, request, repository, count === 1);
      if ('answer' in result) return result.answer;
      problem = result.problem;
      if (result.waits && count < MAX_TRIES) await wait(250 * 2 ** count);
    }
    throw new PublishError('remote-unreachable', `The registry ${address.host} cannot be used: ${problem}.`);
  };
}

const denied = ({ host }: RegistryAddress): PublishError =>
  new PublishError('remote-denied', `The registry ${host} does not let you in: \`docker login ${host}\`.`);

/** Requests a token. Returns undefined if the token server refuses it, and throws a RequestError if it fails for a time. */
async function requestToken(url: URL, authorization: string | undefined, signal: AbortSignal | undefined): Promise<string | undefined> {
  const headers = authorization === undefined ? {} : { authorization };
  const { status, body } = await limitedRequest({ url, method: 'GET', headers, limits: LIMITS, ...(signal && { signal }) });
  if (status === 429 || status >= 500) throw new RequestError(`its token server answers ${status}`);
  return status === 200 ? tokenIn(limitedJson(body.toString('utf8'), url.host, TOKEN_LIMITS)) : undefined;
}

/** Returns the token of an answer, if it has one that fits into a header. */
function tokenIn(answer: unknown): string | undefined {
  const { token, access_token: other } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const found = token ?? other;
  return typeof found === 'string' && /^[!-~]+$/.test(found) ? found : undefined;
}
