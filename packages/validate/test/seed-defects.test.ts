import { describe, expect, test } from 'vitest';
import { createValidator, validateText, validateTexts } from '../src/index.ts';

const validator = createValidator();
const findingsOf = (text: string): string[] =>
  validateText(validator, text, 'x.yaml').findings.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);

describe('a cluster-scoped object with a namespace (N03)', () => {
  test.each([
    ['ClusterRoleBinding', 'rbac.authorization.k8s.io/v1', 'roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view}'],
    ['Role', 'iam.aws.upbound.io/v1beta1', 'spec: {forProvider: {assumeRolePolicy: "{}"}}'],
  ])('%s', (kind, apiVersion, rest) => {
    expect(findingsOf(`apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: b}\n${rest}\n`)).toEqual([
      'lossy needless-namespace /metadata/namespace',
    ]);
  });
});

describe('an API that was removed (N10)', () => {
  test.each([
    ['kustomize.toolkit.fluxcd.io/v1beta1', 'Kustomization', 'kustomize.toolkit.fluxcd.io/v1'],
    ['kustomize.toolkit.fluxcd.io/v1beta2', 'Kustomization', 'kustomize.toolkit.fluxcd.io/v1'],
    ['helm.toolkit.fluxcd.io/v2beta1', 'HelmRelease', 'helm.toolkit.fluxcd.io/v2'],
    ['source.toolkit.fluxcd.io/v1beta2', 'GitRepository', 'source.toolkit.fluxcd.io/v1'],
    ['source.toolkit.fluxcd.io/v1beta1', 'HelmRepository', 'source.toolkit.fluxcd.io/v1'],
    ['external-secrets.io/v1alpha1', 'ExternalSecret', 'external-secrets.io/v1'],
    ['karpenter.sh/v1beta1', 'NodePool', 'karpenter.sh/v1'],
  ])('%s %s names the version that is served', (apiVersion, kind, served) => {
    const { findings } = validateText(
      validator,
      `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: b}\nspec: {}\n`,
      'x.yaml',
    );
    expect(findings).toMatchObject([{ rule: 'wrong-api-version', severity: 'reject', pointer: '/apiVersion', expected: served }]);
  });

  test('the kind of another provider of the same vendor is a different kind', () => {
    const configOf = (group: string) => `apiVersion: ${group}/v1beta9\nkind: ProviderConfig\nmetadata: {name: a, namespace: b}\nspec: {}\n`;
    expect(validateText(validator, configOf('gcp.upbound.io'), 'x.yaml')).toMatchObject({
      findings: [],
      unknown: [{ rule: 'kind-without-schema' }],
    });
    expect(validateText(validator, configOf('aws.m.upbound.io'), 'x.yaml').findings).toMatchObject([{ rule: 'wrong-api-version' }]);
  });

  test.each([
    ['policy/v1beta1', 'PodSecurityPolicy', '1.25'],
    ['pkg.crossplane.io/v1alpha1', 'ControllerConfig', 'DeploymentRuntimeConfig'],
  ])('%s %s says what became of the kind', (apiVersion, kind, hint) => {
    const { findings } = validateText(validator, `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\nspec: {}\n`, 'x.yaml');
    expect(findings).toMatchObject([{ rule: 'unknown-kind', severity: 'reject', remedy: expect.stringContaining(hint) }]);
  });

  test('fields of Kustomizations and Compositions that the served version does not have', () => {
    expect(
      findingsOf(
        'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a, namespace: b}\nspec: {interval: 1m, prune: true, sourceRef: {kind: GitRepository, name: a}, validation: client, patchesStrategicMerge: []}\n',
      ),
    ).toEqual(['reject unknown-field /spec/validation', 'reject unknown-field /spec/patchesStrategicMerge']);
    expect(
      findingsOf(
        'apiVersion: apiextensions.crossplane.io/v1\nkind: Composition\nmetadata: {name: a}\nspec: {mode: Pipeline, compositeTypeRef: {apiVersion: a.b/v1, kind: X}, pipeline: [{step: a, functionRef: {name: b}}], resources: [{name: a}]}\n',
      ),
    ).toEqual(['reject unknown-field /spec/resources']);
    expect(
      findingsOf(
        'apiVersion: pkg.crossplane.io/v1\nkind: Provider\nmetadata: {name: a}\nspec: {package: xpkg.upbound.io/upbound/provider-aws-ec2:v2, controllerConfigRef: {name: a}}\n',
      ),
    ).toEqual(['reject unknown-field /spec/controllerConfigRef']);
  });
});

describe('a kustomization.yaml without entries (N11)', () => {
  const header = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n';
  const kustomizationFindings = (text: string): string[] =>
    validateTexts(validator, new Map([['clusters-config/kustomization.yaml', text]])).findings.map(
      ({ rule, severity, pointer, line }) => `${severity} ${rule} ${pointer} ${line}`,
    );

  test('is reported, although kustomize in Flux builds it', () => {
    expect(kustomizationFindings(`${header}resources:\n`)).toEqual(['reject empty-kustomization /resources 3']);
    expect(kustomizationFindings('# later\n')).toEqual(['reject empty-kustomization  1']);
    expect(kustomizationFindings(header)).toEqual(['reject empty-kustomization  1']);
    expect(kustomizationFindings(`${header}resources: []\n`)).toEqual(['risk empty-kustomization /resources 3']);
    expect(kustomizationFindings(`${header}namespace: web\nresources:\n`)).toEqual(['risk empty-kustomization /resources 4']);
  });

  test('is not reported if it has content without resources', () => {
    expect(kustomizationFindings(`${header}resources:\nconfigMapGenerator: [{name: a, literals: [a=b]}]\n`)).toEqual([]);
    expect(kustomizationFindings(`${header}patches: [{patch: "[]", target: {kind: Deployment}}]\n`)).toEqual([]);
    expect(kustomizationFindings('apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nnamespace: web\n')).toEqual([]);
  });
});

describe('a source that names a branch and a tag (N24)', () => {
  const source = (kind: string, url: string, ref: string): string =>
    `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: {name: a, namespace: b}\nspec: {interval: 1m, url: "${url}", ref: ${ref}}\n`;

  test('is reported with the one that Flux follows', () => {
    const { verdicts, findings } = validateText(
      validator,
      source('GitRepository', 'https://git.example/x', '{branch: main, tag: v1}'),
      'x.yaml',
    );
    expect(findings).toMatchObject([
      { rule: 'ambiguous-reference', severity: 'risk', pointer: '/spec/ref/branch', value: 'main', line: 4 },
    ]);
    expect(findings[0]?.message).toContain('Flux follows tag');
    expect(verdicts).toMatchObject([{ verdict: 'accept' }]);
    expect(findingsOf(source('OCIRepository', 'oci://registry.example/x', '{semver: "1.x", tag: v1}'))).toEqual([
      'risk ambiguous-reference /spec/ref/tag',
    ]);
  });

  test('is not reported for one branch, one tag, or a branch that makes the clone of a commit shallow', () => {
    for (const ref of ['{branch: main}', '{tag: v1}', '{branch: main, commit: abc}', '{}'])
      expect(findingsOf(source('GitRepository', 'https://git.example/x', ref)), ref).toEqual([]);
  });
});
