import { PublishError } from '../failures/publish-error.ts';
import type { Artifact } from './artifact.ts';
import { loginFor } from './credentials.ts';
import { pushArtifact, pushSignature } from './push-artifacts.ts';
import { openRegistry } from './registry.ts';
import { type RegistryAddress, registryAddress } from './registry-address.ts';
import { signingKey } from './signature.ts';

/** A package of Crossplane for a registry. */
export interface PackageRequest {
  /** `oci://ghcr.io/acme/eks-cluster:v1.4.0`. */
  readonly url: string;
  readonly artifact: Artifact;
  /** Private key in PEM that the package is signed with. Default: it is not signed. */
  readonly key?: string;
  /** Another host that may get the login of the registry for a token. */
  readonly tokenHost?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** A package that is in a registry. */
export interface PushedPackage {
  /** For `spec.package` of a Configuration: `ghcr.io/acme/eks-cluster@sha256:...`. */
  readonly package: string;
  readonly reference: string;
  readonly digest: string;
  readonly outcome: 'pushed' | 'unchanged';
}

/** The address of a package. */
interface PackageAddress extends RegistryAddress {
  readonly repository: string;
  readonly tag: string;
}

/** Reads `oci://ghcr.io/acme/eks-cluster:v1.4.0`. Throws a PublishError. */
export function packageAddress(url: string): PackageAddress {
  const [, address = '', tag = ''] = /^(oci:\/\/[^/]+\/.+):([\w.-]+)$/.exec(url) ?? [];
  if (!/^\w[\w.-]{0,127}$/.test(tag))
    throw new PublishError(
      'remote-unusable',
      `${JSON.stringify(url)} is not the address of a package, such as oci://ghcr.io/acme/eks-cluster:v1.4.0.`,
    );
  const read = registryAddress(address);
  return { ...read, repository: read.prefix.slice(0, -1), tag };
}

/**
 * Pushes a package, and its signature. Skips a package that exists. Refuses to replace the package of a tag: Crossplane would install
 * different content under one version. Throws a PublishError.
 */
export async function pushPackage({ url, artifact, key, tokenHost, environment, signal }: PackageRequest): Promise<PushedPackage> {
  const address = packageAddress(url);
  const { host, repository, tag } = address;
  const signing = key === undefined ? undefined : signingKey(key);
  const login = await loginFor(host, environment ?? process.env, signal);
  const registry = openRegistry({ address, ...(login && { login }), ...(tokenHost && { tokenHost }), ...(signal && { signal }) });
  const { digest } = artifact.manifest;
  const reference = `oci://${host}/${repository}:${tag}`;
  const present = await registry.resolve(repository, tag);
  if (present !== undefined && present !== digest)
    throw new PublishError('push-rejected', `${reference} is another package (${present}) than this one (${digest}); nothing was pushed.`);
  if (present === undefined) await pushArtifact(registry, repository, tag, artifact);
  if (signing !== undefined) await pushSignature(registry, address, { repository, artifact }, signing);
  return { package: `${host}/${repository}@${digest}`, reference, digest, outcome: present === undefined ? 'pushed' : 'unchanged' };
}
