/** A string that contains a letter. */
const SAYS = { pattern: '\\S', says: 'text' } as const;

const text = (description: string) => ({ type: 'string', ...SAYS, description }) as const;

const texts = (description: string) => ({ type: 'array', items: { type: 'string', ...SAYS }, minItems: 1, description }) as const;

/** Schema of an object, or the path of its file. */
const object = (what: string) =>
  ({
    type: ['string', 'object'],
    ...SAYS,
    description: `${what}: an object, or the path of its file, relative to the file of the test.`,
  }) as const;

const objects = (what: string) =>
  ({
    type: 'array',
    items: { type: ['string', 'object'], ...SAYS },
    description: `${what}: objects, and paths of files or directories, relative to the file of the test.`,
  }) as const;

/** Schema of fields by the name of a resource of the Composition. */
const fieldsOfResources = (description: string) =>
  ({ type: 'object', additionalProperties: { type: ['object', 'null'] }, minProperties: 1, description }) as const;

/**
 * JSON schema of the tests that `slipway test` runs. `npm run codegen:settings` generates the validator, and a type with the descriptions
 * as doc comments.
 */
export const compositionTestSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'CompositionTest',
  description: 'A test of a Composition: a composite, and what Crossplane composes for it in each stage.',
  type: 'object',
  properties: {
    apiVersion: { type: 'string', enum: ['slipway/v1'], description: 'The version of this format.' },
    kind: { type: 'string', enum: ['CompositionTest'], description: 'A test of a Composition.' },
    metadata: {
      title: 'TestMetadata',
      type: 'object',
      description: 'The name of the test, which no other test of the file has.',
      properties: { name: text('The name of the test.') },
      required: ['name'],
      additionalProperties: false,
    },
    spec: {
      title: 'TestSpec',
      type: 'object',
      description: 'The objects of the test, and its stages.',
      properties: {
        composite: object('The composite resource'),
        composition: object('Its Composition'),
        definition: object('Its CompositeResourceDefinition, for the defaults and the scope; the composite must be valid for it'),
        functions: objects('Functions, for names that do not say which function they are'),
        required: objects('Other objects of the cluster in each stage, such as EnvironmentConfigs and Secrets'),
        context: { type: 'object', description: 'The context of the pipeline before its first step.' },
        stages: {
          type: 'array',
          minItems: 1,
          description:
            'Runs of Crossplane, one after the other. Resources that exist, and the status of the composite, are kept for the next stage.',
          items: {
            title: 'TestStage',
            type: 'object',
            description: 'One run of Crossplane: what exists before it, and what it must compose.',
            properties: {
              name: text('The name of the stage, which no other stage of the test has.'),
              observed: objects('Composed resources that exist, each with the annotation crossplane.io/composition-resource-name'),
              exists: fieldsOfResources(
                'Resources that the stage before composed and that exist now, with the fields that controllers set. Null: the resource does not exist any more.',
              ),
              ready: texts('Resources that the stage before composed, and whose conditions Ready and Synced are true now.'),
              required: objects('Other objects of the cluster, from this stage on'),
              expect: {
                title: 'StageExpectation',
                type: 'object',
                description: 'What must be true after the run.',
                properties: {
                  resources: fieldsOfResources(
                    'Fields of composed resources, by the name of the resource in the Composition. Other fields may have any value. Null: the resource, or the field, does not exist.',
                  ),
                  count: {
                    type: ['integer', 'object'],
                    minimum: 0,
                    additionalProperties: { type: 'integer', minimum: 0 },
                    description: 'The number of composed resources, or the number by kind.',
                  },
                  composite: { type: 'object', description: 'Fields of the composite after the run, such as its status.' },
                  conditions: {
                    type: 'object',
                    additionalProperties: { type: ['string', 'boolean', 'object'] },
                    minProperties: 1,
                    description: 'Conditions of the composite by type: the status, or fields such as status and reason.',
                  },
                  events: texts('Texts that are each a part of a message: events of Crossplane, and results of functions.'),
                  fails: text('A part of the error, such as a fatal result, with which Crossplane composes nothing.'),
                  snapshot: {
                    type: 'boolean',
                    enum: [true],
                    description: 'The documents of the run are those of the file NAME.snapshot.yaml.',
                  },
                },
                additionalProperties: false,
                minProperties: 1,
              },
            },
            required: ['name'],
            additionalProperties: false,
          },
        },
      },
      required: ['composite', 'composition', 'stages'],
      additionalProperties: false,
    },
  },
  required: ['apiVersion', 'kind', 'metadata', 'spec'],
  additionalProperties: false,
} as const;
