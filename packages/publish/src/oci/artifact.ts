import { hash } from 'node:crypto';
import { crc32, gzipSync } from 'node:zlib';
import { compareStrings } from '@slipway/manifest';
import { packTar } from 'modern-tar';

/** Bytes in a registry with their media type and digest. */
export interface Blob {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** `sha256:` and 64 hex digits. */
  readonly digest: string;
}

/** An OCI artifact as source-controller reads it. */
export interface Artifact {
  readonly manifest: Blob;
  /** The config and the layer. */
  readonly blobs: readonly Blob[];
}

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
/** Media types of Flux (fluxcd/pkg/oci, `client.go`). */
const CONFIG = 'application/vnd.cncf.flux.config.v1+json';
const CONTENT = 'application/vnd.cncf.flux.content.v1.tar+gzip';

/** Creates the artifact of a tree. Equal files and annotations always give equal bytes. `files` are texts by path from the root. */
export async function artifactOf(files: ReadonlyMap<string, string>, annotations: Readonly<Record<string, string>>): Promise<Artifact> {
  const config = blob(CONFIG, Buffer.from('{}'));
  const layer = blob(CONTENT, gzipSync(await archiveOf(files), { level: 9 }));
  return { manifest: manifestOf(config, [{ ...layer, annotations: {} }], annotations), blobs: [config, layer] };
}

/** Creates a manifest (OCI image specification 1.1) of a config and layers. */
export function manifestOf(
  config: Blob,
  layers: readonly (Blob & { readonly annotations: Readonly<Record<string, string>> })[],
  annotations: Readonly<Record<string, string>>,
): Blob {
  const described = ({ mediaType, digest, bytes }: Blob) => ({ mediaType, digest, size: bytes.length });
  const manifest = {
    schemaVersion: 2,
    mediaType: MANIFEST,
    config: described(config),
    layers: layers.map((layer) => ({
      ...described(layer),
      ...(Object.keys(layer.annotations).length > 0 && { annotations: layer.annotations }),
    })),
    ...(Object.keys(annotations).length > 0 && { annotations }),
  };
  return blob(MANIFEST, Buffer.from(JSON.stringify(manifest)));
}

export const blob = (mediaType: string, bytes: Buffer): Blob => ({ mediaType, bytes, digest: `sha256:${hash('sha256', bytes)}` });

/** The longest block of DEFLATE without compression (RFC 1951). */
const MAX_BLOCK_LENGTH = 0xffff;

/**
 * Returns a gzip file without compression. The bytes are equal on each machine: those of zlib depend on its release, on the processor, and
 * on the operating system, which the header names.
 */
export function storedGzip(bytes: Uint8Array): Buffer {
  const parts: Uint8Array[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])];
  for (let at = 0; at === 0 || at < bytes.length; at += MAX_BLOCK_LENGTH) {
    const block = bytes.subarray(at, at + MAX_BLOCK_LENGTH);
    const header = Buffer.alloc(5);
    header.writeUInt8(at + MAX_BLOCK_LENGTH >= bytes.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(MAX_BLOCK_LENGTH - block.length, 3);
    parts.push(header, block);
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes), 0);
  trailer.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([...parts, trailer]);
}

/** Creates a tar archive in the order of the paths, with fixed times, owners and permissions. */
export async function archiveOf(files: ReadonlyMap<string, string | Buffer>): Promise<Uint8Array> {
  const sorted = [...files].sort(([a], [b]) => compareStrings(a, b));
  return await packTar(
    sorted.map(([path, content]) => {
      const body = Buffer.from(content as string);
      return {
        header: { name: path, size: body.length, type: 'file', mode: 0o644, mtime: new Date(0), uid: 0, gid: 0, uname: '', gname: '' },
        body,
      };
    }),
  );
}
