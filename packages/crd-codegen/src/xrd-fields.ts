import type { JsonSchema } from '@slipway/kube-models';

/** `spec.scope` of a CompositeResourceDefinition. */
export type CompositeScope = 'Namespaced' | 'Cluster' | 'LegacyCluster';

const string: JsonSchema = { type: 'string' };

const object = (properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  properties,
  ...(required.length > 0 ? { required } : {}),
  type: 'object',
});

const texts = (...names: readonly string[]): JsonSchema => Object.fromEntries(names.map((name) => [name, string]));
const named = object(texts('name'), ['name']);
const selector = object({ matchLabels: { additionalProperties: string, type: 'object' } }, ['matchLabels']);
const choice = (...values: readonly string[]): JsonSchema => ({ enum: values, type: 'string' });
const withDefault = (schema: JsonSchema, value: unknown): JsonSchema => (value === undefined ? schema : { default: value, ...schema });

/** Fields that select a composition, the same for composites and claims. */
const composition = (updatePolicy: unknown): JsonSchema => ({
  compositionRef: named,
  compositionRevisionRef: named,
  compositionRevisionSelector: selector,
  compositionSelector: selector,
  compositionUpdatePolicy: withDefault(choice('Automatic', 'Manual'), updatePolicy),
});

/** A namespaced composite only composes objects of its own namespace, so its references name no namespace. */
const resourceRefs = (scope: CompositeScope): JsonSchema => ({
  items: object(scope === 'Namespaced' ? texts('apiVersion', 'kind', 'name') : texts('apiVersion', 'kind', 'name', 'namespace'), [
    'apiVersion',
    'kind',
  ]),
  type: 'array',
  'x-kubernetes-list-type': 'atomic',
});

/** Fields that Crossplane 2.3 adds below `spec` of a composite; below `spec.crossplane` unless it is a legacy one. */
export function compositeSpec(scope: CompositeScope, updatePolicy: unknown): JsonSchema {
  const machinery = { ...composition(updatePolicy), resourceRefs: resourceRefs(scope) };
  if (scope !== 'LegacyCluster') return { crossplane: object(machinery) };
  return {
    ...machinery,
    claimRef: object(texts('apiVersion', 'kind', 'name', 'namespace'), ['apiVersion', 'kind', 'namespace', 'name']),
    writeConnectionSecretToRef: object(texts('name', 'namespace'), ['name', 'namespace']),
  };
}

/** Fields that Crossplane adds below `spec` of a claim. */
export function claimSpec(deletePolicy: unknown): JsonSchema {
  return {
    ...composition(undefined),
    compositeDeletePolicy: withDefault(choice('Background', 'Foreground'), deletePolicy),
    resourceRef: object(texts('apiVersion', 'kind', 'name'), ['apiVersion', 'kind', 'name']),
    writeConnectionSecretToRef: named,
  };
}

const date: JsonSchema = { format: 'date-time', type: 'string' };

const conditions: JsonSchema = {
  items: object(
    { lastTransitionTime: date, observedGeneration: { format: 'int64', type: 'integer' }, ...texts('message', 'reason', 'status', 'type') },
    ['lastTransitionTime', 'reason', 'status', 'type'],
  ),
  type: 'array',
  'x-kubernetes-list-map-keys': ['type'],
  'x-kubernetes-list-type': 'map',
};

/** Fields that Crossplane adds below `status`. */
export function compositeStatus(scope: CompositeScope): JsonSchema {
  if (scope !== 'LegacyCluster') return { conditions };
  return {
    conditions,
    claimConditionTypes: { items: string, type: 'array', 'x-kubernetes-list-type': 'set' },
    connectionDetails: object({ lastPublishedTime: date }),
  };
}
