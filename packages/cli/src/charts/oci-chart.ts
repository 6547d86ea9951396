import { createHash } from 'node:crypto';
import { bestVersion, type ChartPlace } from '@slipway/helm';
import { fieldsOf, listOf, textOf, trimEndOf } from '@slipway/manifest';
import { type Login, PublishError, readChallenge, tokenServer } from '@slipway/publish';
import { type LimitedAnswer, limitedJson, RequestError } from '@slipway/publish/limited-request';
import { type ChartClient, FetchProblem, successfulBody } from './chart-client.ts';
import { isLoopback } from './chart-hosts.ts';
import { basic, registryLogin } from './helm-login.ts';
import { ARCHIVE_LIMITS, type FetchChart } from './helm-repository.ts';

/** Media type of the layer with the chart. */
const CHART_LAYER = 'application/vnd.cncf.helm.chart.content.v1.tar+gzip';
const MANIFESTS = 'application/vnd.oci.image.manifest.v1+json, application/vnd.docker.distribution.manifest.v2+json';
const INDEXES = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';

/** Limits of manifests, tokens and lists of tags. */
const LIMITS = { bytes: 2 ** 20, milliseconds: 30_000 };
const JSON_LIMITS = { depth: 20, values: 20_000 };
const MAX_PAGES = 50;

/** How a registry is accessed. */
interface RegistryAccess {
  readonly env: NodeJS.ProcessEnv;
  /** A host of tokens that may get the login of the registry. */
  readonly tokenHost: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** A repository of a registry. */
interface OciRepository {
  readonly origin: string;
  readonly host: string;
  /** `org/charts/web` */
  readonly path: string;
  readonly tokenHost: string | undefined;
}

/** Sends a request to the registry, signed in if it requires that. */
type Get = (path: string, limits: typeof LIMITS, accept?: string) => Promise<LimitedAnswer>;

/** Opens the chart of a registry: by its digest, its tag, or the best tag in a range. */
export function openOciChart(
  { url, tag, digest, mediaType = CHART_LAYER }: ChartPlace,
  client: ChartClient,
  access: RegistryAccess,
): FetchChart {
  const { get, repository } = openRegistry(url, client, access);
  return async (_name, range) => {
    if (digest !== undefined && !DIGEST.test(digest))
      throw new FetchProblem(`${JSON.stringify(digest)} is not a digest in sha256 or sha512`);
    const reference = digest ?? (await tagFor(get, repository, tag, range));
    const bytes = await archiveAt(get, repository, reference, mediaType);
    return { bytes, version: digest === undefined && tag === undefined ? versionOfTag(reference) : '' };
  };
}

/** Fetches parts of images. Throws a FetchProblem. */
export interface OciImages {
  /** Returns the manifest or the index of a tag or a digest. */
  readonly manifest: (reference: string) => Promise<Buffer>;
  readonly blob: (digest: string, limits: typeof LIMITS) => Promise<Buffer>;
}

/** Opens the images of one repository of a registry, `oci://HOST/REPOSITORY`. */
export function openOciImages(url: string, client: ChartClient, access: RegistryAccess): OciImages {
  const { get, repository } = openRegistry(url, client, access);
  return {
    manifest: (reference) => manifestAt(get, repository, reference, `${MANIFESTS}, ${INDEXES}`),
    blob: (digest, limits) => blobAt(get, repository, digest, limits),
  };
}

function openRegistry(url: string, client: ChartClient, { env, tokenHost, signal }: RegistryAccess) {
  const repository = ociRepository(url, client, tokenHost);
  return { repository, get: registry(repository, client, () => registryLogin(repository.host, env, signal)) };
}

function ociRepository(url: string, { rules }: ChartClient, tokenHost: string | undefined): OciRepository {
  const match = /^oci:\/\/([a-z0-9.-]+(?::\d{1,5})?|\[[0-9a-f:]+\](?::\d{1,5})?)\/([a-z0-9][a-z0-9._/-]*)$/.exec(trimEndOf(url, '/'));
  const [, host = '', path = ''] = match ?? [];
  if (match === null || path.split('/').some((segment) => /^\.*$/.test(segment)))
    throw new FetchProblem(`${url} is not the address of a repository in a registry`);
  const isPlain = rules.private.has(host) && isLoopback(new URL(`http://${host}`).hostname);
  return { origin: `${isPlain ? 'http' : 'https'}://${host}`, host, path, tokenHost };
}

/** Returns a function that signs in once, with a token or the login. */
function registry(repository: OciRepository, client: ChartClient, login: () => Promise<Login | undefined>): Get {
  let authorization: Promise<string> | undefined;
  const once = async (url: URL, limits: typeof LIMITS, accept?: string): Promise<LimitedAnswer> =>
    client.get({ url, limits, authorization: await authorization, ...(accept !== undefined && { headers: { accept } }) });
  return async (way, limits, accept) => {
    const url = urlOf(repository, way);
    const answer = await once(url, limits, accept);
    if (answer.status !== 401 || authorization !== undefined) return answer;
    const challenge = answer.headers['www-authenticate'] ?? '';
    authorization = login().then((own) => authorize(repository, client, challenge, own));
    return once(url, limits, accept);
  };
}

/** Not resolved against the origin: a path of the registry that begins with `//` would name another host, which then gets the login. */
const urlOf = ({ origin }: Pick<OciRepository, 'origin'>, way: string): URL => new URL(`${origin}${way}`);

/** Returns the header that a registry requires. The login goes to the token server only if the server is trusted with it. */
async function authorize(repository: OciRepository, client: ChartClient, header: string, login?: Login): Promise<string> {
  const { host, path } = repository;
  const { scheme, realm = '', service } = readChallenge(header);
  if (scheme === 'basic' && login !== undefined) return basic(login);
  const url = scheme === 'basic' ? undefined : tokenUrl(realm, repository, login);
  if (url === undefined) throw new FetchProblem(`${host} requires a login: \`helm registry login ${host}\``);
  if (service !== undefined) url.searchParams.set('service', service);
  url.searchParams.set('scope', `repository:${path}:pull`);
  const body = successfulBody(await client.get({ url, limits: LIMITS, authorization: login && basic(login) }), url);
  const { token, access_token: other } = fieldsOf(json(body, url.host));
  const found = textOf(token) || textOf(other);
  if (!/^[!-~]+$/.test(found)) throw new FetchProblem(`${url.host} answers without a token`);
  return `Bearer ${found}`;
}

/** Returns the address of the tokens. Without a login it may be on any host that the rules allow. */
function tokenUrl(realm: string, { origin, host, tokenHost }: OciRepository, login?: Login): URL | undefined {
  if (login === undefined) return URL.parse(realm) ?? undefined;
  try {
    return tokenServer(realm, { origin, host, prefix: '' }, tokenHost);
  } catch (error) {
    if (error instanceof PublishError)
      throw new FetchProblem(`${host} names another host for its tokens, and the login is not sent there. --oci-token-host allows one`);
    throw error;
  }
}

/** Returns the tag to fetch. A version can contain a plus sign and a tag cannot, so Helm writes it as an underscore. */
async function tagFor(get: Get, repository: OciRepository, tag: string | undefined, range: string): Promise<string> {
  const exact = tag ?? (/^v?\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]*)?$/.test(range) ? range.replaceAll('+', '_') : undefined);
  if (exact === undefined) {
    const tags = (await tagsOf(get, repository)).map((each) => ({ version: versionOfTag(each), tag: each }));
    const found = bestVersion(tags, range);
    if (found !== undefined) return found.tag;
    throw new FetchProblem(`${repository.host}/${repository.path} has no version in the range ${range === '' ? '*' : range}`);
  }
  if (!/^\w[\w.-]{0,127}$/.test(exact)) throw new FetchProblem(`${JSON.stringify(exact)} is not a tag`);
  return exact;
}

