import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles } from './flux-objects.ts';
import { runWith } from './run-here.ts';

/** Parts of Crossplane 1 that Crossplane 2 refuses. */
const OLD = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: queue}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Queue}
  mode: Resources
  patchSets: [{name: region, patches: [{fromFieldPath: spec.region, toFieldPath: spec.forProvider.region}]}]
  resources:
    - name: queue
      base: {apiVersion: sqs.aws.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: eu-west-1}}}
---
apiVersion: pkg.crossplane.io/v1alpha1
kind: ControllerConfig
metadata: {name: irsa}
---
apiVersion: pkg.crossplane.io/v1
kind: Provider
metadata: {name: sqs}
spec: {package: registry.example/provider-aws-sqs:v2.6.0, controllerConfigRef: {name: irsa}}
---
apiVersion: apiextensions.crossplane.io/v1alpha1
kind: EnvironmentConfig
metadata: {name: regions}
`;

/** Wrong with each release. */
const WRONG = OLD.split('---')[0]?.replace('patchSets:', 'patchSet:') ?? '';

const helmRelease = (version: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: crossplane, namespace: crossplane-system}
spec:
  interval: 10m
  chart: {spec: {chart: crossplane, version: '${version}', sourceRef: {kind: HelmRepository, name: crossplane}}}
`;

const application = (targetRevision: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: crossplane, namespace: argocd}
spec:
  project: default
  source: {repoURL: https://charts.example, chart: crossplane, targetRevision: ${targetRevision}}
  destination: {server: https://kubernetes.default.svc, namespace: crossplane-system}
`;

const ociRepository = (tag: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: crossplane, namespace: flux-system}
spec: {interval: 10m, url: oci://registry.example/charts/crossplane, ref: {tag: ${tag}}}
`;

const deployment = (tag: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: crossplane, namespace: crossplane-system}
spec:
  selector: {matchLabels: {app: crossplane}}
  template:
    metadata: {labels: {app: crossplane}}
    spec: {containers: [{name: crossplane, image: 'registry.example/crossplane:${tag}'}]}
`;

const V2 = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: buckets.example.org}
spec:
  group: example.org
  names: {kind: Bucket, plural: buckets}
  versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object}}}}}]
`;

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly object: string;
  readonly message: string;
}

/** Returns the findings that a release of Crossplane decides. */
async function findingsOf(files: Readonly<Record<string, string>>): Promise<readonly Found[]> {
  const root = temporaryDirectory();
  writeFiles(root, files);
  const { stdout } = await runWith(runCli, ['check', '.', '--output', 'json'], { cwd: root, env: { HOME: root } });
  const found: readonly Found[] = JSON.parse(stdout).findings;
  return found.filter(({ rule }) => ['unknown-field', 'unknown-kind', 'wrong-api-version', 'wrong-type', 'invalid-enum'].includes(rule));
}

const severities = (found: readonly Found[]): ReadonlySet<string> =>
  new Set(found.filter(({ object }) => !object.startsWith('HelmRelease')).map(({ severity }) => severity));

describe('parts of Crossplane 1', () => {
  test('in files that do not show the release are risks, which name Crossplane 2', async () => {
    const found = await findingsOf({ 'all.yaml': OLD });
    expect(new Set(found.map(({ object }) => object))).toEqual(
      new Set(['Composition/queue', 'ControllerConfig/irsa', 'Provider/sqs', 'EnvironmentConfig/regions']),
    );
    expect(severities(found)).toEqual(new Set(['risk']));
    for (const { message } of found) expect(message).toMatch(/, with Crossplane 2; the release of Crossplane is unknown$/);
  });

  test('in files with a mistake of each release, the mistake is a reject', async () => {
    const found = await findingsOf({ 'all.yaml': WRONG });
    expect(found.find(({ message }) => message.startsWith('spec.patchSet:'))).toMatchObject({ severity: 'reject' });
  });

  test.each([
    ['a release of its chart', helmRelease('2.3.4')],
    ['a range of releases', helmRelease('2.x')],
    ['a lower bound', helmRelease('>=2.0.0')],
    ['an Application', application('2.3.4')],
    ['an OCIRepository', ociRepository('2.3.4')],
    ['a Deployment', deployment('v2.3.4')],
  ])('are rejects next to %s of Crossplane 2', async (_, installed) => {
    const found = await findingsOf({ 'all.yaml': OLD, 'crossplane.yaml': installed });
    expect(severities(found)).toEqual(new Set(['reject']));
  });

  test.each([
    ['a release of its chart', helmRelease('1.20.0')],
    ['a lower bound', helmRelease('>=1.14.0')],
    ['a release of another chart', helmRelease('2.3.4').replace('chart: crossplane,', 'chart: other,')],
    ['a Deployment', deployment('v1.20.0')],
  ])('are risks next to %s that is not of Crossplane 2', async (_, installed) => {
    expect(severities(await findingsOf({ 'all.yaml': OLD, 'crossplane.yaml': installed }))).toEqual(new Set(['risk']));
  });

  test('are risks where files install both releases', async () => {
    const files = { 'a/all.yaml': OLD, 'a/crossplane.yaml': helmRelease('2.3.4'), 'b/crossplane.yaml': helmRelease('1.20.0') };
    expect(severities(await findingsOf(files))).toEqual(new Set(['risk']));
  });

  test('do not hide that a Composition names a kind whose definition is in another repository', async () => {
    const claim = 'apiVersion: other.example.org/v1\nkind: Bucket\nmetadata: {name: a, namespace: b}\n';
    const composition = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: bucket}
spec:
  compositeTypeRef: {apiVersion: other.example.org/v1, kind: Bucket}
  mode: Pipeline
  pipeline: [{step: a, functionRef: {name: function-kcl}}]
`;
    expect(await findingsOf({ 'definition.yaml': V2, 'claim.yaml': claim })).toMatchObject([{ rule: 'wrong-api-version' }]);
    expect(await findingsOf({ 'definition.yaml': V2, 'claim.yaml': claim, 'composition.yaml': composition })).toEqual([]);
  });

  test('on a cluster depend on what is applied to it', async () => {
    const onCluster = async (more: string) => severities(await findingsOf({ ...bootstrapFiles('a'), 'clusters/a/all.yaml': OLD + more }));
    expect(await onCluster('')).toEqual(new Set(['risk']));
    expect(await onCluster(`---\n${helmRelease('2.3.4')}`)).toEqual(new Set(['reject']));
    expect(await onCluster(`---\n${V2}`)).toEqual(new Set(['reject']));
    expect(await onCluster(`---\n${helmRelease('1.20.0')}`)).toEqual(new Set(['advice']));
  });
});
