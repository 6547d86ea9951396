// A program of the lab: `serve-git.ts ROOT PORT` serves the bare repositories below ROOT over HTTP on loopback. It is a
// process of its own, so that a test may wait for a Git command without answering it at the same time.
import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const [root = '.', port = '0'] = process.argv.slice(2);
createServer((request, response) => serve(root, request, response)).listen(Number(port), '127.0.0.1');

/** One request by CGI (RFC 3875), which `git http-backend` speaks. */
function serve(projects: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const header = (name: string): string => String(request.headers[name] ?? '');
  const backend = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH ?? '',
      GIT_PROJECT_ROOT: projects,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: header('git-protocol'),
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: header('content-type'),
      CONTENT_LENGTH: header('content-length'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      REMOTE_ADDR: '127.0.0.1',
      REMOTE_USER: 'lab',
    },
  });
  backend.once('error', () => response.writeHead(500).end());
  backend.stdin.on('error', () => {}); // it may answer before it has read everything
  request.pipe(backend.stdin);
  response.once('close', () => backend.kill());
  let head = Buffer.alloc(0);
  backend.stdout.on('data', function read(chunk: Buffer) {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1) return;
    backend.stdout.off('data', read);
    writeHead(response, head.subarray(0, end).toString('latin1'));
    response.write(head.subarray(end + 4));
    backend.stdout.pipe(response);
  });
  backend.once('close', () => response.headersSent || response.writeHead(500).end());
}

function writeHead(response: ServerResponse, head: string): void {
  const fields = head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const status = fields.find(([name]) => name === 'status')?.[1] ?? '200';
  response.writeHead(Number.parseInt(status, 10), Object.fromEntries(fields.filter(([name]) => name !== 'status')));
}
