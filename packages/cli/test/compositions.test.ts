import { compositionRules } from '@slipway/compose/check';
import { expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { compositionOf } from './compositions.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly file: string;
  readonly line: number;
  readonly object: string;
  readonly clusters?: readonly string[];
}

async function findingsOf(files: Readonly<Record<string, string>>, ...args: string[]): Promise<readonly Found[]> {
  const root = temporaryDirectory();
  writeFiles(root, files);
  const { stdout } = await runWith(runCli, ['check', ...args, '--output', 'json'], { cwd: root, env: { HOME: root } });
  return JSON.parse(stdout).findings;
}

const [definition = '', composition = ''] = (
  compositionRules.find(({ id }) => id === 'patch-field-not-found')?.example.failing ?? ''
).split('---\n');
const LINE = 1 + composition.split('\n').findIndex((line) => line.includes('forProvider.tag.name'));

/** The release whose kinds are bundled. */
const PROVIDER = `apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: sqs}
spec: {package: registry.example/provider-aws-sqs:v2.6.0}
`;

const EXPECTED = { rule: 'patch-field-not-found', severity: 'reject', object: 'Composition/backlog', line: LINE };

test('Compositions in loose files are checked with the definitions next to them', async () => {
  const files = { 'apis/definition.yaml': definition, 'apis/composition.yaml': composition, 'provider.yaml': PROVIDER };
  expect(await findingsOf(files, '.')).toMatchObject([{ ...EXPECTED, file: 'apis/composition.yaml' }]);
  expect(await findingsOf(files, 'apis/composition.yaml')).toMatchObject([
    {
      ...EXPECTED,
      severity: 'risk',
      message: expect.stringMatching(/by the kinds of provider-aws 2\.6; the cluster has an unknown release/),
    },
  ]);
});

test('a patch of a Composition, and one that kustomize leaves out, are not checked', async () => {
  const files = {
    'kustomization.yaml':
      'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [definition.yaml]\npatches: [{path: patch.yaml}]\n',
    'definition.yaml': definition,
    'patch.yaml': composition.replace(/base: .*/, 'connectionDetails: []'),
  };
  expect(await findingsOf(files, '.')).toEqual([]);
  const { 'kustomization.yaml': _, ...loose } = files;
  expect((await findingsOf(loose, '.')).map(({ file }) => file)).toContain('patch.yaml');
  const local = composition.replace('metadata: {', "metadata: {annotations: {config.kubernetes.io/local-config: 'true'}, ");
  expect(await findingsOf({ 'definition.yaml': definition, 'local.yaml': local }, '.')).toEqual([]);
});

test('of several definitions of one kind, the nearest one counts', async () => {
  const other = definition.replace('region: {type: string}', 'zone: {type: string}').replace('required: [region]', 'required: [zone]');
  const fixed = composition.replace('forProvider.tag.name', 'forProvider.tags.name');
  const files = { 'a/definition.yaml': other, 'b/definition.yaml': definition, 'b/composition.yaml': fixed };
  expect((await findingsOf(files, '.')).filter(({ rule }) => rule.startsWith('patch-'))).toEqual([]);
  const moved = { 'a/definition.yaml': other, 'b/definition.yaml': definition, 'a/composition.yaml': fixed };
  expect(await findingsOf(moved, '.')).toContainEqual(expect.objectContaining({ rule: 'patch-field-not-found', severity: 'risk' }));
});

test('a reference to a Crossplane object that has a typing mistake is a risk', async () => {
  const composite =
    'apiVersion: example.org/v1\nkind: Backlog\nmetadata: {name: a, namespace: b}\nspec:\n  region: eu-west-1\n  crossplane:\n    compositionRef: {name: backlg}\n';
  const files = {
    'definition.yaml': definition,
    'composition.yaml': composition.replace('forProvider.tag.name', 'forProvider.tags.name'),
    'examples/a.yaml': composite,
  };
  expect((await findingsOf(files, '.')).filter(({ rule }) => rule !== 'unknown-field')).toMatchObject([
    {
      rule: 'composition-not-found',
      severity: 'risk',
      file: 'examples/a.yaml',
      line: 7,
      object: 'Backlog/b/a',
      message: expect.stringContaining('did you mean backlog?'),
    },
  ]);
  expect(await findingsOf(files, 'examples/a.yaml')).toEqual([]);
});

