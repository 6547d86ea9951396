import type { JsonSchema } from '@slipway/kube-models';
import { declareTypes } from './type-script.ts';

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

const TYPES: Readonly<Record<string, JsonSchema>> = {
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

/** The metadata that people write; the server fills in the rest. Every generated file imports from this one. */
export async function metaFile(): Promise<{ path: string; text: string }> {
  const declared = await Promise.all(Object.entries(TYPES).map(([name, schema]) => declareTypes(name, schema, {})));
  return { path: 'gen/meta/v1/ObjectMeta.ts', text: `${HEADER}${declared.join('')}` };
}

const HEADER = '// Generated for the kinds beside it. To change, run npm run codegen.\n';
