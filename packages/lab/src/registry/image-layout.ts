import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OciImage } from './oci-image.ts';

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Reads the only image of an OCI layout on disk, for a registry. */
export function imageInLayout(folder: string, place: Pick<OciImage, 'host' | 'repository' | 'tag'>): OciImage {
  const blob = (digest: string): Buffer => readFileSync(join(folder, 'blobs', digest.replace(':', '/')));
  const { manifests } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { readonly manifests: readonly Descriptor[] };
  const [only, ...others] = manifests;
  if (only === undefined || others.length > 0) throw new RangeError(`${folder} has not exactly one image`);
  const manifest = JSON.parse(blob(only.digest).toString('utf8')) as {
    readonly config: Descriptor;
    readonly layers: readonly Descriptor[];
    readonly annotations?: Readonly<Record<string, string>>;
  };
  const { config, layers, annotations } = manifest;
  return {
    ...place,
    config: { mediaType: config.mediaType, data: blob(config.digest) },
    layers: layers.map((layer) => ({
      mediaType: layer.mediaType,
      data: blob(layer.digest),
      ...(layer.annotations && { annotations: layer.annotations }),
    })),
    ...(annotations && { annotations }),
  };
}