test('an unknown field in a base is a reject', async () => {
  const files = {
    'a.yaml': composition.replace('forProvider.tag.name', 'forProvider.tags.name').replace('forProvider: {}', 'forProvider: {nmae: a}'),
  };
  expect(await findingsOf(files, 'a.yaml')).toMatchObject([{ rule: 'unknown-field', severity: 'risk', file: 'a.yaml' }]);
  const all = { ...files, 'provider.yaml': PROVIDER };
  expect(await findingsOf(all, '.')).toMatchObject([{ rule: 'unknown-field', severity: 'reject', file: 'a.yaml' }]);
});

test('the kind of a base is checked where its group has other kinds', async () => {
  const healthy = composition.replace('forProvider.tag.name', 'forProvider.tags.name');
  const rulesOf = async (from: string, to: string) =>
    (await findingsOf({ 'a.yaml': healthy.replace(from, to), 'provider.yaml': PROVIDER }, '.')).map(
      ({ rule, severity }) => `${severity} ${rule}`,
    );
  expect(await rulesOf('kind: Queue', 'kind: Queue')).toEqual([]);
  expect(await rulesOf('kind: Queue', 'kind: Queeu')).toEqual(['reject unknown-kind']);
  expect(await rulesOf('sqs.aws.m.upbound.io/v1beta1', 'sqs.aws.m.upbound.io/v1beta9')).toEqual(['reject wrong-api-version']);
  // Another group may have a kind of this name.
  expect(await rulesOf('sqs.aws.m.upbound.io/v1beta1', 'sqs.example.org/v1')).toEqual([]);
});

test.each([
  ['batch/v1beta1', 'CronJob', 'wrong-api-version', 'batch/v1'],
  ['v2', 'ConfigMap', 'wrong-api-version', 'v1'],
  ['v1', 'Deployment', 'wrong-api-version', 'apps/v1'],
  ['extensions/v1beta1', 'Ingress', 'wrong-api-version', 'networking.k8s.io/v1'],
  ['policy/v1beta1', 'PodSecurityPolicy', 'unknown-kind', 'a kind of Kubernetes itself, or one of a group with a dot in its name'],
])('a base of Kubernetes has a version that Kubernetes serves: %s %s', async (apiVersion, kind, rule, expected) => {
  const base = composition.replace(/base: .*/, `base: {apiVersion: ${apiVersion}, kind: ${kind}}`);
  expect(await findingsOf({ 'definition.yaml': definition, 'a.yaml': base }, '.')).toContainEqual(
    expect.objectContaining({ rule, severity: 'reject', expected, object: 'Composition/backlog' }),
  );
});

