import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TYPES, typesModule } from '../../scripts/schema-types.ts';
import { PUBLISHED_SCHEMA, publishedSchema, VALIDATORS, validatorModule } from '../../scripts/settings-validator.ts';
import { root } from '../scratch-copy.ts';

test.each(VALIDATORS)('$file is generated from its schemas, and imports nothing', (module) => {
  const code = validatorModule(module);
  expect(readFileSync(join(root, module.file), 'utf8')).toBe(code);
  expect(code).not.toMatch(/require\(|\bimport\b(?!.*npm run)/);
});

test.each(TYPES)('$file is generated from its schemas', async (module) => {
  expect(readFileSync(join(root, module.file), 'utf8')).toBe(await typesModule(module));
});

test('each schema with a validator has a type', () => {
  const typed = new Set<object>(TYPES.flatMap(({ schemas }) => Object.values(schemas)));
  const untyped = VALIDATORS.flatMap(({ schemas }) => Object.entries(schemas).filter(([, schema]) => !typed.has(schema)));
  expect(untyped.map(([name]) => name)).toEqual([]);
});

test('a generated type has doc comments, read-only properties and lists, the choices of the schema, and types of other modules', async () => {
  const point = { title: 'Point', description: 'A point.', type: 'object', required: ['x'], properties: { x: { type: 'integer' } } };
  const schema = {
    type: 'object',
    required: ['points', 'title'],
    properties: {
      points: { type: 'array', description: 'Some points.', minItems: 1, items: { $ref: '#/definitions/point' } },
      title: { $ref: '#/definitions/names', description: 'A property with the name of a keyword.' },
      place: { title: 'Place', description: 'Where it is.', type: 'object' },
      soak: { type: ['string', 'object'], pattern: 'a', properties: { for: { type: 'string' } } },
      target: {
        type: 'object',
        properties: { 'a-b': { const: true }, c: { enum: [1, 2] } },
        if: { required: ['a-b'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {},
        else: { required: ['c'] },
      },
    },
    definitions: { point, names: { type: 'array', items: { type: 'string' } } },
  };
  const text = await typesModule({ file: '', from: 'a.ts', schemas: { Shape: schema }, imports: { Place: './comment-targets.ts' } });
  expect(text.split('\n')).toEqual([
    '// Generated from a.ts. To change it, run npm run codegen:settings.',
    '',
    "import type { Place } from './comment-targets.ts';",
    '',
    'export interface Shape {',
    '  /** Some points. */',
    '  readonly points: readonly Point[];',
    '  /** A property with the name of a keyword. */',
    '  readonly title: readonly string[];',
    '  /** Where it is. */',
    '  readonly place?: Place;',
    '  readonly soak?:',
    '    | string',
    '    | {',
    '        readonly for?: string;',
    '      };',
    '  readonly target?:',
    '    | {',
    "        readonly 'a-b': true;",
    '        readonly c?: 1 | 2;',
    '      }',
    '    | {',
    '        readonly c: 1 | 2;',
    '      };',
    '}',
    '',
    '/** A point. */',
    'export interface Point {',
    '  readonly x: number;',
    '}',
    '',
  ]);
});

test('rejects a list of objects without a title', async () => {
  const schema = { type: 'array', items: { type: 'object', properties: { x: { type: 'string' } } } };
  await expect(typesModule({ file: '', from: '', schemas: { Points: schema } })).rejects.toThrow('the items of a list have no title');
});

test('the schema of slipway.yaml for editors is the schema of its validator', () => {
  expect(readFileSync(join(root, PUBLISHED_SCHEMA), 'utf8')).toBe(publishedSchema());
});
