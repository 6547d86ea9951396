import { PublishError } from '../failures/publish-error.ts';

/** The address of the artifacts of a fleet: one repository for each package. */
export interface RegistryAddress {
  /** `https://ghcr.io`, without a slash at the end. */
  readonly origin: string;
  readonly host: string;
  /** Prefix of the name of the package: `acme/fleet/`. */
  readonly prefix: string;
}

/** Reads `oci://ghcr.io/acme/fleet`. A registry on loopback is used without TLS. Throws a PublishError. */
export function registryAddress(text: string): RegistryAddress {
  const match = /^oci:\/\/([a-z0-9.-]+(?::\d{1,5})?|\[::1\](?::\d{1,5})?)((?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*)\/?$/.exec(text);
  if (match === null)
    throw new PublishError(
      'remote-unusable',
      `${JSON.stringify(text)} is not the address of a registry, such as oci://ghcr.io/acme/fleet.`,
    );
  const [, host = '', path = ''] = match;
  const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(host);
  return { origin: `${isLoopback ? 'http' : 'https'}://${host}`, host, prefix: path === '' ? '' : `${path.slice(1)}/` };
}
