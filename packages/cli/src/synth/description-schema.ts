const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const list = (items: object) => ({ type: 'array', items });
const form = (pattern: string, says: string) => ({ type: 'string', pattern, says });
const object = (properties: Readonly<Record<string, unknown>>, optional: Readonly<Record<string, unknown>> = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const line = form('^[^\\n\\r]+$', 'one line');

/** Ids, names and the text of comments are parts of a script. */
const step = object(
  {
    id: form('^[a-z0-9]+(-[a-z0-9]+)*$', 'lower-case letters, digits and dashes'),
    title: line,
    why: line,
    programs: list(form('^[A-Za-z0-9._-]+$', 'the name of a program')),
    inputs: list(object({ name: form('^[A-Z_][A-Z0-9_]*$', 'the name of an environment variable'), summary: line })),
    commands: texts,
    check: texts,
  },
  { accountId: form('^\\d{12}$', 'twelve digits') },
);

const cluster = object(
  {
    name: form('^[A-Za-z0-9._-]+$', 'letters, digits, dots and dashes'),
    role: { enum: ['hub', 'workload'] },
    accountId: text,
    region: text,
    packages: {
      type: 'object',
      // A channel, and that of the definitions if it is another one; or pins with the channel of the definitions.
      properties: { channel: text, pin: { type: 'object', additionalProperties: text }, definitions: text },
      if: { required: ['pin'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['definitions'] },
      else: { required: ['channel'] },
    },
    path: text,
    addons: texts,
    applications: texts,
    bootstrap: list(step),
  },
  { delivery: { enum: ['self', 'hub'] }, hub: text, kubernetes: object({ controlPlane: text, nodes: text }) },
);

const item = { name: text, package: text, clusters: texts } as const;

/** JSON schema of a FleetDescription of `@slipway/manifest`. Fields of newer versions are no mistake. */
export const descriptionSchema = object({
  clusters: list(cluster),
  addons: list(object({ ...item, summary: text, charts: list(object({ name: text, version: text, source: text })) })),
  applications: list(object({ ...item, summary: text, team: text })),
  compositions: list(object({ kind: text, apiVersion: text, package: text, compositions: texts, clusters: texts })),
  sources: list(object({ ...item, kind: text, url: text, charts: list(object({ name: text, version: text })) })),
});
