import { createHash } from 'node:crypto';

/** Bytes with their media type. */
export interface OciContent {
  readonly mediaType: string;
  readonly data: Uint8Array | string;
}

/** A layer. The annotations are those of its descriptor in the manifest. */
export interface OciLayer extends OciContent {
  readonly annotations?: Readonly<Record<string, string>>;
}

/** The content of a tag: a container image, a Helm chart or a Crossplane package. */
export interface OciImage {
  /** The registry with the image, such as `xpkg.upbound.io`. @default every host */
  readonly host?: string;
  /** Without host and tag: `upbound/provider-aws-s3`. */
  readonly repository: string;
  readonly tag: string;
  readonly config: OciContent;
  readonly layers: readonly OciLayer[];
  /** Annotations of the manifest. */
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Content as served. */
export interface StoredContent {
  readonly mediaType: string;
  readonly data: Buffer;
  /** `sha256:…` of the data. */
  readonly digest: string;
}

/** Returns the manifest of an image (OCI image specification 1.1) and all content that it names. */
export function storeImage({ config, layers, annotations }: OciImage): {
  readonly manifest: StoredContent;
  readonly blobs: readonly StoredContent[];
} {
  const configBlob = stored(config);
  const layerBlobs = layers.map((layer) => ({ blob: stored(layer), annotations: layer.annotations }));
  const manifest = {
    schemaVersion: 2,
    mediaType: MANIFEST,
    config: descriptor(configBlob),
    layers: layerBlobs.map(({ blob, annotations: own }) => ({ ...descriptor(blob), ...(own ? { annotations: own } : {}) })),
    ...(annotations ? { annotations } : {}),
  };
  return {
    manifest: stored({ mediaType: MANIFEST, data: JSON.stringify(manifest) }),
    blobs: [configBlob, ...layerBlobs.map(({ blob }) => blob)],
  };
}

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

function stored({ mediaType, data }: OciContent): StoredContent {
  const bytes = Buffer.from(data);
  return { mediaType, data: bytes, digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}` };
}

const descriptor = ({ mediaType, data, digest }: StoredContent) => ({ mediaType, digest, size: data.length });
