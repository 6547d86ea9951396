import { hash } from 'node:crypto';
import { posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type TarEntry, tarEntries } from '@slipway/helm/tar';
import { fieldsOf, isFields, listOf, parseLimitedJson, textOf } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';

/** Whether a path names a package of Crossplane, as `crossplane xpkg build` writes it. */
export const isPackageArchive = (path: string): boolean => path.endsWith('.xpkg');

/** Returns `package.yaml` of a Crossplane package, as Crossplane reads it. Throws a usage Failure. */
export const packageText = (archive: Buffer): string => imageText(packedImage(archive));

/**
 * Returns `package.yaml` of an image, as Crossplane reads it: from the layer with the label of the base, or else from the last layer with
 * the file. Other files of the archive are not read, because the digest of the image does not cover them. Throws a usage Failure.
 */
export function imageText({ layers, value }: PackedImage, most = MAX_PACKAGE): string {
  const labels = fieldsOf(fieldsOf(fieldsOf(value).config).Labels);
  const bases = layers.filter((layer) => labels[`${XPKG}:${digestOf(layer)}`] === 'base');
  return layersText(layers, bases, most);
}

/** Returns `package.yaml` of an image that a registry has, as Crossplane reads it. Throws a usage Failure. */
export const pulledText = ({ layers, hasBase }: PulledImage, most = MAX_PACKAGE): string => layersText(layers, hasBase ? layers : [], most);

function layersText(layers: readonly Buffer[], bases: readonly Buffer[], most: number): string {
  if (bases.length > 1) throw usageFailure(TWO_BASES);
  // Crossplane cleans the names of files only when it combines the layers.
  const nameOf = bases.length === 1 ? (name: string) => name : posix.normalize;
  let left = most;
  for (const content of bases.length === 1 ? bases : layers.toReversed()) {
    const layer = unpacked(content, left);
    left -= layer.length;
    for (const { name, data } of filesOf(layer)) if (nameOf(name) === 'package.yaml') return Buffer.from(data).toString('utf8');
  }
  throw usageFailure('The package has no package.yaml: it is not what `crossplane xpkg build` writes.');
}

const XPKG = 'io.crossplane.xpkg';
const TWO_BASES = 'The package has more than one base layer: Crossplane does not install it.';

const digestOf = (bytes: Uint8Array): string => `sha256:${hash('sha256', bytes)}`;

/** The layers of an image that Crossplane reads. */
export interface PulledImage {
  readonly layers: readonly Buffer[];
  /** Whether the manifest marks the one layer as the base of a package. */
  readonly hasBase: boolean;
}

/** The file with the manifest in the archive of an image that a registry has. */
const PULLED_MANIFEST = 'oci-manifest.json';

const layerName = (digest: string): string => `${digest.slice('sha256:'.length)}.tar.gz`;

/**
 * Returns the files of the archive that the cache has of an image in a registry: the manifest, whose digest is that of the image, and the
 * layers that Crossplane reads.
 */
export const pulledFiles = (manifest: Buffer, layers: readonly Buffer[]): ReadonlyMap<string, Buffer> =>
  new Map([[PULLED_MANIFEST, manifest], ...layers.map((layer) => [layerName(digestOf(layer)), layer] as const)]);

/** Returns the image with this digest in an archive of `pulledFiles`. Returns undefined for another archive. */
export function pulledImage(archive: Buffer, digest: string): PulledImage | undefined {
  const files = filesByName(archive);
  const manifest = files.get(PULLED_MANIFEST);
  if (manifest === undefined || digestOf(manifest) !== digest) return undefined;
  const { digests, hasBase } = neededLayers(manifest);
  const layers = digests.flatMap((each) => files.get(layerName(each)) ?? []);
  return layers.map(digestOf).join() === digests.join() ? { layers, hasBase } : undefined;
}