test('a Composition is checked with the kinds of each cluster', async () => {
  const queues = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: queues.sqs.aws.m.upbound.io}
spec:
  group: sqs.aws.m.upbound.io
  scope: Namespaced
  names: {kind: Queue, plural: queues, singular: queue, listKind: QueueList}
  versions:
    - name: v1beta1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: {type: object, properties: {forProvider: {type: object, properties: {region: {type: string}}}}}
`;
  const files = {
    ...bootstrapFiles('a'),
    ...bootstrapFiles('b'),
    'clusters/a/apis.yaml': kustomizationText('apis', './apis'),
    'clusters/b/apis.yaml': kustomizationText('apis', './apis'),
    'clusters/b/queues.yaml': queues,
    'apis/definition.yaml': definition,
    'apis/composition.yaml': composition.replace('forProvider.tag.name', 'forProvider.tags.name'),
  };
  const found = await findingsOf(files, '.', '--repository', '.');
  expect(found.filter(({ rule }) => rule === 'patch-field-not-found')).toMatchObject([{ file: 'apis/composition.yaml', clusters: ['b'] }]);
});

test('Compositions of clusters are checked once, with all their clusters', async () => {
  const files = {
    ...bootstrapFiles('a'),
    ...bootstrapFiles('b'),
    'clusters/a/apis.yaml': kustomizationText('apis', './apis'),
    'clusters/b/apis.yaml': kustomizationText('apis', './apis'),
    'apis/definition.yaml': definition,
    'apis/composition.yaml': composition,
    'apis/provider.yaml': PROVIDER,
  };
  const found = await findingsOf(files, '.', '--repository', '.');
  expect(found.filter(({ rule }) => rule === 'patch-field-not-found')).toMatchObject([
    { ...EXPECTED, file: 'apis/composition.yaml', clusters: ['a', 'b'] },
  ]);
});

/** A Composition with one template, without the base and the patches. */
const COMPOSITION_OF_APPS = `${compositionOf('apps', 'example.org/v1', 'App')}
          - name: app`;

test('the manifests of Objects of provider-kubernetes are checked, with any release of the provider', async () => {
  const text = (manifest: string): string => `${COMPOSITION_OF_APPS}
            base:
              apiVersion: kubernetes.crossplane.io/v1alpha2
              kind: Object
              spec:
                forProvider:
                  manifest:
${manifest}
            patches:
              - {fromFieldPath: spec.name, toFieldPath: spec.forProvider.manifest.data.name}
              - {fromFieldPath: spec.name, toFieldPath: spec.forProvider.manifest.spec.names}
`;
  const found = async (manifest: readonly string[]) =>
    (await findingsOf({ 'composition.yaml': text(manifest.map((line) => `                    ${line}`).join('\n')) }, '.')).map(
      ({ rule, severity, line }) => `${line} ${severity} ${rule}`,
    );
  const at = (rule: string, severity: string, line: number): string => `${line} ${severity} ${rule}`;
  expect(await found(['{apiVersion: v1, kind: ConfigMap, metadata: {namespace: a}, dta: {}}'])).toEqual([
    at('unknown-field', 'lossy', 21),
    at('patch-field-not-found', 'lossy', 24),
  ]);
  expect(await found(['{apiVersion: extensions/v1beta1, kind: Deployment, metadata: {namespace: a}}'])).toEqual([
    at('wrong-api-version', 'reject', 21),
  ]);
  expect(await found(['apiVersion: cert-manager.io/v1', 'kind: Certificate', 'metadata: {namespace: a}', 'spec: {secretname: a}'])).toEqual(
    [
      at('composed-field-required', 'risk', 15),
      at('unknown-field', 'risk', 24),
      at('patch-field-not-found', 'risk', 26),
      at('patch-field-not-found', 'risk', 27),
    ],
  );
  expect(await found(['apiVersion: example.org/v1', 'kind: Thing', 'anything: 1'])).toEqual([]);
});

test('the known fields of Releases of provider-helm are checked, and their values are free', async () => {
  const release = (fields: string, patch: string): string => `${COMPOSITION_OF_APPS}
            base:
              apiVersion: helm.crossplane.io/v1beta1
              kind: Release
              spec: {forProvider: {namespace: a, ${fields}}}
            patches: [{fromFieldPath: spec.name, toFieldPath: ${patch}}]
---
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: provider-helm}
spec: {package: "xpkg.crossplane.io/crossplane-contrib/provider-helm:v1.4.0"}
`;
  const found = async (fields: string, patch: string) =>
    (await findingsOf({ 'composition.yaml': release(fields, patch) }, '.')).map(({ rule, severity }) => `${severity} ${rule}`);
  expect(
    await found('chart: {name: a, repository: "https://a.example", version: "1"}, values: {a: {b: 1}}', 'spec.forProvider.values.c.d'),
  ).toEqual([]);
  expect(await found('chart: {name: a, repositry: a}', 'spec.forProvider.chart.versions')).toEqual([
    'reject unknown-field',
    'reject patch-field-not-found',
  ]);
});

test('values of bases are checked, unless a patch or a function may replace them', async () => {
  const service = (patch: string, step = ''): string => `${compositionOf('apps', 'example.org/v1', 'App')}
          - readinessChecks: [{type: None}]
            name: service
            base: {apiVersion: v1, kind: Service, spec: {type: ClusterIp, ports: [{name: http, port: 80, protocol: tcp}]}}
            patches:
              - {fromFieldPath: spec.name, toFieldPath: ${patch}}
          - name: binding
            base:
              apiVersion: rbac.authorization.k8s.io/v1
              kind: RoleBinding
              roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Clusterrole, name: edit}
            readinessChecks: [{type: None}]
${step}`;
  const found = async (...args: Parameters<typeof service>) =>
    (await findingsOf({ 'composition.yaml': service(...args) }, '.')).map((each) => {
      const { rule, severity, line, value } = each as Found & { readonly value: unknown };
      return `${line} ${severity} ${rule} ${String(value)}`;
    });
  const role = '23 reject rbac-binding Clusterrole';
  expect(await found('metadata.name')).toEqual(['16 reject not-allowed-value ClusterIp', '16 reject not-allowed-value tcp', role]);
  expect(await found('spec.type')).toEqual(['16 reject not-allowed-value tcp', role]);
  expect(await found('"spec.ports[*].protocol"')).toEqual(['16 reject not-allowed-value ClusterIp', role]);
  expect(await found('metadata.name', '    - {step: other, functionRef: {name: function-go-templating}}\n')).toEqual([]);
});
