import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { type Server, startServer } from './chart-servers.ts';

/** Serves the repositories of a folder on loopback with `git http-backend`, until the test is finished. */
export const startGitServer = (folder: string): Promise<Server> =>
  startServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { headers, method } = request;
    const backend = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
        REQUEST_METHOD: method,
        PATH_INFO: pathname,
        QUERY_STRING: searchParams.toString(),
        CONTENT_TYPE: headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(backend.stdin);
    const answer = await buffer(backend.stdout);
    const end = answer.indexOf('\r\n\r\n');
    const lines = answer.subarray(0, end).toString('latin1').split('\r\n');
    const fields = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
    const { Status: status = '200', ...others } = fields;
    response.writeHead(Number.parseInt(status, 10), others).end(answer.subarray(end + 4));
  });
