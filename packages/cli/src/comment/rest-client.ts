import { setTimeout as sleep } from 'node:timers/promises';
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import packageJson from '../../package.json' with { type: 'json' };

/** How a server is reached. */
export interface RestOptions {
  /** `https://api.github.com` */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
  /** Milliseconds in a second of waiting. @default 1000 */
  readonly second?: number;
}

type Parameters = Readonly<Record<string, unknown>>;

/** A server that answers in JSON and pages as GitHub and GitLab do. */
export interface RestClient {
  readonly request: (route: string, parameters?: Parameters) => Promise<unknown>;
  /** Items of all pages. */
  readonly all: (route: string, parameters?: Parameters) => Promise<readonly unknown[]>;
  readonly graphql: (query: string) => Promise<unknown>;
  readonly wait: (seconds: number) => Promise<void>;
}

/** A request is repeated after 1, 4 and 9 seconds, or when the server says. */
export const RETRIES = 3;
/** Seconds: a server that asks for more is asked again by the next run. */
const LONGEST_WAIT = 120;
/** Milliseconds for one answer. */
const TIMEOUT = 30_000;

const Client = Octokit.plugin(paginateRest, retry, throttling);
let clients = 0;

/**
 * A client that repeats what fails on the way or in the server (5xx), and waits where the server limits the rate. A POST that fails
 * is not repeated, since it may have been done. The token goes to the origin of `url` only.
 */
export function restClient({ url, token, signal, second = 1000 }: RestOptions): RestClient {
  clients += 1;
  const mayWait = (seconds: number, _request: object, _client: object, retries: number): boolean =>
    retries < RETRIES && seconds <= LONGEST_WAIT;
  const octokit = new Client({
    baseUrl: url,
    userAgent: `slipway/${packageJson.version}`,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    request: { fetch: fetchFrom(new URL(url).origin, signal) },
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
    all: (route, parameters) => octokit.paginate(route, { per_page: 100, ...parameters }),
    graphql: (query) => octokit.graphql(query),
    wait: (seconds) => sleep(seconds * second, undefined, { signal }),
  };
}

/** A run writes two or three times; the seconds that the plugin has between such requests are for those that write a lot. */
const unpaced = { key: () => ({ schedule: (_: object, job: (given: unknown) => unknown, given: unknown) => job(given) }) } as never;

/** A `fetch` that goes to one origin, whatever the link to a next page says, and ends. */
function fetchFrom(origin: string, signal: AbortSignal): typeof fetch {
  return async (to, init) => {
    const address = new URL(to instanceof Request ? to.url : to);
    if (address.origin !== origin) throw new Error(`the server names an address of another one, ${address.origin}`);
    return withRateLimit(await fetch(to, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) }));
  };
}

/** GitLab says with `retry-after` alone what GitHub says with the headers of its rate limit. */
function withRateLimit(response: Response): Response {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status !== 429 || Number.isNaN(seconds) || response.headers.has('x-ratelimit-remaining')) return response;
  const headers = new Headers(response.headers);
  headers.set('x-ratelimit-remaining', '0');
  headers.set('x-ratelimit-reset', String(Math.floor(Date.now() / 1000) + seconds));
  return new Response(response.body, { status: response.status, headers });
}
