import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of 127.0.0.1, without keeping this process alive for it. */
export function listenOnLoopback(server: Server): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      resolve(server.address() as AddressInfo);
    });
  });
}
