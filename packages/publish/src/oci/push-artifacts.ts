import type { KeyObject } from 'node:crypto';
import { withoutCredentials } from '@slipway/manifest';
import type { InspectedReference } from '../channels/inspect.ts';
import { PublishError } from '../failures/publish-error.ts';
import { trailerValue } from '../plan/commit-message.ts';
import type { SourceProvenance } from '../plan/metadata-file.ts';
import { type Artifact, artifactOf } from './artifact.ts';
import { loginFor } from './credentials.ts';
import { openRegistry, type Registry } from './registry.ts';
import { type RegistryAddress, registryAddress } from './registry-address.ts';
import { signatureOf, signatureTag, signingKey } from './signature.ts';

/** The branches and tags of the Git remote that a registry gets. */
export interface ArtifactRequest {
  /** `oci://ghcr.io/acme/fleet`: artifacts are in `acme/fleet/<package>`. */
  readonly url: string;
  readonly references: readonly InspectedReference[];
  /** Private key in PEM that artifacts are signed with. Default: they are not signed. */
  readonly key?: string;
  /** Another host that may get the login of the registry for a token: `gitlab.example.com`. */
  readonly tokenHost?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** An artifact that is in the registry, or would be. */
export interface ArtifactRow {
  readonly package: string;
  /** `oci://ghcr.io/acme/fleet/addons-catalog:1.4.0`. */
  readonly reference: string;
  readonly digest: string;
  readonly outcome: 'pushed' | 'unchanged' | 'planned';
}

/** Throws a PublishError if the address or the key is not valid. Called before anything is pushed. */
export function checkRegistry({ url, key, tokenHost }: Pick<ArtifactRequest, 'url' | 'key' | 'tokenHost'>): void {
  registryAddress(url);
  if (tokenHost !== undefined && URL.parse(`https://${tokenHost}`)?.host !== tokenHost)
    throw new PublishError(
      'remote-unusable',
      `${JSON.stringify(tokenHost)} is not the host of a token server; expected: a host, such as gitlab.example.com.`,
    );
  if (key !== undefined) signingKey(key);
}

/**
 * Pushes branches and tags to a registry: `flux/<package>/<channel>` as the tag `<channel>`, `<package>@<version>` as the tag `<version>`,
 * each with the content of the Git remote. Skips artifacts that exist, so the next run completes a killed one. Refuses a version that the
 * registry has with other content before it pushes anything. Throws a PublishError.
 */
export async function pushArtifacts(request: ArtifactRequest): Promise<readonly ArtifactRow[]> {
  const address = registryAddress(request.url);
  const key = request.key === undefined ? undefined : signingKey(request.key);
  const { tokenHost, signal } = request;
  const login = await loginFor(address.host, request.environment ?? process.env, signal);
  const registry = openRegistry({ address, ...(login && { login }), ...(tokenHost && { tokenHost }), ...(signal && { signal }) });
  const wanted = await Promise.all(request.references.flatMap((found) => wantedArtifact(found, address) ?? []));
  const states = [];
  for (const each of wanted) states.push({ ...each, present: await registry.resolve(each.repository, each.tag) });
  for (const { isRelease, present, artifact, reference } of states) {
    if (isRelease && present !== undefined && present !== artifact.manifest.digest)
      throw new PublishError(
        'push-rejected',
        `${reference} is another artifact (${present}) than the release (${artifact.manifest.digest}); nothing was pushed to the registry.`,
      );
  }
  const rows: ArtifactRow[] = [];
  // Pushes releases first, so that the version of a channel can be pinned.
  for (const { present, ...each } of states.toSorted((a, b) => Number(b.isRelease) - Number(a.isRelease))) {
    const isThere = present === each.artifact.manifest.digest;
    if (!isThere) await pushArtifact(registry, each.repository, each.tag, each.artifact);
    if (key !== undefined) await pushSignature(registry, address, each, key);
    rows.push({
      package: each.package,
      reference: each.reference,
      digest: each.artifact.manifest.digest,
      outcome: isThere ? 'unchanged' : 'pushed',
    });
  }
  return rows;
}

/** The content of a branch or tag after the push. */
export interface PlannedReference {
  readonly package: string;
  /** Name of the branch or tag. */
  readonly reference: string;
  readonly version: string;
  /** All files but the metadata file. */
  readonly files: ReadonlyMap<string, string>;
  readonly provenance: SourceProvenance;
}

/** Returns the artifacts that `pushArtifacts` would create from branches and tags. Does not call the registry. Throws a PublishError. */
export async function plannedArtifacts(url: string, references: readonly PlannedReference[]): Promise<readonly ArtifactRow[]> {
  const address = registryAddress(url);
  const rows: ArtifactRow[] = [];
  for (const { version, provenance, ...planned } of references) {
    // A push reads these values from the trailers.
    const { sourceCommit, repository } = provenance;
    const recorded = { version, ...(sourceCommit && { sourceCommit }), ...(repository && { repository: trailerValue(repository) }) };
    const { reference, artifact } = await artifactFor({ ...planned, provenance: recorded }, address);
    rows.push({ package: planned.package, reference, digest: artifact.manifest.digest, outcome: 'planned' });
  }
  return rows;
}

interface WantedArtifact {
  readonly package: string;
  readonly repository: string;
  readonly tag: string;
  readonly reference: string;
  readonly isRelease: boolean;
  readonly artifact: Artifact;
}

/** Returns the artifact of a branch or tag; undefined if it does not exist, or was made by hand. */
function wantedArtifact(
  { package: name, reference, content, provenance, edits }: InspectedReference,
  address: RegistryAddress,
): Promise<WantedArtifact> | undefined {
  if (content === undefined || provenance === undefined || edits.length > 0) return undefined;
  return artifactFor({ package: name, reference, files: content.files, provenance }, address);
}

interface ArtifactSource {
  readonly package: string;
  readonly reference: string;
  readonly files: ReadonlyMap<string, string>;
  readonly provenance: { readonly version: string; readonly sourceCommit?: string; readonly repository?: string };
}

async function artifactFor(
  { package: name, reference, files, provenance }: ArtifactSource,
  { host, prefix }: RegistryAddress,
): Promise<WantedArtifact> {
  const repository = `${prefix}${name}`;
  const isRelease = reference.includes('@');
  const tag = isRelease ? reference.slice(reference.lastIndexOf('@') + 1) : reference.slice(reference.lastIndexOf('/') + 1);
  const annotations = {
    ...(provenance.repository !== undefined && { 'org.opencontainers.image.source': withoutCredentials(provenance.repository) }),
    ...(provenance.sourceCommit !== undefined && {
      'org.opencontainers.image.revision': `${name}@${provenance.version}@sha1:${provenance.sourceCommit}`,
    }),
    'org.opencontainers.image.version': provenance.version,
  };
  // The tag of a registry cannot contain a plus sign.
  const place = { package: name, repository, tag: tag.replaceAll('+', '_'), isRelease };
  return { ...place, reference: `oci://${host}/${repository}:${place.tag}`, artifact: await artifactOf(files, annotations) };
}

/** Pushes the tag last, so that it never names a missing object. */
export async function pushArtifact(registry: Registry, repository: string, tag: string, { manifest, blobs }: Artifact): Promise<void> {
  for (const each of blobs) await registry.pushBlob(repository, each);
  await registry.pushManifest(repository, tag, manifest);
}

/** Pushes the signature of an artifact, unless the registry has one. */
export async function pushSignature(
  registry: Registry,
  { host }: Pick<RegistryAddress, 'host'>,
  { repository, artifact }: Pick<WantedArtifact, 'repository' | 'artifact'>,
  key: KeyObject,
): Promise<void> {
  const { digest } = artifact.manifest;
  const tag = signatureTag(digest);
  if ((await registry.resolve(repository, tag)) !== undefined) return;
  await pushArtifact(registry, repository, tag, signatureOf(digest, `${host}/${repository}`, key));
}
