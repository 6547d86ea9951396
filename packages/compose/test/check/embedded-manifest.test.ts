import { expect, test } from 'vitest';
import { problemsIn } from './documents.ts';

/** Returns a Composition with one Object of provider-kubernetes, and the XRD of its composite. */
const composition = (manifest: string, patches: readonly string[] = [], { more = '', api = 'kubernetes.crossplane.io/v1alpha2' } = {}) => `
apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: apps.example.org}
spec:
  group: example.org
  scope: ${api.includes('.m.') ? 'Namespaced' : 'Cluster'}
  names: {kind: App, plural: apps}
  versions:
    - name: v1
      served: true
      referenceable: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: {type: object, required: [name, count, flag], properties: {name: {type: string}, count: {type: integer}, flag: {type: boolean}, namespace: {type: string}}}
            status: {type: object, properties: {ip: {type: string}, replicas: {type: integer}}}
---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: apps}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: App}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: app
            base:
              apiVersion: ${api}
              kind: Object
              spec:
                ${more}
                forProvider:
                  manifest: ${manifest}
            patches:
              - {fromFieldPath: spec.name, toFieldPath: "metadata.labels[app]"}
              - {fromFieldPath: spec.flag, toFieldPath: spec.watch}
${patches.map((patch) => `              - ${patch}\n`).join('')}`;

const DEPLOYMENT =
  '{apiVersion: apps/v1, kind: Deployment, metadata: {namespace: apps}, spec: {selector: {matchLabels: {app: a}}, template: {metadata: {labels: {app: a}}, spec: {containers: [{name: a, image: a, env: [{name: A}]}]}}}}';
const AT = 'spec.forProvider.manifest';
const OBSERVED = 'status.atProvider.manifest';

/** Returns the problems without those about fields of the composite that no patch reads. */
const problems = (...args: Parameters<typeof composition>) =>
  problemsIn(composition(...args)).filter(({ rule }) => rule !== 'composite-field-unused');

test('accepts patches from and to fields of a manifest', () => {
  const patches = [
    `{fromFieldPath: spec.count, toFieldPath: ${AT}.spec.replicas}`,
    `{fromFieldPath: spec.name, toFieldPath: "${AT}.metadata.labels[example.org/name]"}`,
    `{fromFieldPath: spec.name, toFieldPath: "${AT}.spec.template.spec.containers[0].env[0].value"}`,
    `{type: ToCompositeFieldPath, fromFieldPath: ${OBSERVED}.status.readyReplicas, toFieldPath: status.replicas}`,
  ];
  expect(problems(DEPLOYMENT, patches)).toEqual([]);
  expect(problems(DEPLOYMENT, patches, { api: 'kubernetes.m.crossplane.io/v1alpha1' })).toEqual([]);
});

test('reports fields that the kind of the manifest does not have', () => {
  expect(
    problems(DEPLOYMENT, [
      `{fromFieldPath: spec.count, toFieldPath: ${AT}.spec.replica}`,
      `{fromFieldPath: spec.name, toFieldPath: ${AT}.spec.template.spec.containers.image}`,
      `{type: ToCompositeFieldPath, fromFieldPath: ${OBSERVED}.status.replicasReady, toFieldPath: status.replicas}`,
    ]),
  ).toMatchObject([
    { rule: 'patch-field-not-found', severity: 'lossy', value: `${AT}.spec.replica`, expected: 'replicas instead of replica' },
    { rule: 'patch-field-not-found', severity: 'reject', value: `${AT}.spec.template.spec.containers.image` },
    { rule: 'patch-field-not-found', severity: 'risk', value: `${OBSERVED}.status.replicasReady` },
  ]);
});

test('reports values of another type, and required fields that nothing sets', () => {
  expect(problems(DEPLOYMENT, [`{fromFieldPath: spec.name, toFieldPath: ${AT}.spec.replicas}`])).toMatchObject([
    { rule: 'patch-type-differs', severity: 'reject', message: expect.stringContaining('the manifest, a Deployment of apps/v1,') },
  ]);
  expect(
    problems('{apiVersion: cert-manager.io/v1, kind: Certificate, metadata: {namespace: a}, spec: {issuerRef: {name: a}}}'),
  ).toMatchObject([{ rule: 'composed-field-required', severity: 'risk', value: `${AT}.spec.secretName` }]);
});

test('reports a namespaced kind without a namespace', () => {
  const own = '{apiVersion: v1, kind: ConfigMap, data: {a: b}}';
  expect(problems(own)).toMatchObject([{ rule: 'composed-scope', severity: 'reject', value: 'ConfigMap' }]);
  expect(problems(own, [`{fromFieldPath: spec.namespace, toFieldPath: ${AT}.metadata.namespace}`])).toEqual([]);
  expect(problems('{apiVersion: v1, kind: Namespace}')).toEqual([]);
});

test('is silent about manifests that the provider only reads or patches, and about unknown kinds', () => {
  const observe = { more: 'managementPolicies: [Observe]' };
  expect(problems('{apiVersion: v1, kind: ConfigMap}', [], observe)).toEqual([]);
  expect(
    problems('{apiVersion: apps/v1, kind: Deployment}', [], {
      more: 'managementPolicy: Observe',
      api: 'kubernetes.crossplane.io/v1alpha1',
    }),
  ).toEqual([]);
  const references = {
    more: 'references: [{patchesFrom: {apiVersion: v1, kind: ConfigMap, name: a, namespace: b, fieldPath: data.a}, toFieldPath: spec.forProvider.manifest.metadata.namespace}]',
  };
  expect(problems('{apiVersion: v1, kind: ConfigMap}', [], references)).toEqual([]);
  expect(problems('{apiVersion: unknown.example/v1, kind: Thing}', [`{fromFieldPath: spec.name, toFieldPath: ${AT}.spec.a}`])).toEqual([]);
  expect(problems('{apiVersion: v1, kind: ConfigMap}', [`{fromFieldPath: spec.name, toFieldPath: ${AT}.kind}`])).toEqual([]);
});

test('is less certain about a custom kind, because the cluster of the provider may have another release of it', () => {
  const certificate =
    '{apiVersion: cert-manager.io/v1, kind: Certificate, metadata: {namespace: a}, spec: {secretName: a, issuerRef: {name: a}}}';
  expect(
    problems(certificate, [
      `{fromFieldPath: spec.name, toFieldPath: ${AT}.spec.comonName}`,
      `{fromFieldPath: spec.name, toFieldPath: ${AT}.spec.isCA}`,
    ]),
  ).toMatchObject([
    { rule: 'patch-field-not-found', severity: 'risk' },
    { rule: 'patch-type-differs', severity: 'risk' },
  ]);
});
