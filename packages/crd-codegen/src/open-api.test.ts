import { expect, test } from 'vitest';
import { openApiKinds } from './open-api.ts';

const gvk = { group: 'shop.example', version: 'v1', kind: 'Till' };
const schemas = {
  'example.shop.v1.Till': {
    type: 'object',
    properties: { metadata: { $ref: '#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' } },
    'x-kubernetes-group-version-kind': [gvk],
  },
  'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta': { type: 'object' },
};
const post = { 'x-kubernetes-action': 'post', 'x-kubernetes-group-version-kind': gvk };

test('reads scope and plural from the paths', () => {
  const paths = {
    '/apis/shop.example/v1/namespaces/{namespace}/tillz': { post },
    '/apis/shop.example/v1/namespaces/{namespace}/tillz/{name}/status': { post: { ...post, 'x-kubernetes-group-version-kind': gvk } },
  };
  const read = openApiKinds({ openapi: '3.0.0', paths, components: { schemas } }, 'shop.json');
  expect(read?.kinds).toMatchObject([{ ...gvk, plural: 'tillz', scope: 'Namespaced', origin: 'openapi' }]);

  const clusterWide = { '/apis/shop.example/v1/tillz': { post } };
  expect(openApiKinds({ openapi: '3.0.0', paths: clusterWide, components: { schemas } }, 'shop.json')?.kinds).toMatchObject([
    { scope: 'Cluster' },
  ]);
});

test('reports a kind without paths that Kubernetes does not serve itself', () => {
  const read = openApiKinds({ openapi: '3.0.0', components: { schemas } }, 'shop.json');
  expect(read?.kinds).toEqual([]);
  expect(read?.findings).toMatchObject([
    { rule: 'openapi-scope-unknown', file: 'shop.json', pointer: '/components/schemas/example.shop.v1.Till' },
  ]);
});

test('returns undefined for documents that are not OpenAPI', () => {
  for (const other of [null, [], { components: { schemas: {} } }, { openapi: '3.0.0' }, { apiVersion: 'v1', kind: 'ConfigMap' }]) {
    expect(openApiKinds(other, 'x.json')).toBeUndefined();
  }
});
