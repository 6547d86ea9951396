import type { InstalledObject } from '@slipway/helm';
import { compareStrings, fieldsOf, isFields, listOf } from '@slipway/manifest';
import type { ReviewImage } from '../changes/review-file.gen.ts';
import { scalarText } from '../objects/values.ts';

/**
 * Returns the images of which one side has another version. Images are compared by their repository, then by the last part of it: a registry
 * may change.
 */
export function imagesThatChange(before: readonly InstalledObject[], after: readonly InstalledObject[]): readonly ReviewImage[] {
  const [old, next] = [imagesIn(before), imagesIn(after)];
  const gone = old.difference(next);
  const added = [...next.difference(old)].sort(compareStrings);
  const goneBy = [repositoryOf, nameOf].map((keyOf) => ({ keyOf, images: Map.groupBy(gone, keyOf) }));
  const pairs = added.map((image): ReviewImage => {
    for (const { keyOf, images } of goneBy) {
      const same = images.get(keyOf(image)) ?? [];
      for (let was = same.shift(); was !== undefined; was = same.shift()) if (gone.delete(was)) return { before: was, after: image };
    }
    return { after: image };
  });
  return [...pairs, ...[...gone].sort(compareStrings).map((image) => ({ before: image }))];
}

const imagesIn = (objects: readonly InstalledObject[]): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { object } of objects) if (object.kind !== 'CustomResourceDefinition') collect(object.spec, found, 0);
  return found;
};

/** Deeper objects have no images. */
const MAX_DEPTH = 12;

/** Collects fields with the name `image`, and images in arguments such as `--acme-http01-solver-image=quay.io/a/b:v1`. */
function collect(value: unknown, found: Set<string>, depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) for (const item of value) collect(item, found, depth + 1);
  if (!isFields(value)) return;
  const { image } = value;
  if (typeof image === 'string' && isImage(image)) found.add(image);
  for (const argument of [...listOf(value.args), ...listOf(value.command)].map(scalarText)) {
    const given = imageOfArgument(argument);
    if (given !== undefined) found.add(given);
  }
  for (const item of Object.values(fieldsOf(value))) if (typeof item === 'object') collect(item, found, depth + 1);
}

/** Returns the image in an argument whose name contains `image`. */
function imageOfArgument(argument: string): string | undefined {
  const at = argument.indexOf('=');
  const given = argument.slice(at + 1);
  if (!argument.startsWith('-') || !argument.slice(0, Math.max(at, 0)).toLowerCase().includes('image')) return undefined;
  return given.includes('/') && !isPathOrUrl(given) && isImage(given) ? given : undefined;
}

const isPathOrUrl = (text: string): boolean => /^[./]/.test(text) || text.includes('://');

const isImage = (text: string): boolean => text !== '' && text.length <= 500 && !/\s/.test(text);

/** Returns an image without its tag and digest. */
const repositoryOf = (image: string): string => (image.split('@')[0] ?? '').replace(/:[\w.-]*$/, '');
const nameOf = (image: string): string => repositoryOf(image).split('/').at(-1) ?? '';
