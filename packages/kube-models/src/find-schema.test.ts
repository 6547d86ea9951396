import { expect, test } from 'vitest';
import { findSchema, listKinds } from './index.ts';

test('a kind is found by its apiVersion, in the core group too', () => {
  expect(findSchema('helm.toolkit.fluxcd.io/v2', 'HelmRelease')).toMatchObject({
    group: 'helm.toolkit.fluxcd.io',
    plural: 'helmreleases',
    scope: 'Namespaced',
    origin: 'crd',
    storage: true,
    subresources: { status: {} },
  });
  expect(findSchema('v1', 'Namespace')).toMatchObject({ group: '', plural: 'namespaces', scope: 'Cluster', origin: 'openapi' });
});

test('an unknown kind, version or odd spelling is undefined, not an error', () => {
  for (const [apiVersion, kind] of [
    ['helm.toolkit.fluxcd.io/v2beta1', 'HelmRelease'],
    ['helm.toolkit.fluxcd.io/v2', 'helmrelease'],
    ['core/v1', 'Namespace'],
    ['', ''],
    ['__proto__', 'constructor'],
    ['../../package', 'json'],
  ] as const) {
    expect(findSchema(apiVersion, kind)).toBeUndefined();
  }
});

test('all kinds that kube-apiserver 1.36 serves are known, and those that it serves only where they are turned on say so', () => {
  for (const [apiVersion, kind] of [
    ['autoscaling/v1', 'HorizontalPodAutoscaler'],
    ['certificates.k8s.io/v1', 'CertificateSigningRequest'],
    ['discovery.k8s.io/v1', 'EndpointSlice'],
    ['events.k8s.io/v1', 'Event'],
    ['flowcontrol.apiserver.k8s.io/v1', 'PriorityLevelConfiguration'],
    ['resource.k8s.io/v1', 'ResourceClaimTemplate'],
  ] as const)
    expect(findSchema(apiVersion, kind), kind).toMatchObject({ origin: 'openapi', kind });
  expect(findSchema('admissionregistration.k8s.io/v1beta1', 'MutatingAdmissionPolicy')?.offByDefault).toBe(true);
  const off = listKinds().filter(({ offByDefault }) => offByDefault);
  expect(off.map(({ version }) => version).filter((version) => !/(alpha|beta)/.test(version))).toEqual([]);
  expect(new Set(off.map(({ group }) => group)).size).toBe(9);
  expect(
    listKinds()
      .filter(({ group, version }) => group === 'apps' && version === 'v1')
      .every((kind) => !('offByDefault' in kind)),
  ).toBe(true);
});

test('every listed kind has the schema of exactly that kind', () => {
  for (const { group, version, kind, plural, scope } of listKinds()) {
    expect(findSchema(group === '' ? version : `${group}/${version}`, kind)).toMatchObject({ group, version, kind, plural, scope });
  }
});

test('schemas keep what the server acts on, and a property named description', () => {
  const release = JSON.stringify(findSchema('helm.toolkit.fluxcd.io/v2', 'HelmRelease'));
  expect(release).toContain('x-kubernetes-validations');
  expect(release).toContain('"default":');
  expect(release).toContain('"status":');
  expect(JSON.stringify(findSchema('apiextensions.k8s.io/v1', 'CustomResourceDefinition'))).toContain('"description":{"type":"string"}');
});

test('every reference of a built-in kind leads to a definition of the same file', () => {
  const builtIn = listKinds().filter(
    ({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind)?.origin === 'openapi',
  );
  expect(builtIn.length).toBeGreaterThan(40);
  for (const { group, version, kind } of builtIn) {
    const schema = findSchema(group === '' ? version : `${group}/${version}`, kind)?.schema ?? {};
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]);
    const known = Object.keys(schema.$defs ?? {}).map((name) => `#/$defs/${name}`);
    expect(new Set(references), kind).toEqual(new Set(known));
  }
});

test('what is not a name of a kind leads to no file', () => {
  for (const [apiVersion, kind] of [
    ['core/v1', 'Pod'],
    ['/v1', 'Pod '],
    ['v1', 'pod'],
    ['v1', '../v1/Pod'],
    ['../apps/v1', 'Deployment'],
    ['a/../apps/v1', 'Deployment'],
    ['v1', ''],
    ['', 'Pod'],
    ['v1', 'Pod\0'],
    ['v1', 'x'.repeat(5000)],
    ['v1/x', 'Pod'],
  ] as const)
    expect([apiVersion, kind, findSchema(apiVersion, kind)]).toEqual([apiVersion, kind, undefined]);
});

test('the schemas that are found are those that are listed', () => {
  const found = listKinds().map(({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind));
  expect(found.map((schema) => [schema?.group, schema?.version, schema?.kind])).toEqual(
    listKinds().map(({ group, version, kind }) => [group, version, kind]),
  );
});
