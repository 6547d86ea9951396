import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAuthority } from '../certificates/certificate-authority.ts';
import { ApiError } from './api-error.ts';
import { type Connection, connect } from './connection.ts';

const authority = createAuthority('test');
const open: (Server | Connection)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A connection to a server that answers so. */
async function connected(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Connection> {
  const { certificate, key } = authority.issue({ commonName: 'server', hosts: ['127.0.0.1'] });
  const server = createServer({ cert: certificate, key }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connection = connect({ server: `https://127.0.0.1:${port}`, certificateAuthority: authority.certificate, token: 'secret' });
  open.push(connection, server);
  return connection;
}

test('a request carries the token, the body and its type', async () => {
  const connection = await connected(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response.end(JSON.stringify([request.method, request.url, request.headers.authorization, request.headers['content-type'], text]));
  });
  const { body } = await connection.request('PATCH', '/api?x=1', { body: { a: 'é' }, contentType: 'application/apply-patch+yaml' });
  expect(body).toEqual(['PATCH', '/api?x=1', 'Bearer secret', 'application/apply-patch+yaml', '{"a":"é"}']);
});

test('a refusal is an ApiError with the reason and the causes, also when it is plain text', async () => {
  const causes = [{ field: 'spec', reason: 'FieldValueRequired', message: 'Required value' }];
  const connection = await connected((request, response) => {
    response
      .writeHead(422)
      .end(request.url === '/plain' ? 'no\n' : JSON.stringify({ message: 'not so', reason: 'Invalid', details: { causes } }));
  });
  const failure = await connection.request('GET', '/').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 422, message: 'not so', reason: 'Invalid', causes });
  await expect(connection.request('GET', '/plain')).rejects.toMatchObject({ status: 422, message: 'no', causes: [] });
});

test('a server that asks to come back later is asked again, but not for ever', async () => {
  let asked = 0;
  const connection = await connected((request, response) => {
    if (++asked < 3 || request.url === '/never') response.writeHead(429, { 'retry-after': '0' }).end('{"message":"later"}');
    else response.end('{}');
  });
  expect(await connection.request('GET', '/soon')).toEqual({ status: 200, body: {} });
  expect(asked).toBe(3);
  await expect(connection.request('GET', '/never')).rejects.toMatchObject({ status: 429 });
});

test('lines come one by one, also when they are cut anywhere', async () => {
  const connection = await connected((_request, response) => {
    const bytes = Buffer.from('{"n":1}\n{"n":"é"}\n{"n":3}\n');
    let sent = 0;
    const next = (): unknown =>
      sent < bytes.length ? response.write(bytes.subarray(sent, ++sent), () => setImmediate(next)) : response.end();
    next();
  });
  expect(await Array.fromAsync(connection.lines('/watch'))).toEqual([{ n: 1 }, { n: 'é' }, { n: 3 }]);
});
