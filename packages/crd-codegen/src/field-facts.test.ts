import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldComment, fieldFacts } from './field-facts.ts';
import { fieldWords } from './field-words.ts';

const GEN = join(import.meta.dirname, '../../kube-models/gen');

test.each([
  [{ type: 'integer', minimum: 1, maximum: 65535 }, '1 to 65535.'],
  [{ type: 'integer', format: 'int32', minimum: 0 }, 'At least 0.'],
  [{ type: 'number', minimum: 0, exclusiveMinimum: true }, 'More than 0.'],
  [{ type: 'string', minLength: 1, maxLength: 1 }, 'Exactly 1 character.'],
  [{ type: 'string', minLength: 0, maxLength: 63, default: 'a' }, 'At most 63 characters. Default: `"a"`.'],
  [{ type: 'string', pattern: '^a*/b$' }, 'Matches `^a*\u200b/b$`.'],
  [{ type: 'string', pattern: '^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$' }, 'A duration, such as `1h30m`.'],
  [{ 'x-kubernetes-int-or-string': true }, 'A number, or a text such as `25%`.'],
  [{ $ref: '#/$defs/io.k8s.apimachinery.pkg.api.resource.Quantity' }, 'A quantity, such as `500m` or `2Gi`.'],
  [
    { type: 'array', maxItems: 2, 'x-kubernetes-list-type': 'set', items: { type: 'string', minLength: 1 } },
    'Each item: at least 1 character. At most 2 items. Each value once.',
  ],
  [{ type: 'array', 'x-kubernetes-list-map-keys': ['port', 'protocol'] }, 'One item for each `port` and `protocol`.'],
  [{ type: 'string', 'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'no' }] }, 'Cannot change once it is set.'],
  [{ type: 'string', 'x-kubernetes-validations': [{ rule: 'self == oldSelf || self == 1' }] }, ''],
  [{ type: 'string', enum: ['a', 'b'], description: 'Text of another project' }, ''],
  [{ type: 'string', default: 'x'.repeat(101) }, ''],
  [true, ''],
])('says of %j: %s', (schema, facts) => {
  expect(fieldFacts(schema)).toBe(facts);
});

test('says a default once', () => {
  const schema = { type: 'string', minLength: 1, default: 'ClusterIP' };
  expect(fieldComment('openapi', 'ServiceSpec', 'type', schema)).toBe(
    'How the Service is reached. Default: `ClusterIP`. At least 1 character.',
  );
  expect(fieldComment('openapi', 'ServiceSpec', 'unknown', schema)).toBe('At least 1 character. Default: `"ClusterIP"`.');
});

test('never ends the comment, and has one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const facts = fieldFacts({ type: 'string', pattern: text, default: `${text}*/\n` });
      expect(facts).not.toMatch(/\*\/|[\r\n]/);
    }),
  );
});

test('has words only for fields of generated types', () => {
  const files = readdirSync(GEN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const fields = new Set(files.flatMap((file) => fieldsOf(file)));
  const words = Object.entries(fieldWords).flatMap(([group, types]) =>
    Object.entries(types).flatMap(([type, each]) => Object.keys(each).map((field) => `${group} ${type}.${field}`)),
  );
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((key) => !fields.has(key))).toEqual([]);
});

/** Returns the fields of the types of a generated file, as `<group of fieldWords> <type>.<field>`. */
function fieldsOf(file: string): string[] {
  const [folder = ''] = file.split('/');
  const group = folder === 'meta' || (folder.includes('.') && !folder.endsWith('.k8s.io')) ? folder : 'openapi';
  let type = '';
  return readFileSync(join(GEN, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      type = /^export type (\w+) = \{$/.exec(line)?.[1] ?? type;
      const field = /^ {2}readonly "?([\w$-]+)"?\??:/.exec(line)?.[1];
      return field === undefined ? [] : [`${group} ${type}.${field}`];
    });
}
