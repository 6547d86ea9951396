import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabSite } from '../control-plane/lab-site.ts';

/** A folder as the mount of a TLS Secret: `ca.crt`, `tls.crt` and `tls.key`, for a server or a client called `hosts`. */
export function writeTls({ authority }: Pick<LabSite, 'authority'>, directory: string, hosts: readonly [string, ...string[]]): string {
  mkdirSync(directory, { recursive: true });
  const { certificate, key } = authority.issue({ commonName: hosts[0].slice(0, 64), hosts });
  writeFileSync(join(directory, 'ca.crt'), authority.certificate);
  writeFileSync(join(directory, 'tls.crt'), certificate);
  writeFileSync(join(directory, 'tls.key'), key, { mode: 0o600 });
  return directory;
}
