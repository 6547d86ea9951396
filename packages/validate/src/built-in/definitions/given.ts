import { at, type Location } from '../forms/location.ts';

/** Boolean fields. The server does not distinguish false from an absent field. */
const FLAGS = new Set(
  'nullable exclusiveMinimum exclusiveMaximum uniqueItems x-kubernetes-embedded-resource x-kubernetes-int-or-string'.split(' '),
);
/** String fields. The server does not distinguish an empty string from an absent field. */
const TEXTS = new Set('type format title description pattern id $schema'.split(' '));

/** Returns whether a path is a file, or a folder with a kustomization.yaml. */
export function isPresent(location: Location, name: string): boolean {
  const { value } = at(location, name);
  if (value === undefined || value === null) return false;
  return !(value === false && FLAGS.has(name)) && !(value === '' && TEXTS.has(name));
}

/** Returns whether a field of a schema has content: an empty list or map has none. */
export function isGiven(location: Location, name: string): boolean {
  const { value } = at(location, name);
  if (!isPresent(location, name) || (name === '$ref' && value === '')) return false;
  return name === 'default' || name === 'example' || typeof value !== 'object' || Object.keys(value ?? {}).length > 0;
}
