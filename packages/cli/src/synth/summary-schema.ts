const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const object = (properties: Readonly<Record<string, unknown>>, optional: Readonly<Record<string, unknown>> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

const source = object({ file: text, line: { type: 'integer' }, column: { type: 'integer' } });
const ref = { type: 'object', properties: { branch: text, tag: text }, minProperties: 1, maxProperties: 1, additionalProperties: false };

/** JSON schema of a MembersSummary of `@slipway/manifest`, or null when the rest can only be built from the definitions. */
export const membersSchema = {
  type: ['object', 'null'],
  required: ['clusters', 'needs'],
  properties: {
    clusters: {
      type: 'array',
      items: object({ cluster: text, environment: text, accountId: text, cidr: text, hub: text }, { hubFile: text, source }),
    },
    needs: { type: 'array', items: object({ hub: text, source: object({ owner: text, name: text, ref }), groups: texts, shared: texts }) },
  },
} as const;

/** JSON schema of a MadeOf. */
export const madeOfSchema = object({ definitions: texts, files: { type: 'object', additionalProperties: text } });
