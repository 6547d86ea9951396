import { setKey } from '@slipway/manifest';
import { type GoJson, type GoObject, isGoObject } from './go-json.ts';

// Fields of objects of Kubernetes as `unstructured.Unstructured` of Go reads and sets them: a field of a wrong type is absent.

/** Returns the value at a path of fields, or undefined. */
export function nestedValue(object: GoObject, ...path: readonly string[]): GoJson | undefined {
  let value: GoJson | undefined = object;
  for (const name of path) {
    if (!isGoObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Returns the string at a path of fields, or an empty one. */
export function nestedString(object: GoObject, ...path: readonly string[]): string {
  const value = nestedValue(object, ...path);
  return typeof value === 'string' ? value : '';
}

/** Returns the map of strings at a path of fields. A value that is not a string makes all absent. */
export function nestedStrings(object: GoObject, ...path: readonly string[]): Readonly<Record<string, string>> {
  const value = nestedValue(object, ...path);
  if (!isGoObject(value) || !Object.values(value).every((item) => typeof item === 'string')) return {};
  return value as Record<string, string>;
}

/** Sets the value at a path of fields. Does nothing if a value on the path is not an object. */
export function setNested(object: GoObject, value: GoJson, ...path: readonly string[]): void {
  let container = object;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(container, name)) setKey(container, name, {});
    const next = container[name];
    if (!isGoObject(next)) return;
    container = next;
  }
  setKey(container, path.at(-1) as string, value);
}

/** Sets a string. An empty string removes the field. */
export function setNestedString(object: GoObject, value: string, ...path: readonly string[]): void {
  const container = nestedValue(object, ...path.slice(0, -1));
  if (value !== '') setNested(object, value, ...path);
  else if (isGoObject(container)) delete container[path.at(-1) as string];
}

export const apiVersionOf = (object: GoObject): string => nestedString(object, 'apiVersion');
export const kindOf = (object: GoObject): string => nestedString(object, 'kind');
export const nameOf = (object: GoObject): string => nestedString(object, 'metadata', 'name');
export const namespaceOf = (object: GoObject): string => nestedString(object, 'metadata', 'namespace');
export const labelsOf = (object: GoObject): Readonly<Record<string, string>> => metadataStrings(object, 'labels');
export const annotationsOf = (object: GoObject): Readonly<Record<string, string>> => metadataStrings(object, 'annotations');

/** Labels and annotations with null have an empty value. */
function metadataStrings(object: GoObject, name: string): Readonly<Record<string, string>> {
  const value = nestedValue(object, 'metadata', name);
  if (!isGoObject(value) || !Object.values(value).includes(null)) return nestedStrings(object, 'metadata', name);
  return nestedStrings({ value: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, item ?? ''])) }, 'value');
}
