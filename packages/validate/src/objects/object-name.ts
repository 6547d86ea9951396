import { describeObject, fieldsOf } from '@slipway/manifest';

/** What an object calls itself, as far as it can be read. */
interface ObjectName {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
}

/** Returns the names that `value` gives itself; those that are not text are left out. */
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

/** `Kind/namespace/name`, with generateName where there is no name; undefined when the object does not say its kind. */
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
