import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of 127.0.0.1. It does not keep this process alive. */
export function listenOnLoopback(server: Server): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      resolve(server.address() as AddressInfo);
    });
  });
}
