import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export const TOKEN = 'ghs_0123456789abcdefTOKEN';
export const BOT = 'github-actions[bot]';
export const SHA = 'a'.repeat(40);

/** An answer that replaces the usual one. */
export interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether the request is executed nevertheless. */
  readonly isDone?: boolean;
  /** Whether the connection is closed. */
  readonly isBroken?: boolean;
}

interface Comment {
  readonly id: number;
  body: string;
  readonly author: string;
}

export interface ForgeServer {
  readonly url: string;
  readonly comments: Comment[];
  readonly statuses: Record<string, unknown>[];
  readonly pulls: { number: number; state: string; head: { label: string; sha: string; repo?: { full_name: string } | null } }[];
  /** The last commit of request 7. */
  head: string;
  /** Whether the list of pull requests is filtered, as GitHub does. */
  isFiltering: boolean;
  /** Requests in order: `POST /repos/...`. */
  readonly requests: string[];
  /** Sets answers for the next requests that match: `POST comments`. */
  fault: (match: RegExp, ...faults: readonly Fault[]) => void;
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: Record<string, unknown>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Routes = (asked: Asked, server: ForgeServer) => Answer;

/** Starts a server on loopback that answers like the REST API. */
async function forgeServer(routes: Routes): Promise<ForgeServer> {
  const faults: { match: RegExp; rest: Fault[] }[] = [];
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: ForgeServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    comments: [],
    statuses: [],
    pulls: [],
    head: SHA,
    isFiltering: true,
    requests: [],
    fault: (match, ...rest) => void faults.push({ match, rest: [...rest] }),
  };
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const asked = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', server.url),
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
    const line = `${asked.method} ${asked.url.pathname}`;
    server.requests.push(line);
    const fault = faults.find(({ match, rest }) => match.test(line) && rest.length > 0)?.rest.shift();
    const usual = (): Answer =>
      request.headers.authorization === `Bearer ${TOKEN}` ? routes(asked, server) : { status: 401, body: { message: 'Bad credentials' } };
    if (fault?.isDone) usual();
    if (fault?.isBroken) return void request.socket.destroy();
    const { status, body, headers } = fault === undefined ? usual() : { ...fault, body: fault.body ?? '' };
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json; charset=utf-8', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  }
  return server;
}

/** A page of `items`, with the links to the others. */
function paged({ url }: Asked, items: readonly unknown[]): Answer {
  const [size, page] = [Math.min(Number(url.searchParams.get('per_page') ?? 30), 100), Number(url.searchParams.get('page') ?? 1)];
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string): string => {
    const other = new URL(url);
    other.searchParams.set('page', String(to));
    return `<${other}>; rel="${rel}"`;
  };
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return { status: 200, body: items.slice((page - 1) * size, page * size), headers: { link: links.join(', ') } };
}

const TOO_LONG: Answer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message: 'Body is too long (maximum is 65536 characters)' }],
  },
};

/** Starts a server with `acme/fleet` of GitHub. The token is that of a workflow. */
export const github = (): Promise<ForgeServer> =>
  forgeServer((asked, server) => {
    const { method, url, body } = asked;
    const shown = ({ id, body: text, author }: Comment) => ({ id, body: text, user: { login: author } });
    if (method === 'POST' && url.pathname === '/graphql') return { status: 200, body: { data: { viewer: { login: BOT } } } };
    if (method === 'GET' && url.pathname === '/repos/acme/fleet/issues/7/comments') return paged(asked, server.comments.map(shown));
    if (method === 'GET' && url.pathname === '/repos/acme/fleet/pulls')
      return paged(
        asked,
        server.pulls.filter(
          ({ head, state }) =>
            !server.isFiltering || (head.label === url.searchParams.get('head') && state === url.searchParams.get('state')),
        ),
      );
    if (method === 'GET' && url.pathname === '/repos/acme/fleet/pulls/7')
      return { status: 200, body: { number: 7, head: { sha: server.head } } };
    if (method === 'POST' && url.pathname === `/repos/acme/fleet/statuses/${SHA}`) {
      server.statuses.push(body);
      return { status: 201, body: { id: 1 } };
    }
    const text = String(body.body);
    if (method === 'POST' && url.pathname === '/repos/acme/fleet/issues/7/comments') {
      if (text.length > 65_536) return TOO_LONG;
      const made = { id: (server.comments.at(-1)?.id ?? 0) + 1, body: text, author: BOT };
      server.comments.push(made);
      return { status: 201, body: shown(made) };
    }
    const [, id] = /^\/repos\/acme\/fleet\/issues\/comments\/(\d+)$/.exec(url.pathname) ?? [];
    const found = server.comments.find((comment) => comment.id === Number(id));
    if (method !== 'PATCH' || found === undefined) return { status: 404, body: { message: 'Not Found' } };
    if (found.author !== BOT) return { status: 403, body: { message: 'Resource not accessible by integration' } };
    if (text.length > 65_536) return TOO_LONG;
    found.body = text;
    return { status: 200, body: shown(found) };
  });

/** Starts a server with the project 12 of GitLab. The token is that of a project. */
export const gitlab = (): Promise<ForgeServer> =>
  forgeServer((asked, server) => {
    const { method, url, body } = asked;
    const path = url.pathname.replace(/^\/api\/v4/, '');
    const shown = ({ id, body: text, author }: Comment) => ({ id, body: text, author: { username: author }, system: false });
    const notes = '/projects/12/merge_requests/7/notes';
    if (method === 'GET' && path === '/projects/12/merge_requests/7') return { status: 200, body: { iid: 7, sha: server.head } };
    if (method === 'GET' && path === '/user') return { status: 200, body: { username: BOT } };
    // Newest first, which is the default.
    if (method === 'GET' && path === notes) return paged(asked, server.comments.map(shown).reverse());
    if (method === 'POST' && path === notes) {
      const made = { id: (server.comments.at(-1)?.id ?? 0) + 1, body: String(body.body), author: BOT };
      server.comments.push(made);
      return { status: 201, body: shown(made) };
    }
    if (method === 'POST' && path === `/projects/12/statuses/${SHA}`) {
      server.statuses.push(body);
      return { status: 201, body: { id: 1 } };
    }
    const found = server.comments.find(({ id }) => path === `${notes}/${id}`);
    if (method !== 'PUT' || found === undefined) return { status: 404, body: { message: '404 Not found' } };
    found.body = String(body.body);
    return { status: 200, body: shown(found) };
  });
