import { describeObject } from '@slipway/manifest';

export interface ObjectName {
  /** `Kind/namespace/name`; absent when the object does not say. */
  readonly object?: string;
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
}

/** What `value` calls itself, as far as it can be read. */
export function nameObject(value: unknown): ObjectName {
  const { apiVersion, kind, metadata } = fieldsOf(value);
  const { name, namespace, generateName } = fieldsOf(metadata);
  const shown = text(name) ?? text(generateName);
  const identity = {
    ...(text(apiVersion) === undefined ? {} : { apiVersion: String(apiVersion) }),
    ...(text(kind) === undefined ? {} : { kind: String(kind) }),
    ...(text(name) === undefined ? {} : { name: String(name) }),
    ...(text(namespace) === undefined ? {} : { namespace: String(namespace) }),
  };
  if (identity.kind === undefined) return identity;
  if (shown === undefined) return { object: identity.kind, ...identity };
  const place = { name: shown, ...(identity.namespace === undefined ? {} : { namespace: identity.namespace }) };
  return { object: describeObject({ kind: identity.kind, metadata: place }), ...identity };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
