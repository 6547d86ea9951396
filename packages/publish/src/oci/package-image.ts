import { hash } from 'node:crypto';
import { fieldsOf, textOf } from '@slipway/manifest';
import { type Artifact, archiveOf, blob, manifestOf, storedGzip } from './artifact.ts';

/** Media types of an image (OCI image specification 1.1). */
const CONFIG = 'application/vnd.oci.image.config.v1+json';
const LAYER = 'application/vnd.oci.image.layer.v1.tar+gzip';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

/** Crossplane finds the layer of a package by this annotation, and its command line by a label `io.crossplane.xpkg:<digest of the layer>`. */
const XPKG = 'io.crossplane.xpkg';

/** Creates the image of a Crossplane package. Equal text and labels always give equal bytes, on each machine. `text` is the content of `package.yaml`. */
export async function packageImage(text: string, labels: Readonly<Record<string, string>> = {}): Promise<Artifact> {
  const archive = await archiveOf(new Map([['package.yaml', text]]));
  const layer = storedGzip(archive);
  const { digest } = blob(LAYER, layer);
  const config = {
    architecture: 'amd64',
    os: 'linux',
    config: { Labels: { ...labels, [`${XPKG}:${digest}`]: 'base' } },
    rootfs: { type: 'layers', diff_ids: [`sha256:${hash('sha256', archive)}`] },
  };
  return imageOf(Buffer.from(JSON.stringify(config)), [layer], config);
}

/**
 * Creates an image from its config and layers. Like `crossplane xpkg push`, it turns the labels of the layers into annotations, and all
 * other labels of the Open Container Initiative into annotations of the manifest. `value` is the parsed config.
 */
export function imageOf(config: Buffer, layers: readonly Buffer[], value: unknown): Artifact {
  const labels = fieldsOf(fieldsOf(fieldsOf(value).config).Labels);
  const described = layers.map((bytes) => {
    const layer = blob(LAYER, bytes);
    const type = textOf(labels[`${XPKG}:${layer.digest}`]);
    return { ...layer, annotations: type === '' ? {} : { [XPKG]: type } };
  });
  const annotations = Object.entries(labels).flatMap(([name, text]) =>
    name.startsWith('org.opencontainers.image.') && typeof text === 'string' ? [[name, text] as const] : [],
  );
  const configBlob = blob(CONFIG, config);
  return { manifest: manifestOf(configBlob, described, Object.fromEntries(annotations)), blobs: [configBlob, ...described] };
}

/** Returns the bytes of a `.xpkg` file: the archive of an image as `docker save` and `crossplane xpkg build` write it. */
export async function imageArchive({ blobs: [config, ...layers] }: Artifact): Promise<Buffer> {
  const nameOf = (digest: string): string => `${digest.slice('sha256:'.length)}.tar.gz`;
  const configName = config?.digest ?? '';
  const manifest = [{ Config: configName, RepoTags: null, Layers: layers.map(({ digest }) => nameOf(digest)) }];
  const files = new Map<string, string | Buffer>([
    ['manifest.json', JSON.stringify(manifest)],
    [configName, config?.bytes ?? Buffer.alloc(0)],
    ...layers.map(({ digest, bytes }) => [nameOf(digest), bytes] as const),
  ]);
  return Buffer.from(await archiveOf(files));
}

/** Returns the files of an OCI layout with the image, by path (OCI image specification 1.1, `image-layout.md`). `tag` names the image. */
export function imageLayout({ manifest, blobs }: Artifact, tag?: string): ReadonlyMap<string, Buffer> {
  const entry = {
    mediaType: MANIFEST,
    digest: manifest.digest,
    size: manifest.bytes.length,
    ...(tag !== undefined && { annotations: { 'org.opencontainers.image.ref.name': tag } }),
  };
  const index = { schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests: [entry] };
  return new Map([
    ['oci-layout', Buffer.from(JSON.stringify({ imageLayoutVersion: '1.0.0' }))],
    ['index.json', Buffer.from(JSON.stringify(index))],
    ...[manifest, ...blobs].map(({ digest, bytes }) => [`blobs/${digest.replace(':', '/')}`, bytes] as const),
  ]);
}
