import { type Fields, fieldsOf, listOf } from '@slipway/manifest';

/**
 * Adds the spec of a Flux Kustomization to a kustomization. Namespace, prefix and suffix replace those of the file, patches and components
 * are appended, and images are merged by name.
 */
export function mergeSpec(
  kustomization: Fields,
  spec: Fields,
  exists: (component: string) => boolean,
): { readonly kustomization: Fields } | { readonly problem: string } {
  const components = componentsOf(spec, exists);
  if ('problem' in components) return components;
  const patches = listOf(spec.patches).map(patchOf);
  const images = listOf(spec.images);
  const metadata = listOf(spec.buildMetadata);
  return {
    kustomization: {
      ...kustomization,
      ...replaced('namespace', spec.targetNamespace),
      ...replaced('namePrefix', spec.namePrefix),
      ...replaced('nameSuffix', spec.nameSuffix),
      ...(patches.length > 0 ? { patches: [...listOf(kustomization.patches), ...patches] } : {}),
      ...(components.added.length > 0 ? { components: [...listOf(kustomization.components), ...components.added] } : {}),
      ...(images.length > 0 ? { images: mergeImages(listOf(kustomization.images), images) } : {}),
      ...(metadata.length > 0 ? { buildMetadata: metadata } : {}),
    },
  };
}

const replaced = (name: string, value: unknown): Fields => (typeof value === 'string' ? { [name]: value } : {});

/** Returns the fields of a patch that Flux uses: its text and its target. */
function patchOf(value: unknown): Fields {
  const { patch, target } = fieldsOf(value);
  return { patch: patch ?? '', ...(target === undefined || target === null ? {} : { target }) };
}

function componentsOf(
  spec: Fields,
  exists: (component: string) => boolean,
): { readonly added: readonly string[] } | { readonly problem: string } {
  const named = listOf(spec.components).map(String);
  const remote = named.find((component) => !isLocal(component));
  if (remote !== undefined) return { problem: `component path '${remote}' must be local and relative` };
  return { added: spec.ignoreMissingComponents === true ? named.filter(exists) : named };
}

const REMOTE = ['git::', 'gh:', 'ssh://', 'https://', 'http://', 'git@', 'github.com:', 'github.com/'];

function isLocal(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    !REMOTE.some((prefix) => prefix.length < path.length && lower.startsWith(prefix)) && !lower.replace(/^file:\/\//, '').startsWith('/')
  );
}

/** Merges images. The spec replaces only the fields that it sets; tag and digest are replaced together. */
function mergeImages(own: readonly unknown[], added: readonly unknown[]): readonly unknown[] {
  const images = [...own];
  const positions = new Map<unknown, number>();
  for (const [index, image] of own.entries()) if (!positions.has(fieldsOf(image).name)) positions.set(fieldsOf(image).name, index);
  for (const image of added.map(fieldsOf)) {
    const { name, newName, newTag, digest } = image;
    const index = positions.get(name);
    if (index === undefined) {
      positions.set(name, images.length);
      images.push({ name, ...given('newName', newName), ...given('newTag', newTag), ...given('digest', digest) });
      continue;
    }
    const { newTag: _tag, digest: _digest, ...rest } = fieldsOf(images[index]);
    const version = newTag || digest ? { ...given('newTag', newTag), ...given('digest', digest) } : versionOf(fieldsOf(images[index]));
    images[index] = { ...rest, ...given('newName', newName), ...version };
  }
  return images;
}

/** Returns the indexes of the images of a spec that are appended to those of the file. */
export function addedImages(own: readonly unknown[], added: readonly unknown[]): readonly number[] {
  const seen = new Set(own.map((image) => fieldsOf(image).name));
  return added.flatMap((image, index) => (seen.size === seen.add(fieldsOf(image).name).size ? [] : [index]));
}

const given = (name: string, value: unknown): Fields => (value === undefined || value === null || value === '' ? {} : { [name]: value });

const versionOf = ({ newTag, digest }: Fields): Fields => ({ ...given('newTag', newTag), ...given('digest', digest) });
