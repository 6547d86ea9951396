/** JSON schema of the sources of a summary. `npm run codegen:settings` generates the type and the validator. */
export const madeOfSchema = {
  title: 'MadeOf',
  description: 'The sources of a summary. The summary is valid while all of them are the same.',
  type: 'object',
  required: ['definitions', 'files'],
  properties: {
    definitions: { type: 'array', description: 'Names of the files of the shard.', items: { type: 'string' } },
    files: {
      type: 'object',
      description: 'SHA-256 of each loaded file, by absolute path. In the file of the summary, by path from the root of the repository.',
      additionalProperties: { type: 'string' },
    },
  },
} as const;
