import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldPathSegments, missingField } from './field-path.ts';

test('a field path is read as function-patch-and-transform reads it', () => {
  expect(fieldPathSegments('spec.ports[0].name')).toEqual(['spec', 'ports', '0', 'name']);
  expect(fieldPathSegments('metadata.labels[app.kubernetes.io/name]')).toEqual(['metadata', 'labels', 'app.kubernetes.io/name']);
  expect(fieldPathSegments(`metadata.annotations["a.b"]`)).toEqual(['metadata', 'annotations', 'a.b']);
  expect(fieldPathSegments('spec.zones[*].id')).toEqual(['spec', 'zones', '*', 'id']);
  for (const wrong of ['spec..a', 'spec.', '.spec', 'spec.a[0', 'spec[]'])
    expect([wrong, fieldPathSegments(wrong)]).toEqual([wrong, undefined]);
});

test('segments that are joined again are read as they were', () => {
  const segment = fc.oneof(
    fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,8}$/),
    fc.nat({ max: 1000 }).map(String),
    fc.stringMatching(/^[a-z]+\.[a-z/]+$/),
  );
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 8 }), (segments) => {
      const path = segments.map((each, index) => (/^[a-zA-Z]\w*$/.test(each) ? `${index === 0 ? '' : '.'}${each}` : `[${each}]`)).join('');
      expect(fieldPathSegments(path)).toEqual(segments);
    }),
  );
});

const text = { type: 'string' };
const schema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        zones: { type: 'array', items: { type: 'object', properties: { id: text } } },
        tags: { type: 'object', additionalProperties: text },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        name: text,
      },
    },
  },
};

test('the first segment that a schema does not have is found, with its siblings', () => {
  const missing = (path: string): string | undefined => missingField(schema, fieldPathSegments(path) ?? [])?.name;
  for (const path of ['spec', 'spec.zones[0].id', 'spec.zones[*].id', 'spec.tags.team', 'spec.tags[a.b/c]', 'spec.free.any[0].thing'])
    expect(missing(path)).toBeUndefined();
  expect(missing('spec.zone[0].id')).toBe('zone');
  expect(missing('spec.zones.id')).toBe('id');
  expect(missing('spec.zones[0].name')).toBe('name');
  expect(missing('spec.name.first')).toBe('first');
  expect(missing('status.name')).toBe('status');
  expect(missingField(schema, ['spec', 'nam'])?.siblings).toEqual(['zones', 'tags', 'free', 'name']);
});