const versionOfTag = (tag: string): string => tag.replaceAll('_', '+');

/** Lists the tags, page by page. */
async function tagsOf(get: Get, { host, path, origin }: OciRepository): Promise<readonly string[]> {
  const tags: string[] = [];
  let way: string | undefined = `/v2/${path}/tags/list?n=1000`;
  for (let page = 0; way !== undefined; page++) {
    if (page === MAX_PAGES) throw new FetchProblem(`${host} lists more than ${MAX_PAGES} pages of tags`);
    const url: URL = urlOf({ origin }, way);
    const answer: LimitedAnswer = await get(way, LIMITS);
    tags.push(...listOf(fieldsOf(json(successfulBody(answer, url), host)).tags).map(textOf));
    const link = /^<([^<>]*)>; *rel="?next"?/.exec((answer.headers.link ?? '').slice(0, 4000))?.[1];
    const next: URL | null = link === undefined ? null : URL.parse(link, url.href);
    if (next !== null && next.origin !== origin) throw new FetchProblem(`${host} continues its list of tags on ${next.host}`);
    way = next === null ? undefined : `${next.pathname}${next.search}`;
  }
  return tags;
}

/** Fetches a manifest and the chart that it names. */
async function archiveAt(get: Get, repository: OciRepository, reference: string, wanted: string): Promise<Buffer> {
  const { host, path } = repository;
  const manifest = fieldsOf(json(await manifestAt(get, repository, reference, MANIFESTS), host));
  const layer = listOf(manifest.layers)
    .map(fieldsOf)
    .find(({ mediaType }) => mediaType === wanted);
  const digest = textOf(layer?.digest);
  if (!DIGEST.test(digest)) throw new FetchProblem(`${host}/${path}:${reference} is not a Helm chart: it has no layer ${wanted}`);
  return await blobAt(get, repository, digest, ARCHIVE_LIMITS);
}

/** Fetches a manifest. It is verified if the reference is a digest. */
async function manifestAt(get: Get, { origin, host, path }: OciRepository, reference: string, accept: string): Promise<Buffer> {
  const way = `/v2/${path}/manifests/${reference}`;
  const body = successfulBody(await get(way, LIMITS, accept), urlOf({ origin }, way));
  if (DIGEST.test(reference) && digestOf(body, reference) !== reference)
    throw new FetchProblem(`${host} answers with a manifest that does not have the digest ${reference}`);
  return body;
}

/** Fetches a blob, and verifies it by its digest. */
async function blobAt(get: Get, { origin, host, path }: OciRepository, digest: string, limits: typeof LIMITS): Promise<Buffer> {
  const way = `/v2/${path}/blobs/${digest}`;
  const bytes = successfulBody(await get(way, limits), urlOf({ origin }, way));
  if (digestOf(bytes, digest) !== digest) throw new FetchProblem(`${host} answers with bytes that do not have the digest ${digest}`);
  return bytes;
}

/** Returns the digest of bytes with the algorithm of another digest. */
function digestOf(bytes: Uint8Array, other: string): string {
  const [algorithm = ''] = other.split(':');
  return `${algorithm}:${createHash(algorithm).update(bytes).digest('hex')}`;
}

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;

function json(body: Buffer, host: string): unknown {
  try {
    return limitedJson(body.toString('utf8'), host, JSON_LIMITS);
  } catch (error) {
    if (error instanceof RequestError) throw new FetchProblem(error.message, { cause: error });
    throw error;
  }
}
