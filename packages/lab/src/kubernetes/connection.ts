import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './api-error.ts';

/** Where an API server is, and what both sides show. */
export interface ConnectionSettings {
  /** For example `https://127.0.0.1:40123`. */
  readonly server: string;
  /** PEM of the authority that signed the server's certificate. */
  readonly certificateAuthority: string;
  readonly token: string;
}

/** What a request carries. */
export interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** @default application/json */
  readonly contentType?: string;
  /** The form of the answer. @default application/json */
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** HTTPS to one API server; its certificate is verified. */
export interface Connection {
  /** The parsed body of an answer below 400; everything else rejects with `ApiError`. */
  request(method: string, path: string, options?: RequestOptions): Promise<{ readonly status: number; readonly body: unknown }>;
  /** The values of an answer with one JSON value a line, as they come. */
  lines(path: string, signal?: AbortSignal, accept?: string): AsyncGenerator<unknown, void, undefined>;
  close(): void;
}

/** How often the server may ask to come back later: it does so while it begins to store a new kind. */
const ATTEMPTS = 10;

/** How a connection behaves in this process. */
export interface ConnectOptions {
  /** Whether an answer that is waited for keeps this process alive. @default true */
  readonly hold?: boolean;
}

/** Connections are kept open for the next request; `close` ends them. */
export function connect(settings: ConnectionSettings, { hold = true }: ConnectOptions = {}): Connection {
  const agent = new Agent({ keepAlive: true, ca: settings.certificateAuthority, maxSockets: 64 });
  const endless = new Agent({ ca: settings.certificateAuthority }); // watches must not take the place of requests
  const headers = { authorization: `Bearer ${settings.token}` };

  const send = (
    method: string,
    path: string,
    { body, contentType = 'application/json', accept = 'application/json', signal }: RequestOptions,
    through = agent,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : goJson(body);
      // Node does not say it by itself for a DELETE; the body would be taken for the next request.
      const content = text === undefined ? {} : { 'content-type': contentType, 'content-length': Buffer.byteLength(text) };
      const options = { agent: through, method, headers: { ...headers, accept, ...content }, ...(signal && { signal }) };
      const outgoing = request(new URL(path, settings.server), options, resolve);
      outgoing.once('error', reject);
      outgoing.once('socket', (socket) => (hold ? socket.ref() : socket.unref()));
      outgoing.end(text);
    });

  return {
    async request(method, path, options = {}) {
      for (let attempt = 1; ; attempt++) {
        const answer = await send(method, path, options);
        const body = parse(await textOf(answer));
        const status = answer.statusCode ?? 0;
        if (status < 400) return { status, body };
        const wait = Number(answer.headers['retry-after']);
        if (status !== 429 || !(wait >= 0) || attempt === ATTEMPTS) throw new ApiError(status, body);
        await sleep(wait * 1000, undefined, options.signal ? { signal: options.signal } : {});
      }
    },
    async *lines(path, signal, accept) {
      const answer = await send('GET', path, { ...(signal && { signal }), ...(accept && { accept }) }, endless);
      const status = answer.statusCode ?? 0;
      if (status >= 400) throw new ApiError(status, parse(await textOf(answer)));
      try {
        let rest = '';
        for await (const chunk of answer.setEncoding('utf8')) {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) if (line !== '') yield JSON.parse(line);
        }
      } finally {
        answer.destroy();
      }
    },
    close() {
      agent.destroy();
      endless.destroy();
    },
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** JSON as Go programs write it, integers beyond 2^53 with every digit: the server reads an apply as YAML, in which these two characters end a line. */
const goJson = (body: unknown): string =>
  JSON.stringify(body, withEveryDigit).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const withEveryDigit = (_: string, part: unknown): unknown => (typeof part === 'bigint' ? RAW.rawJSON(String(part)) : part);

/** Not among the types of TypeScript yet. */
const RAW = JSON as unknown as { readonly rawJSON: (text: string) => unknown };
