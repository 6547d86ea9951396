import { ruleSchema, sourceLocationSchema } from '@slipway/manifest/finding-schema';

const text = (description: string) => ({ type: 'string', description });

const recordedFile = {
  title: 'RecordedFile',
  description: 'A file that `slipway synth` wrote.',
  type: 'object',
  required: ['hash', 'objects'],
  properties: {
    hash: text('SHA-256 of the text, in hexadecimal.'),
    objects: {
      type: 'array',
      description: 'The position of the definition of each object, in the order of the file; null if it is unknown.',
      items: { anyOf: [sourceLocationSchema, { type: 'null' }] },
    },
  },
};

/** JSON schema of a record of `slipway synth`. `npm run codegen:settings` generates the types and the validator. */
export const recordSchema = {
  title: 'DefinitionRecord',
  description: 'The files that `slipway synth` wrote for a package. `slipway explain` then does not run the definitions.',
  type: 'object',
  required: ['package', 'files', 'rules'],
  properties: {
    package: text('Name of the package.'),
    files: {
      type: 'object',
      description: 'The files of the tree, by path from the root of the repository.',
      additionalProperties: recordedFile,
    },
    rules: { type: 'array', description: 'Rules that the package documents.', items: ruleSchema },
  },
};
