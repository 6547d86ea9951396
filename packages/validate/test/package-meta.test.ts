import { expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';

const validator = createValidator();

const meta = (kind: string, spec: object, version = 'v1'): object => ({
  ...{ apiVersion: `meta.pkg.crossplane.io/${version}`, kind, metadata: { name: 'things' }, spec },
});

test.each(['Configuration', 'Provider', 'Function'])('accepts the metadata of a package of the kind %s', (kind) => {
  const spec = { crossplane: { version: '>=v2.0.0' }, dependsOn: [{ provider: 'a.example/b', version: '>=v1.0.0' }], capabilities: ['a'] };
  expect(validator.check(meta(kind, spec))).toMatchObject({ verdict: 'accept', findings: [] });
});

test('reports a field that Crossplane drops as lossy', () => {
  const { verdict, findings } = validator.check(meta('Configuration', { dependson: [] }));
  expect(verdict).toBe('lossy');
  expect(findings).toMatchObject([{ rule: 'unknown-field', severity: 'lossy', pointer: '/spec/dependson' }]);
});

test('rejects a value that Crossplane cannot decode', () => {
  const { verdict } = validator.check(meta('Configuration', { dependsOn: { provider: 'a.example/b' } }));
  expect(verdict).toBe('reject');
});
