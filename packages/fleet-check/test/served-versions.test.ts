import { expect, test } from 'vitest';
import { pinnedRelease, servingOf } from '../src/index.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const chart = (name: string, version: string, values: object = {}) => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: 'flux-system' },
  spec: { chart: { spec: { chart: name, version } }, values },
});

const artifact = (url: string, ref: object) => ({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'OCIRepository', spec: { url, ref } });

test.each([
  [chart('strimzi-kafka-operator', '0.49.0'), { project: 'Strimzi', minor: '0.49' }],
  [chart('external-secrets', '0.17.x'), { project: 'external-secrets', minor: '0.17' }],
  [chart('external-secrets', '>=0.16.0'), undefined],
  [chart('external-secrets', '0.18.2', { crds: { unsafeServeV1Beta1: true } }), undefined],
  [chart('other', '1.0.0'), undefined],
  [artifact('oci://ghcr.io/fluxcd/flux-manifests', { tag: 'v2.4.0' }), { project: 'Flux', minor: '2.4' }],
  [
    { ...artifact('https://github.com/fluxcd/flux2', { tag: 'v0.31.4' }), kind: 'GitRepository' },
    { project: 'Flux', minor: '0.31' },
  ],
  [{ ...artifact('https://github.com/fluxcd/flux2.git', { branch: 'main' }), kind: 'GitRepository' }, undefined],
  [{ ...artifact('https://github.com/team/fleet', { tag: 'v0.31.4' }), kind: 'GitRepository' }, undefined],
  [artifact('oci://ghcr.io/external-secrets/charts/external-secrets', { tag: '0.16.1' }), { project: 'external-secrets', minor: '0.16' }],
  [artifact('oci://ghcr.io/external-secrets/charts/external-secrets', { semver: '0.16.x' }), undefined],
  [
    { apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', spec: { distribution: { version: '2.8.x' } } },
    { project: 'Flux', minor: '2.8' },
  ],
  [chart('flux-instance', '0.20.0', { instance: { distribution: { version: '2.5.1' } } }), { project: 'Flux', minor: '2.5' }],
  [chart('flux-instance', '0.20.0'), undefined],
])('the release that %j sets', (object, expected) => {
  expect(pinnedRelease(object)).toEqual(expected);
});

test.each([
  ['Strimzi', '0.49', 'kafka.strimzi.io/v1beta2', 'Kafka', { state: 'ends', release: '1.0' }],
  ['Strimzi', '1.0', 'kafka.strimzi.io/v1beta2', 'Kafka', { state: 'gone', release: '1.0' }],
  ['Strimzi', '0.48', 'kafka.strimzi.io/v1', 'Kafka', { state: 'later', release: '0.49' }],
  ['Strimzi', '0.49', 'kafka.strimzi.io/v1', 'Kafka', { state: 'served' }],
  ['Strimzi', '0.45', 'kafka.strimzi.io/v1beta1', 'Kafka', { state: 'gone', release: '0.23' }],
  ['Strimzi', '0.45', 'kafka.strimzi.io/v1beta1', 'KafkaTopic', { state: 'ends', release: '1.0' }],
  ['Strimzi', '1.0', 'kafka.strimzi.io/v1alpha1', 'KafkaUser', { state: 'gone', release: '1.0' }],
  ['external-secrets', '0.15', 'external-secrets.io/v1alpha1', 'ExternalSecret', { state: 'ends', release: '0.16' }],
  ['external-secrets', '0.18', 'external-secrets.io/v1alpha1', 'ExternalSecret', { state: 'gone', release: '0.16' }],
  ['external-secrets', '0.18', 'external-secrets.io/v1alpha1', 'PushSecret', undefined],
  ['Flux', '2.7', 'source.toolkit.fluxcd.io/v1beta2', 'Bucket', { state: 'ends', release: '2.8' }],
  ['Flux', '2.8', 'helm.toolkit.fluxcd.io/v2beta2', 'HelmRelease', { state: 'gone', release: '2.8' }],
  ['Flux', '2.8', 'helm.toolkit.fluxcd.io/v2', 'HelmRelease', undefined],
  ['Flux', '2.8', 'notification.toolkit.fluxcd.io/v1beta2', 'Alert', { state: 'ends', release: '2.9' }],
  ['Flux', '2.9', 'notification.toolkit.fluxcd.io/v1beta2', 'Provider', { state: 'gone', release: '2.9' }],
])('%s %s and %s %s', (project, minor, apiVersion, kind, expected) => {
  expect(servingOf({ project, minor }, apiVersion, kind)).toEqual(expected);
});

/** Returns the messages of the rules about served versions and fields of Flux. */
const messages = (rule: string, ...objects: readonly object[]): readonly string[] =>
  problemsIn(exampleFiles(objects.map((each) => JSON.stringify(each)).join('\n---\n'))).flatMap((each) =>
    each.rule === rule ? [each.message] : [],
  );

const store = (name: string) => ({
  apiVersion: 'external-secrets.io/v1beta1',
  kind: 'SecretStore',
  metadata: { name, namespace: 'a' },
  spec: {},
});

test('reads the release of Flux from a ConfigMap with the values of the chart flux-instance', () => {
  const release = chart('flux-instance', '0.20.0');
  const stored = { ...release, spec: { ...release.spec, valuesFrom: [{ kind: 'ConfigMap', name: 'values' }] } };
  const values = (version: string) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'values', namespace: 'flux-system' },
    data: { 'values.yaml': `instance: {distribution: {version: ${version}}}` },
  });
  const source = {
    apiVersion: 'source.toolkit.fluxcd.io/v1beta2',
    kind: 'OCIRepository',
    metadata: { name: 'app', namespace: 'a' },
    spec: { interval: '1m', url: 'oci://registry.example/app', ref: { tag: '1.0.0' } },
  };
  expect(messages('version-ends', stored, values('2.5.1'), source)).toEqual([expect.stringContaining('the cluster has Flux 2.5')]);
  expect(messages('version-not-served', stored, values('2.9.0'), source)).toHaveLength(1);
});

