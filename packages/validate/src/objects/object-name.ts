import { describeObject, fieldsOf } from '@slipway/manifest';

/** The names of an object, as far as they are strings. */
interface ObjectName {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
}

/** Returns the names of an object, without those that are not strings. */
export function nameObject(value: unknown): ObjectName {
  const { apiVersion, kind, metadata } = fieldsOf(value);
  const { name, namespace } = fieldsOf(metadata);
  const found: { -readonly [Field in keyof ObjectName]: ObjectName[Field] } = {};
  if (isText(apiVersion)) found.apiVersion = apiVersion;
  if (isText(kind)) found.kind = kind;
  if (isText(name)) found.name = name;
  if (isText(namespace)) found.namespace = namespace;
  return found;
}

/** Returns `Kind/namespace/name`, with generateName instead of a missing name; undefined for an object without a kind. */
export function objectTitle(value: unknown): string | undefined {
  const { kind, name, namespace } = nameObject(value);
  if (kind === undefined) return undefined;
  const { generateName } = fieldsOf(fieldsOf(value).metadata);
  const shown = name ?? (isText(generateName) ? generateName : undefined);
  if (shown === undefined) return kind;
  return describeObject({ kind, metadata: { name: shown, ...(namespace === undefined ? {} : { namespace }) } });
}

/** Returns the kind with its article: `a ConfigMap`, `an Ingress`, `an HTTPRoute`. */
export const oneOf = (kind: string): string => `${/^(?:[AEIO]|HTTP)/.test(kind) ? 'an' : 'a'} ${kind}`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
