import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { bits, boolean, der, identifier, integer, octets, sequence, set, tagged, text, time } from './der.ts';

/** A certificate and its private key, both PEM. */
export interface KeyPair {
  readonly certificate: string;
  readonly key: string;
}

/** Whom a certificate is for. */
interface CertificateRequest {
  readonly commonName: string;
  /** Its DNS names and IPv4 addresses. */
  readonly hosts: readonly string[];
}

/** A certificate authority in memory. */
export interface CertificateAuthority {
  /** PEM of the certificate that peers must trust. */
  readonly certificate: string;
  /** PEM of its private key. */
  readonly key: string;
  /** Returns a certificate for servers and clients, with a new key. */
  issue(request: CertificateRequest): KeyPair;
}

/** Validity: from one hour ago, for clocks that are behind, to a week, which is longer than a lab runs. */
const BEFORE = 3600_000;
const AFTER = 7 * 24 * 3600_000;

/** Returns an authority with P-256 keys (X.509 version 3, RFC 5280). Its time is `now`. */
export function createAuthority(commonName: string, now: Date = new Date()): CertificateAuthority {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name: commonName, key: keys.privateKey, now };
  const extensions = [basicConstraints(true), keyUsage(KEY_CERT_SIGN)];
  return {
    certificate: certificate(issuer, commonName, keys.publicKey, extensions),
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    issue({ commonName: subject, hosts }) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const uses = [basicConstraints(false), keyUsage(DIGITAL_SIGNATURE), extendedKeyUsage(), alternativeNames(hosts)];
      return {
        certificate: certificate(issuer, subject, own.publicKey, uses),
        key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}

interface Issuer {
  readonly name: string;
  readonly key: KeyObject;
  readonly now: Date;
}

function certificate(issuer: Issuer, subject: string, publicKey: KeyObject, extensions: readonly Buffer[]): string {
  const algorithm = sequence(identifier('1.2.840.10045.4.3.2')); // ecdsa-with-SHA256
  const validity = sequence(time(new Date(issuer.now.getTime() - BEFORE)), time(new Date(issuer.now.getTime() + AFTER)));
  const body = sequence(
    tagged(0, integer(Buffer.from([2]))), // version 3
    integer(randomBytes(16)),
    algorithm,
    distinguishedName(issuer.name),
    validity,
    distinguishedName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...extensions)),
  );
  return pem(sequence(body, algorithm, bits(sign('sha256', body, issuer.key))));
}

const distinguishedName = (commonName: string): Buffer => sequence(set(sequence(identifier('2.5.4.3'), text(commonName))));

const extension = (id: string, critical: boolean, value: Buffer): Buffer =>
  sequence(identifier(id), ...(critical ? [boolean(true)] : []), octets(value));

const basicConstraints = (authority: boolean): Buffer => extension('2.5.29.19', true, sequence(...(authority ? [boolean(true)] : [])));

// Bits of KeyUsage, and the number of unused bits of their byte.
const DIGITAL_SIGNATURE = [0b1000_0000, 7] as const;
const KEY_CERT_SIGN = [0b0000_0100, 2] as const;

const keyUsage = ([usage, unused]: readonly [number, number]): Buffer => extension('2.5.29.15', true, bits(Buffer.from([usage]), unused));

const extendedKeyUsage = (): Buffer =>
  extension('2.5.29.37', false, sequence(identifier('1.3.6.1.5.5.7.3.1'), identifier('1.3.6.1.5.5.7.3.2')));

function alternativeNames(hosts: readonly string[]): Buffer {
  const names = hosts.map((host) =>
    isIPv4(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host, 'ascii')),
  );
  return extension('2.5.29.17', false, sequence(...names));
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