test('reports a version that ends once, and each object of a version that is gone', () => {
  expect(messages('version-ends', chart('external-secrets', '0.16.2'), store('x'), store('y'))).toEqual([
    'SecretStore/a/x and 1 more object on example have the version external-secrets.io/v1beta1, which ends with external-secrets 0.17; the cluster has external-secrets 0.16',
  ]);
  expect(messages('version-not-served', chart('external-secrets', '0.17.0'), store('x'), store('y'))).toHaveLength(2);
  expect(messages('version-not-served', chart('external-secrets', '>=0.16.0'), store('x'))).toEqual([]);
});

const flux = (apiVersion: string, kind: string, spec: object) => ({
  apiVersion,
  kind,
  metadata: { name: 'x', namespace: 'flux-system' },
  spec,
});
const instance = (more: object) =>
  flux('fluxcd.controlplane.io/v1', 'FluxInstance', { distribution: { version: '2.7.x', registry: 'r' }, ...more });
const policy = (spec: object) =>
  flux('image.toolkit.fluxcd.io/v1', 'ImagePolicy', { imageRepositoryRef: { name: 'x' }, policy: {}, ...spec });

test.each([
  [instance({ cluster: { multitenant: true, networkPolicy: false }, wait: true }), []],
  [
    instance({ cluster: { networkPolicies: true } }),
    ['FluxInstance/flux-system/x has the unknown field spec.cluster.networkPolicies; did you mean networkPolicy?'],
  ],
  [
    flux('fluxcd.controlplane.io/v1', 'ResourceSet', { inputsFrom: [{ kind: 'ResourceSetInputsProvider', name: 'p' }] }),
    [
      'ResourceSet/flux-system/x has the unknown value ResourceSetInputsProvider in spec.inputsFrom.0.kind; did you mean ResourceSetInputProvider?',
    ],
  ],
  [instance({ cluster: { networkPolicy: 'yes' } }), ['FluxInstance/flux-system/x has the string "yes" in spec.cluster.networkPolicy']],
  [
    instance({ components: ['source-controler'] }),
    ['FluxInstance/flux-system/x has the unknown value source-controler in spec.components.0; did you mean source-controller?'],
  ],
  [instance({ fieldOfALaterRelease: 1 }), []],
  [policy({ policy: { semver: { range: '1.x' } } }), []],
  [
    policy({ policy: { numerical: { order: 'acs' } } }),
    ['ImagePolicy/flux-system/x has the unknown value acs in spec.policy.numerical.order; did you mean asc?'],
  ],
  [policy({ policy: undefined }), ['ImagePolicy/flux-system/x has no spec.policy']],
])('the fields of %j', (object, expected) => {
  expect(messages('flux-field-not-valid', object)).toEqual(expected);
});
