import { createSecureContext, type SecureContext } from 'node:tls';
import type { CertificateAuthority } from '../certificates/certificate-authority.ts';

/** For `SNICallback`: a certificate for each known host, made when it is first asked for; others get none. */
export function certificateOfHost(authority: CertificateAuthority, isKnown: (host: string) => boolean) {
  const contexts = new Map<string, SecureContext>();
  return (host: string, done: (error: Error | null, context?: SecureContext) => void): void => {
    if (isKnown(host)) {
      const context = contexts.get(host) ?? contextFor(authority, host);
      contexts.set(host, context);
      done(null, context);
    } else {
      done(new Error(`no server serves ${host}`));
    }
  };
}

function contextFor(authority: CertificateAuthority, host: string): SecureContext {
  const { certificate, key } = authority.issue({ commonName: host.slice(0, MAX_COMMON_NAME), hosts: [host] });
  return createSecureContext({ cert: certificate, key });
}

/** RFC 5280, ub-common-name; clients look at the alternative names only. */
const MAX_COMMON_NAME = 64;
