import { findSchema } from '@slipway/kube-models';
import type { Condition, StoredObject } from '../../kubernetes/stored-object.ts';
import { isObject, type JsonObject, textAt } from './json.ts';

/** A managed resource of an AWS provider, as the API server has it. */
export interface ManagedResource extends StoredObject {
  readonly spec?: JsonObject;
}

/** `ec2/VPC`: the first part of the API group and the kind. */
export type KindKey = `${string}/${string}`;

export const ANNOTATION = {
  externalName: 'crossplane.io/external-name',
  pending: 'crossplane.io/external-create-pending',
  succeeded: 'crossplane.io/external-create-succeeded',
  failed: 'crossplane.io/external-create-failed',
  paused: 'crossplane.io/paused',
} as const;

export const FINALIZER = 'finalizer.managedresource.crossplane.io';

/** End of the groups of namespaced managed resources; `aws.m.upbound.io` itself has the provider configurations. */
export const MANAGED_GROUP = '.aws.m.upbound.io';

export const kindKey = ({ apiVersion, kind }: { readonly apiVersion: string; readonly kind: string }): KindKey =>
  `${apiVersion.split('.', 1)[0]}/${kind}`;

/** `ec2/VPC` to `ec2.aws.m.upbound.io`. */
export const groupOf = (key: KindKey): string => `${key.split('/', 1)[0]}${MANAGED_GROUP}`;

export const forProviderOf = ({ spec }: ManagedResource): JsonObject => (isObject(spec?.forProvider) ? spec.forProvider : {});

export const externalNameOf = ({ metadata }: StoredObject): string => metadata.annotations?.[ANNOTATION.externalName] ?? '';

/** uid of the owner that controls it. */
export function controllerOf({ metadata }: StoredObject): string | undefined {
  const owners = metadata.ownerReferences as readonly { readonly uid: string; readonly controller?: boolean }[] | undefined;
  return owners?.find(({ controller }) => controller)?.uid;
}

export const conditionOf = (resource: ManagedResource, type: string): Condition | undefined =>
  resource.status?.conditions?.find((condition) => condition.type === type);

export const atProviderText = (resource: ManagedResource, path: string): string => textAt(resource.status, `atProvider.${path}`);

/**
 * Returns the parameters for which `status.atProvider` of a kind has a field. An unknown kind keeps all parameters except its references.
 */
export function inAtProvider(apiVersion: string, kind: string, value: JsonObject): JsonObject {
  const schema = propertyOf(propertyOf(findSchema(apiVersion, kind)?.schema, 'status'), 'atProvider');
  return schema ? (pick(value, schema) as JsonObject) : withoutReferences(value);
}

/** Whether `spec.forProvider` of a kind has a field. */
export const hasParameter = (apiVersion: string, kind: string, field: string): boolean =>
  propertyOf(propertyOf(propertyOf(findSchema(apiVersion, kind)?.schema, 'spec'), 'forProvider'), field) !== undefined;

function propertyOf(schema: unknown, name: string): JsonObject | undefined {
  const properties = isObject(schema) ? schema.properties : undefined;
  const property = isObject(properties) ? properties[name] : undefined;
  return isObject(property) ? property : undefined;
}

function pick(value: unknown, schema: JsonObject): unknown {
  if (Array.isArray(value)) return isObject(schema.items) ? value.map((item) => pick(item, schema.items as JsonObject)) : value;
  if (!isObject(value) || !isObject(schema.properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const property = propertyOf(schema, key);
      return property && inner !== undefined ? [[key, pick(inner, property)]] : [];
    }),
  );
}

/** Returns parameters without the fields that only define sources of values. */
export function withoutReferences(value: JsonObject): JsonObject {
  const clean = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(clean);
    return isObject(inner) ? withoutReferences(inner) : inner;
  };
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (/(Refs?|Selector)$/.test(key) ? [] : [[key, clean(inner)]])));
}
