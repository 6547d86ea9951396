import { isIP } from 'node:net';
import { type AnswerLimits, type LimitedAnswer, limitedRequest, RequestError } from '@slipway/publish/limited-request';
import { type HostRules, hostLookup, refusedUrl } from './chart-hosts.ts';

/** A readable reason why a chart cannot be fetched. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem';
}

/** A request for a part of a chart. */
export interface ChartGet {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** The header for the origin of `url`. No other origin gets it. */
  readonly authorization?: string | undefined;
  readonly certificates?: Certificates | undefined;
  readonly limits: AnswerLimits;
}

/** Certificates in PEM for one origin. */
export interface Certificates {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/** Sends requests to hosts that the rules allow. */
export interface ChartClient {
  /** Returns the answer after redirects. Throws a FetchProblem. */
  readonly get: (request: ChartGet) => Promise<LimitedAnswer>;
  /** Returns the addresses of a host that the rules allow, for a program that connects to them. Throws a FetchProblem. */
  readonly addresses: (url: URL) => Promise<readonly string[]>;
  /** Hosts that were requested. */
  readonly hosts: ReadonlySet<string>;
  readonly rules: HostRules;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Makes a client. Each redirect must pass the same rules, and credentials never leave the first origin. */
export function chartClient(rules: HostRules, signal?: AbortSignal): ChartClient {
  const hosts = new Set<string>();
  const once = async (url: URL, headers: Readonly<Record<string, string>>, { limits }: ChartGet, certificates?: Certificates) => {
    const refused = refusedUrl(url, rules);
    if (refused !== undefined) throw new FetchProblem(refused);
    hosts.add(url.host);
    const lookup = hostLookup(url.host, rules);
    const target = new URL(url);
    [target.username, target.password, target.hash] = ['', '', ''];
    try {
      return await limitedRequest({
        ...{ url: target, method: 'GET', headers, limits, lookup },
        ...(certificates && { certificates }),
        ...(signal && { signal }),
      });
    } catch (error) {
      if (error instanceof RequestError) throw new FetchProblem(error.message, { cause: error });
      throw error;
    }
  };
  return {
    hosts,
    rules,
    async addresses(url) {
      const refused = refusedUrl(url, rules);
      if (refused !== undefined) throw new FetchProblem(refused);
      hosts.add(url.host);
      const hostname = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(hostname) !== 0) return [hostname];
      return await new Promise((resolve, reject) => {
        hostLookup(url.host, rules)(hostname, { all: true }, (error, found) => {
          if (error !== null) reject(new FetchProblem(`${url.host}: ${error.message}`, { cause: error }));
          else resolve(Array.isArray(found) ? found.map(({ address }) => address) : [found]);
        });
      });
    },
    async get(request) {
      let { url } = request;
      let isFirstOrigin = true;
      for (let redirects = 0; ; redirects++) {
        const { headers = {}, authorization, certificates } = request;
        const own = isFirstOrigin && authorization !== undefined ? { ...headers, authorization } : headers;
        const answer = await once(url, own, request, isFirstOrigin ? certificates : undefined);
        if (!REDIRECTS.has(answer.status)) return answer;
        if (redirects === MAX_REDIRECTS) throw new FetchProblem(`${request.url.host} redirects more than ${MAX_REDIRECTS} times`);
        const next = URL.parse(answer.headers.location ?? '', url.href);
        if (next === null) throw new FetchProblem(`${url.host} redirects to an address that is not a URL`);
        isFirstOrigin &&= next.origin === request.url.origin;
        url = next;
      }
    },
  };
}

/** Returns the body of a successful answer. Throws a FetchProblem for any other. */
export function successfulBody({ status, body }: LimitedAnswer, url: URL): Buffer {
  if (status === 200) return body;
  const hint =
    status === 401 || status === 403 ? '. It needs a login that has access: `helm repo add`, `helm registry login` or `docker login`' : '';
  throw new FetchProblem(`${url.host} answers ${status} for ${url.pathname}${hint}`);
}
