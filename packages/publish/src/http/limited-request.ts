import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type JsonLimits, jsonLimitExceeded } from '@slipway/manifest';

/** A request whose answer is limited. */
export interface LimitedRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  readonly limits: AnswerLimits;
  readonly signal?: AbortSignal;
  /** Resolves the host, and may refuse its addresses. The connection then goes to these addresses, and never through a proxy. */
  readonly lookup?: LookupFunction;
  /** Certificates in PEM: authorities that replace those of Node, and the certificate of the client. Needs `lookup`. */
  readonly certificates?: { readonly ca?: string; readonly cert?: string; readonly key?: string };
}

export interface AnswerLimits {
  /** Bytes of the body. */
  readonly bytes: number;
  /** Milliseconds from the first byte that is sent to the last one that is received. */
  readonly milliseconds: number;
}

/** A complete answer. Its headers have names in lower case; of a repeated header, the values are joined with a comma. */
export interface LimitedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request without a usable answer. `message` contains only the host of the request. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/**
 * Sends one request and returns the whole answer. No redirect is followed, and no compressed answer is accepted: a small one may expand
 * without end. The headers are limited by Node (16 KiB). Throws a RequestError; when `signal` is aborted, its reason.
 */
export async function limitedRequest({
  url,
  method,
  headers,
  body,
  limits,
  signal,
  lookup,
  certificates,
}: LimitedRequest): Promise<LimitedAnswer> {
  const timeout = AbortSignal.timeout(limits.milliseconds);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const all = {
        ...headers,
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      };
      // An earlier request may have opened its connection without this `lookup`, so connections are not reused.
      const direct = lookup && { lookup, agent: url.protocol === 'https:' ? new HttpsAgent(certificates) : new HttpAgent() };
      const request = send(url, { method, headers: all, signal: either, ...direct }, resolve);
      request.on('error', reject).end(body);
    });
    const encoding = response.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity' && method !== 'HEAD') {
      response.destroy();
      throw new RequestError(`${url.host} answers with compressed data, which was not requested`);
    }
    return { status: response.statusCode ?? 0, headers: plainHeaders(response), body: await bodyOf(response, url.host, limits.bytes) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new RequestError(`${url.host} does not answer within ${limits.milliseconds / 1000} seconds`);
    if (error instanceof RequestError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new RequestError(`${url.host} cannot be reached: ${code ?? message}`);
  }
}

async function bodyOf(response: IncomingMessage, host: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    // Leaving the loop closes the connection.
    if (bytes > most) throw new RequestError(`${host} answers with more than ${most} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** Parses JSON of a server, which is limited in depth and number of values. Throws a RequestError. */
export function limitedJson(text: string, host: string, limits: JsonLimits): unknown {
  const exceeded = jsonLimitExceeded(text, limits);
  if (exceeded !== undefined)
    throw new RequestError(
      `${host} answers with JSON beyond the limit of ${limits[exceeded]} ${exceeded === 'depth' ? 'levels' : 'values'}`,
    );
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RequestError(`${host} answers with text that is not JSON`);
  }
}
