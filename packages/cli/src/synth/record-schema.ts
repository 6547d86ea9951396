const text = { type: 'string' } as const;
const number = { type: 'integer', minimum: 1 } as const;
const place = { type: 'object', required: ['file', 'line', 'column'], properties: { file: text, line: number, column: number } };

/** JSON schema of a Rule. */
export const ruleSchema = {
  type: 'object',
  required: ['id', 'severity', 'summary', 'why', 'remedy'],
  properties: {
    id: text,
    severity: { enum: ['reject', 'lossy', 'risk', 'advice'] },
    summary: text,
    why: text,
    remedy: text,
  },
} as const;

/** JSON schema of a DefinitionRecord. */
export const recordSchema = {
  type: 'object',
  required: ['package', 'files', 'rules'],
  properties: {
    package: text,
    files: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['hash', 'objects'],
        properties: { hash: text, objects: { type: 'array', items: { anyOf: [place, { type: 'null' }] } } },
      },
    },
    rules: { type: 'array', items: ruleSchema },
  },
} as const;