/** Returns the digests of the layers that Crossplane reads: of the one with the annotation of the base, or else of all. Throws a usage Failure. */
export function neededLayers(manifest: Buffer): { readonly digests: readonly string[]; readonly hasBase: boolean } {
  const { layers, manifests } = fieldsOf(jsonOf(manifest, 'The manifest'));
  if (manifests !== undefined) throw usageFailure('The digest is that of an index with images of several platforms, which is not read.');
  const all = listOf(layers).map(fieldsOf);
  const bases = all.filter(({ annotations }) => fieldsOf(annotations)[XPKG] === 'base');
  if (bases.length > 1) throw usageFailure(TWO_BASES);
  const digests = (bases.length === 1 ? bases : all).map(({ digest }) => textOf(digest));
  if (digests.length === 0 || digests.length > MAX_PULLED_LAYERS || !digests.every((digest) => /^sha256:[0-9a-f]{64}$/.test(digest)))
    throw usageFailure(`The manifest has no base layer, and not 1 to ${MAX_PULLED_LAYERS} other layers with a digest in sha256.`);
  return { digests, hasBase: bases.length === 1 };
}

/** Packages have one layer, or a few. Each one is a request. */
const MAX_PULLED_LAYERS = 16;

/** The image in a package. */
export interface PackedImage {
  readonly config: Buffer;
  /** The parsed config. */
  readonly value: unknown;
  readonly layers: readonly Buffer[];
}

/**
 * Returns the image that `manifest.json` of a package names: a tar archive with a config and compressed layers
 * (https://github.com/crossplane/crossplane/blob/main/contributing/specifications/xpkg.md). Throws a usage Failure.
 */
export function packedImage(archive: Buffer): PackedImage {
  const files = filesByName(archive);
  const [image, ...others] = listOf(jsonOf(files.get('manifest.json'), 'manifest.json'));
  const { Config, Layers } = fieldsOf(image);
  const layers = listOf(Layers).map((name) => files.get(textOf(name)));
  const config = files.get(textOf(Config));
  if (others.length > 0 || config === undefined || layers.length === 0 || !layers.every((layer) => layer !== undefined))
    throw usageFailure(
      'manifest.json of the package does not name one image that is in it: it is not what `crossplane xpkg build` writes.',
    );
  // One file may be a layer many times, and each time is read.
  const size = layers.reduce((sum, { length }) => sum + length, 0);
  if (layers.length > MAX_LAYERS || size > MAX_PACKAGE)
    throw usageFailure(`The package has more than ${MAX_LAYERS} layers, or more than 256 MiB in them.`);
  return { config, value: jsonOf(config, 'The config'), layers };
}

function filesByName(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  // Crossplane reads the first file of a name.
  for (const { name, data } of filesOf(archive))
    if (!files.has(name)) files.set(name, Buffer.from(data.buffer, data.byteOffset, data.length));
  return files;
}

function jsonOf(content: Buffer | undefined, name: string): unknown {
  if (content === undefined) throw usageFailure('The package has no manifest.json: it is not what `crossplane xpkg build` writes.');
  let value: unknown;
  if (content.length <= MAX_JSON) {
    try {
      value = parseLimitedJson(content.toString('utf8'));
    } catch {
      // Reported below, like a value of another type.
    }
  }
  if (!isFields(value) && !Array.isArray(value)) throw usageFailure(`${name} of the package is not a JSON document of at most 1 MiB.`);
  return value;
}

/** Maximum bytes of all layers together. */
const MAX_PACKAGE = 256 * 2 ** 20;
const MAX_JSON = 2 ** 20;
/** Container runtimes support 127. */
const MAX_LAYERS = 1000;

/** Decompresses a layer. A program may read a layer without compression in another way than Crossplane. */
function unpacked(content: Buffer, most: number): Buffer {
  if (content[0] !== 0x1f || content[1] !== 0x8b)
    throw usageFailure('A layer of the package is not compressed: it is not what `crossplane xpkg build` writes.');
  try {
    return gunzipSync(content, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw usageFailure(`A layer of the package cannot be unpacked: ${(error as Error).message}.`);
  }
}

/** Yields the regular files of a tar archive, as Go reads it. Throws a usage Failure. */
function* filesOf(archive: Uint8Array): Generator<TarEntry> {
  try {
    for (const entry of tarEntries(archive)) if (entry.kind === 'file') yield entry;
  } catch (error) {
    throw usageFailure(`The package is not an archive: it is not what \`crossplane xpkg build\` writes: ${(error as Error).message}.`);
  }
}
