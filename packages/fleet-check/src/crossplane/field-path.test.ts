import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldPathSegments } from './field-path.ts';

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
