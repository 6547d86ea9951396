import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { fieldsOf, isFields, listOf, parseLimitedJson, textOf } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';

/** Whether a path names a package of Crossplane, as `crossplane xpkg build` writes it. */
export const isPackageArchive = (path: string): boolean => path.endsWith('.xpkg');

/**
 * Returns `package.yaml` of a Crossplane package: a tar archive of an OCI image, with the file in one of its compressed layers
 * (https://github.com/crossplane/crossplane/blob/main/contributing/specifications/xpkg.md). Throws a usage Failure.
 */
export function packageText(archive: Buffer): string {
  return textIn(
    [...entriesOf(archive)].map(({ content }) => content),
    MAX_PACKAGE,
  );
}

/**
 * Returns `package.yaml` of an image, as Crossplane reads it: from the layer with the label of the base, or else from the last layer with
 * the file. Other files of the archive are not read, because the digest of the image does not cover them. Throws a usage Failure.
 */
export function imageText({ layers, value }: PackedImage, most = MAX_PACKAGE): string {
  const labels = fieldsOf(fieldsOf(fieldsOf(value).config).Labels);
  const bases = layers.filter((layer) => labels[`io.crossplane.xpkg:sha256:${hash('sha256', layer)}`] === 'base');
  if (bases.length > 1) throw usageFailure('The package has more than one base layer: Crossplane does not install it.');
  return textIn(bases.length === 1 ? bases : layers.toReversed(), most);
}

function textIn(layers: readonly Buffer[], most: number): string {
  let left = most;
  for (const content of layers) {
    const layer = unpacked(content, left);
    left -= layer.length;
    for (const { name, content: file } of entriesOf(layer)) {
      if (name.replace(/^\.\//, '') === 'package.yaml') return file.toString('utf8');
    }
  }
  throw usageFailure('The package has no package.yaml: it is not what `crossplane xpkg build` writes.');
}

/** The image in a package. */
export interface PackedImage {
  readonly config: Buffer;
  /** The parsed config. */
  readonly value: unknown;
  readonly layers: readonly Buffer[];
}

/** Returns the image that `manifest.json` of a package names. Throws a usage Failure. */
export function packedImage(archive: Buffer): PackedImage {
  const files = new Map([...entriesOf(archive)].map(({ name, content }) => [name, content]));
  const [image, ...others] = listOf(jsonOf(files.get('manifest.json'), 'manifest.json'));
  const { Config, Layers } = fieldsOf(image);
  const layers = listOf(Layers).map((name) => files.get(textOf(name)));
  const config = files.get(textOf(Config));
  if (others.length > 0 || config === undefined || layers.length === 0 || !layers.every((layer) => layer !== undefined))
    throw usageFailure(
      'manifest.json of the package does not name one image that is in it: it is not what `crossplane xpkg build` writes.',
    );
  return { config, value: jsonOf(config, 'The config'), layers };
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

/** Decompresses a layer. Content that is not compressed is not an archive, but a configuration or manifest of the image. */
function unpacked(content: Buffer, most: number): Buffer {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return Buffer.alloc(0);
  try {
    return gunzipSync(content, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw usageFailure(`A layer of the package cannot be unpacked: ${(error as Error).message}.`);
  }
}

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/** Yields the regular files of a tar archive (POSIX.1-1988). Ignores pax and GNU headers, because no searched name is long. */
function* entriesOf(archive: Buffer): Generator<Entry> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = textAt(header, 0, 100);
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
    if (name === '' || !Number.isSafeInteger(size) || size < 0) return;
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === '0' || type === '\0') yield { name, content: archive.subarray(at + BLOCK, at + BLOCK + size) };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

const BLOCK = 512;

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('latin1', 0, end < 0 ? length : end);
}
