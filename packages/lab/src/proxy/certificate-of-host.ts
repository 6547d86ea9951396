import { createSecureContext, type SecureContext } from 'node:tls';
import type { CertificateAuthority } from '../certificates/certificate-authority.ts';

/** Returns an `SNICallback`: a certificate for each known host, created on first use; none for other hosts. */
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

/** Limit of RFC 5280 (ub-common-name). Clients use only the alternative names. */
const MAX_COMMON_NAME = 64;
