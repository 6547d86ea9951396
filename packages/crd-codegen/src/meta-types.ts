import type { JsonSchema } from '@slipway/kube-models';

const STRINGS: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };
const AUTHORED: JsonSchema = {
  labels: STRINGS,
  annotations: STRINGS,
  finalizers: { type: 'array', items: { type: 'string' } },
};

const meta = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: { ...properties, ...AUTHORED },
  required,
  additionalProperties: false,
});

const NAME: JsonSchema = { name: { type: 'string' } };
const NAMESPACE: JsonSchema = { namespace: { type: 'string' } };

/** The metadata that people write, by type name; the server fills in the rest. Generated files import these types. */
export const metaTypes: Readonly<Record<string, JsonSchema>> = {
  ObjectMeta: meta({ ...NAME, ...NAMESPACE }, ['name']),
  ClusterObjectMeta: meta(NAME, ['name']),
  TemplateObjectMeta: meta({ ...NAME, ...NAMESPACE }, []),
  EmbeddedObject: {
    type: 'object',
    properties: { apiVersion: { type: 'string' }, kind: { type: 'string' } },
    required: ['apiVersion', 'kind'],
    additionalProperties: { tsType: 'unknown' },
  },
};
