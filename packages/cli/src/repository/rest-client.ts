import { setTimeout as sleep } from 'node:timers/promises';
import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { type JsonLimits, jsonLimitExceeded } from '@slipway/manifest';
import { limitedRequest } from '@slipway/publish/limited-request';
import packageJson from '../../package.json' with { type: 'json' };

/** How to reach a server. */
export interface RestOptions {
  /** `https://api.github.com` */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
  /** Milliseconds in a second of waiting. @default 1000 */
  readonly second?: number;
}

type Parameters = Readonly<Record<string, unknown>>;

/** A server with a JSON API that has pages like GitHub and GitLab. */
export interface RestClient {
  readonly request: (route: string, parameters?: Parameters) => Promise<unknown>;
  /** Returns the items of all pages for which `read` returns a value. Throws if there are more pages than the limit. */
  readonly all: <Item>(route: string, parameters: Parameters, read: (item: unknown) => Item | undefined) => Promise<readonly Item[]>;
  readonly graphql: (query: string) => Promise<unknown>;
  readonly wait: (seconds: number) => Promise<void>;
}

/** A request is retried after 1, 4 and 9 seconds, or when the server allows it. */
const RETRIES = 3;
/** Seconds. If a server asks for a longer wait, only the next run tries again. */
const MAX_WAIT = 120;
/** Milliseconds for all requests of a client, including waits. */
const MAX_RUN = 300_000;
/** A page has 100 comments of at most 65,536 characters each. */
const ANSWER_LIMITS = { bytes: 32 * 2 ** 20, milliseconds: 30_000 };
const JSON_LIMITS: JsonLimits = { depth: 50, values: 200_000 };
/** Pages of 100 items: GitHub has at most 2,500 comments on a pull request. */
const MAX_PAGES = 50;
/** Maximum redirects of one request, to addresses of the same server. */
const MAX_REDIRECTS = 3;

const Client = Octokit.plugin(retry, throttling);
let clients = 0;

/**
 * Returns a client that retries failures of the network or the server (5xx), and waits for the rate limit of the server. It does not
 * retry a failed POST, which may have been executed. The token is sent to the origin of `url` only.
 */
export function restClient({ url, token, signal, second = 1000 }: RestOptions): RestClient {
  clients += 1;
  const mayWait = (seconds: number, _request: object, _client: object, retries: number): boolean =>
    retries < RETRIES && seconds <= MAX_WAIT;
  const octokit = new Client({
    baseUrl: url,
    userAgent: `slipway/${packageJson.version}`,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    request: { fetch: fetchFrom(new URL(url).origin, AbortSignal.any([signal, AbortSignal.timeout(MAX_RUN)])) },
    retry: { retries: RETRIES, retryAfterBaseValue: second, doNotRetry: [400, 401, 403, 404, 410, 413, 422, 451] },
    throttle: {
      id: `client ${clients}`,
      retryAfterBaseValue: second,
      onRateLimit: mayWait,
      onSecondaryRateLimit: mayWait,
      write: unpaced,
      notifications: unpaced,
    },
  });
  octokit.hook.before('request', (options) => {
    options.headers.authorization = `Bearer ${token}`;
    if (options.method === 'POST' && !options.url.endsWith('/graphql')) options.request = { ...options.request, retries: 0 };
  });
  return {
    request: async (route, parameters) => (await octokit.request(route, { ...parameters })).data as unknown,
    all: async (route, parameters, read) => {
      const found = [];
      for (let page = 1; page <= MAX_PAGES; page++) {
        const { data, headers } = await octokit.request(route, { per_page: 100, page, ...parameters });
        if (!Array.isArray(data)) throw new Error('the answer is not a list');
        for (const item of data) found.push(...[read(item)].filter((each) => each !== undefined));
        if (!hasNext(headers.link, new URL(url).origin)) return found;
      }
      throw new Error(`the answer has more than ${MAX_PAGES} pages`);
    },
    graphql: (query) => octokit.graphql(query),
    wait: (seconds) => sleep(seconds * second, undefined, { signal }),
  };
}

/** A run writes two or three times, so it does not need the pauses that the plugin has between writes. */
const unpaced = { key: () => ({ schedule: (_: object, job: (given: unknown) => unknown, given: unknown) => job(given) }) } as never;

/** Whether a list goes on. The next page is requested by its number: the address in the link must be on the same server, and is not used. */
function hasNext(link: string | undefined, origin: string): boolean {
  const next = link
    ?.slice(0, 10_000)
    .split(',')
    .find((each) => each.includes('rel="next"'));
  if (next === undefined) return false;
  const address = URL.parse(next.slice(next.indexOf('<') + 1, next.indexOf('>')));
  if (address?.origin !== origin) throw otherServer(address);
  return true;
}

/** Returns a `fetch` for one server with limited answers. A redirect to another server is an error. */
function fetchFrom(origin: string, signal: AbortSignal): typeof fetch {
  return async (to, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    let url = new URL(to instanceof Request ? to.url : String(to));
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (url.origin !== origin || url.username !== '') throw otherServer(url);
      const sent = { url, method, headers: Object.fromEntries(new Headers(headers)), ...(typeof body === 'string' && { body }) };
      const answer = await limitedRequest({ ...sent, limits: ANSWER_LIMITS, signal });
      if (!isRedirect(answer.status, method)) return responseOf(answer);
      const next = URL.parse(answer.headers.location ?? '', url.href);
      if (next === null) throw new Error('the server redirects to an address that is not one');
      url = next;
    }
    throw new Error(`the server redirects more than ${MAX_REDIRECTS} times`);
  };
}

/** Whether to follow a redirect. A write is never repeated elsewhere: the answer would decide which request gets the comment. */
function isRedirect(status: number, method: string): boolean {
  if (status < 300 || status === 304 || status >= 400) return false;
  if (method === 'GET') return true;
  throw new Error(`the server answers a ${method} with a redirect`);
}

function responseOf({ status, headers, body }: Awaited<ReturnType<typeof limitedRequest>>): Response {
  const text = body.toString('utf8');
  const exceeded = jsonLimitExceeded(text, JSON_LIMITS);
  if (exceeded !== undefined) throw new Error(`the answer is JSON beyond the limit of ${JSON_LIMITS[exceeded]} ${exceeded}`);
  if (status < 200 || status > 599) throw new Error('the answer has no valid status');
  return withRateLimit(new Response([204, 205, 304].includes(status) ? null : text, { status, headers }));
}

const otherServer = (address: URL | null): Error =>
  new Error(`the server names an address of another one, ${address?.origin ?? 'which cannot be read'}`);

/** GitLab sets only `retry-after` where GitHub also sets the headers of its rate limit. */
function withRateLimit(response: Response): Response {
  const headers = new Headers(response.headers);
  const wait = headers.get('retry-after');
  // A date, or a number that is not a wait, is not used: a client would wait for a negative time, or without end.
  if (wait !== null && !/^\d{1,9}$/.test(wait)) headers.delete('retry-after');
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (response.status !== 429 || Number.isNaN(seconds) || headers.has('x-ratelimit-remaining'))
    return new Response(response.body, { status: response.status, headers });
  headers.set('x-ratelimit-remaining', '0');
  headers.set('x-ratelimit-reset', String(Math.floor(Date.now() / 1000) + seconds));
  return new Response(response.body, { status: response.status, headers });
}
