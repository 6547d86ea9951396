import type { IncomingMessage, RequestListener } from 'node:http';
import { type OciImage, type StoredContent, storeImage } from './oci-image.ts';

/** A registry that only this process fills. */
export interface OciRegistry {
  /** Answers for the hosts that the lab routes to it. An image without `host` is on all of these hosts. */
  readonly listener: RequestListener;
  /** Adds an image under its tag, and replaces an earlier one. Returns its digest, `sha256:…`. */
  add(image: OciImage): string;
  /** Requests, as `METHOD HOST PATH STATUS`, oldest first. */
  readonly requests: readonly string[];
}

/**
 * Returns an OCI registry over HTTP (distribution specification 1.1, only reading), for Helm charts, Crossplane packages and sources of
 * Flux. It needs no login and rejects writes with 405.
 */
export function ociRegistry(images: readonly OciImage[] = []): OciRegistry {
  const repositories = new Map<string, Repository>();
  const requests: string[] = [];
  const add = (image: OciImage): string => {
    const key = keyOf(image.host, image.repository);
    const repository = repositories.get(key) ?? { manifests: new Map(), blobs: new Map(), tags: new Map() };
    repositories.set(key, repository);
    const { manifest, blobs } = storeImage(image);
    for (const blob of blobs) repository.blobs.set(blob.digest, blob);
    repository.manifests.set(manifest.digest, manifest);
    repository.tags.set(image.tag, manifest.digest);
    return manifest.digest;
  };
  for (const image of images) add(image);
  const find = (host: string, name: string): readonly Repository[] =>
    [keyOf(host, name), keyOf(undefined, name)].map((key) => repositories.get(key)).filter((found) => found !== undefined);
  const listener: RequestListener = (request, response) => {
    const answer = answerTo(request, find);
    requests.push(`${request.method} ${hostOf(request)} ${request.url} ${answer.status}`);
    response.writeHead(answer.status, { ...VERSION, 'Content-Length': answer.body.length, ...answer.headers });
    response.end(answer.body); // Node omits it for HEAD
  };
  return { listener, add, requests };
}

interface Repository {
  readonly manifests: Map<string, StoredContent>;
  readonly blobs: Map<string, StoredContent>;
  readonly tags: Map<string, string>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const VERSION = { 'Docker-Distribution-API-Version': 'registry/2.0' };

const keyOf = (host: string | undefined, repository: string): string => `${host ?? '*'} ${repository}`;

const hostOf = ({ headers }: IncomingMessage): string => (headers.host ?? '').replace(/:443$/, '');

const PATH = /^\/v2\/(?<name>.+)\/(?:(?<kind>manifests|blobs)\/(?<reference>[^/]+)|tags\/list)$/;

function answerTo(request: IncomingMessage, find: (host: string, name: string) => readonly Repository[]): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'UNSUPPORTED', 'this registry is read-only');
  if (pathname === '/v2/' || pathname === '/v2') return json({});
  const { name = '', kind, reference = '' } = PATH.exec(pathname)?.groups ?? {};
  const repositories = find(hostOf(request), name);
  if (repositories.length === 0) return refusal(404, 'NAME_UNKNOWN', `${hostOf(request)} has no repository ${name || pathname}`);
  if (kind === undefined) return tagList(name, repositories, searchParams);
  for (const { manifests, blobs, tags } of repositories) {
    const content = kind === 'blobs' ? blobs.get(reference) : manifests.get(tags.get(reference) ?? reference);
    if (content) return contentAnswer(content);
  }
  return refusal(404, kind === 'blobs' ? 'BLOB_UNKNOWN' : 'MANIFEST_UNKNOWN', `${name} has no ${reference}`);
}

function tagList(name: string, repositories: readonly Repository[], query: URLSearchParams): Answer {
  const all = repositories.flatMap(({ tags }) => [...tags.keys()]);
  const { tags, next } = nextTags(all, query);
  return json({ name, tags }, 200, next ? { Link: `</v2/${name}/tags/list?${next}>; rel="next"` } : {});
}

const contentAnswer = ({ mediaType, data, digest }: StoredContent): Answer => ({
  status: 200,
  headers: { 'Content-Type': mediaType, 'Docker-Content-Digest': digest },
  body: data,
});

const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

const refusal = (status: number, code: string, message: string): Answer => json({ errors: [{ code, message }] }, status);

/** Returns one page of tags in order, and the query of the next page, for `?n=` and `?last=` (OCI distribution 1.1). */
function nextTags(
  all: readonly string[],
  query: URLSearchParams,
): { readonly tags: readonly string[]; readonly next: URLSearchParams | undefined } {
  const last = query.get('last') ?? '';
  const rest = [...new Set(all)].sort().filter((tag) => tag > last);
  const count = query.has('n') ? Number(query.get('n')) : rest.length;
  const tags = rest.slice(0, Number.isFinite(count) ? count : rest.length);
  const end = tags.at(-1);
  return { tags, next: end !== undefined && tags.length < rest.length ? new URLSearchParams({ n: String(count), last: end }) : undefined };
}
