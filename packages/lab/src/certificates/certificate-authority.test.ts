import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { createAuthority } from './certificate-authority.ts';

const authority = createAuthority('one authority', new Date('2026-11-21T15:00:00Z'));

test('an authority signs itself and what it issues, for a week', () => {
  const own = new X509Certificate(authority.certificate);
  const issued = new X509Certificate(
    authority.issue({ commonName: 'server', hosts: ['localhost', '127.0.0.1', 'charts.example'] }).certificate,
  );
  expect(own.ca).toBe(true);
  expect(own.verify(own.publicKey)).toBe(true);
  expect(issued.ca).toBe(false);
  expect(issued.checkIssued(own) && issued.verify(own.publicKey)).toBe(true);
  expect(issued.subject).toBe('CN=server');
  expect(issued.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, DNS:charts.example');
  expect([issued.validFromDate, issued.validToDate]).toEqual([new Date('2026-11-21T14:00:00Z'), new Date('2026-11-28T15:00:00Z')]);
});

test('serial numbers and keys are never used twice', () => {
  const issued = Array.from({ length: 3 }, () => authority.issue({ commonName: 'same', hosts: ['localhost'] }));
  expect(new Set(issued.map(({ certificate }) => new X509Certificate(certificate).serialNumber)).size).toBe(3);
  expect(new Set(issued.map(({ key }) => key)).size).toBe(3);
});

test('a server with a certificate is trusted under its names, by those who trust the authority', async () => {
  const today = createAuthority('authority of today');
  const { certificate, key } = today.issue({ commonName: 'server', hosts: ['127.0.0.1'] });
  const server = createServer({ cert: certificate, key }, (socket) => socket.on('error', () => {}).end());
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const handshake = (ca: string, host: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', ca, ...(host === '127.0.0.1' ? {} : { servername: host }) });
      socket.once('secureConnect', () => resolve('trusted')).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      socket.once('close', () => socket.destroy()).resume();
    });
  expect(await handshake(today.certificate, '127.0.0.1')).toBe('trusted');
  expect(await handshake(today.certificate, 'elsewhere.example')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  expect(await handshake(createAuthority('another').certificate, '127.0.0.1')).not.toBe('trusted');
  await new Promise((resolve) => server.close(resolve));
});
