import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listKinds } from '@slipway/kube-models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGateOn } from '../src/cluster/cluster-settings.ts';
import { featureGates } from '../src/cluster/feature-gates.ts';
import { whyUnserved } from '../src/cluster/served-kinds.ts';
import { type ClusterSettings, clusterProblems, createValidator, openCache, validateText } from '../src/index.ts';

const check = (object: object, cluster?: ClusterSettings) => createValidator(cluster && { cluster }).check(object);

const autoscaler = (spec: object, version = 'v2') => ({
  apiVersion: `autoscaling/${version}`,
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { maxReplicas: 3, scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' }, ...spec },
});
const queue = { type: 'External', external: { metric: { name: 'queue' }, target: { type: 'AverageValue', averageValue: '30' } } };

const mutatingPolicy = (version: string) => ({
  apiVersion: `admissionregistration.k8s.io/${version}`,
  kind: 'MutatingAdmissionPolicy',
  metadata: { name: 'labels' },
  spec: {
    reinvocationPolicy: 'Never',
    matchConstraints: { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }] },
    mutations: [{ patchType: 'JSONPatch', jsonPatch: { expression: '[JSONPatch{op: "add", path: "/metadata/labels/a", value: "b"}]' } }],
  },
});
const bundle = (version: string) => ({
  apiVersion: `certificates.k8s.io/${version}`,
  kind: 'ClusterTrustBundle',
  metadata: { name: 'roots' },
  spec: { trustBundle: 'x' },
});

describe('runtimeConfig decides which kinds are served', () => {
  test('a version that is disabled by default is rejected, and the finding names the setting that enables it', () => {
    expect(check(mutatingPolicy('v1')).verdict).toBe('accept');
    const { verdict, findings } = check(mutatingPolicy('v1beta1'));
    expect(verdict).toBe('reject');
    expect(findings).toMatchObject([
      {
        rule: 'wrong-api-version',
        pointer: '/apiVersion',
        expected: 'admissionregistration.k8s.io/v1',
        remedy: expect.stringContaining('runtimeConfig: {admissionregistration.k8s.io/v1beta1: true} in slipway.yaml'),
      },
    ]);
  });

  test.each<Readonly<Record<string, boolean | string>>>([
    { 'admissionregistration.k8s.io/v1beta1': true },
    { 'admissionregistration.k8s.io/v1beta1': 'true' },
    { 'admissionregistration.k8s.io/v1beta1': '' },
    { 'api/beta': 'true' },
    { 'api/all': true },
    { 'admissionregistration.k8s.io/v1beta1/mutatingadmissionpolicies': 'true' },
    { 'api/all': 'false', 'api/beta': 'true' },
  ])('%o serves a version, whose objects are then checked', (runtimeConfig) => {
    expect(check(mutatingPolicy('v1beta1'), { runtimeConfig }).verdict).toBe('accept');
    const broken = mutatingPolicy('v1beta1');
    broken.spec.mutations[0] = { patchType: 'JSONPatch', jsonPatch: { expression: '[JSONPatch{' } };
    expect(check(broken, { runtimeConfig }).findings.map(({ rule }) => rule)).toContain('admission-expression');
  });

  test.each<Readonly<Record<string, boolean | string>>>([
    {},
    { 'api/alpha': 'true' },
    { 'admissionregistration.k8s.io/v1beta1': 'false', 'api/all': 'true' },
    { 'admissionregistration.k8s.io/v1beta1': 'true', 'admissionregistration.k8s.io/v1beta1/mutatingadmissionpolicies': 'false' },
    { 'admissionregistration.k8s.io/v1beta1/validatingadmissionpolicies': 'true' },
    { 'admissionregistration.k8s.io/v1beta1': 'perhaps' },
  ])('%o does not', (runtimeConfig) => {
    expect(check(mutatingPolicy('v1beta1'), { runtimeConfig }).findings.map(({ rule }) => rule)).toEqual(['wrong-api-version']);
  });

  test('a stable version can be disabled', () => {
    const { findings } = check(autoscaler({}, 'v1'), { runtimeConfig: { 'autoscaling/v1': 'false' } });
    expect(findings).toMatchObject([{ rule: 'wrong-api-version', expected: 'autoscaling/v2' }]);
    expect(check(autoscaler({}), { runtimeConfig: { 'autoscaling/v1': 'false' } }).verdict).toBe('accept');
  });

  test('kinds of CRDs do not depend on runtimeConfig', () => {
    const pool = { apiVersion: 'karpenter.sh/v1alpha1', kind: 'NodeOverlay', metadata: { name: 'a' } };
    const rules = (cluster?: ClusterSettings) => check(pool, cluster).findings.map(({ rule }) => rule);
    expect(rules({ runtimeConfig: { 'api/all': 'false', 'api/alpha': 'false' } })).toEqual(rules());
  });

  test('a kind with a feature gate needs both', () => {
    const runtimeConfig = { 'certificates.k8s.io/v1beta1': 'true' };
    const featureGates = { ClusterTrustBundle: true };
    expect(check(bundle('v1beta1')).findings).toMatchObject([
      { rule: 'wrong-api-version', expected: expect.stringMatching(/runtimeConfig and the feature gate ClusterTrustBundle$/) },
    ]);
    for (const cluster of [{ runtimeConfig }, { featureGates }])
      expect(check(bundle('v1beta1'), cluster).findings.map(({ rule }) => rule)).toEqual(['wrong-api-version']);
    expect(check(bundle('v1beta1'), { runtimeConfig, featureGates }).findings.map(({ rule }) => rule)).not.toContain('wrong-api-version');
    expect(check(bundle('v1beta1'), { runtimeConfig, featureGates: { AllBeta: true } }).findings.map(({ rule }) => rule)).not.toContain(
      'wrong-api-version',
    );
  });

  test('without settings exactly the kinds that are not off by default are served', () => {
    const unserved = listKinds().filter((kind) => whyUnserved(kind, {}) !== undefined);
    expect(unserved).toEqual(listKinds().filter(({ offByDefault }) => offByDefault));
    expect(unserved.length).toBeGreaterThan(20);
    expect(unserved.filter((kind) => whyUnserved(kind, { runtimeConfig: { 'api/all': true }, featureGates: ALL }))).toEqual([]);
  });
});

const ALL = { AllAlpha: true, AllBeta: true };

describe('feature gates change rules', () => {
  const toZero = autoscaler({ minReplicas: 0, metrics: [queue] });

  test('HPAScaleToZero allows an autoscaler a minimum of zero, with a metric that exists without Pods', () => {
    expect(check(toZero).findings).toMatchObject([{ pointer: '/spec/minReplicas', remedy: expect.stringContaining('HPAScaleToZero') }]);
    const cluster = { featureGates: { HPAScaleToZero: true } };
    expect(check(toZero, cluster).verdict).toBe('accept');
    expect(check(autoscaler({ minReplicas: 0 }), cluster).findings.map(({ pointer }) => pointer)).toEqual(['/spec/metrics']);
    expect(check(autoscaler({ minReplicas: -1, metrics: [queue] }), cluster).findings.map(({ pointer }) => pointer)).toEqual([
      '/spec/minReplicas',
    ]);
  });

  test('AllAlpha enables all alpha gates, and the setting of a single gate has precedence', () => {
    expect(check(toZero, { featureGates: { AllAlpha: true } }).verdict).toBe('accept');
    expect(check(toZero, { featureGates: { AllAlpha: true, HPAScaleToZero: false } }).verdict).toBe('reject');
    expect(check(toZero, { featureGates: { AllBeta: true } }).verdict).toBe('reject');
  });

  test('fields of a gate are dropped if it is disabled, and kept and checked if it is enabled', () => {
    const tolerant = (tolerance: string) => autoscaler({ behavior: { scaleUp: { tolerance } } });
    expect(check(tolerant('100m')).verdict).toBe('accept');
    expect(check(tolerant('-1')).verdict).toBe('reject');
    for (const tolerance of ['100m', '-1'])
      expect(check(tolerant(tolerance), { featureGates: { HPAConfigurableTolerance: false } })).toMatchObject({
        verdict: 'lossy',
        findings: [{ rule: 'dropped-field', pointer: '/spec/behavior/scaleUp/tolerance' }],
      });
    const lease = (spec: object) => ({
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: { name: 'a', namespace: 'b' },
      spec: { holderIdentity: 'web', leaseDurationSeconds: 15, ...spec },
    });
    const led = { featureGates: { CoordinatedLeaderElection: true } };
    const holder = { preferredHolder: 'other' };
    expect(check(lease(holder)).verdict).toBe('lossy');
    expect(check(lease(holder), led).findings.map(({ pointer }) => pointer)).toEqual(['/spec/preferredHolder']);
    expect(check(lease({ ...holder, strategy: 'OldestEmulationVersion' }), led).verdict).toBe('accept');
    expect(check(lease({ strategy: 'Newest' }), led).findings.map(({ field, rule }) => [rule, field])).toEqual([
      ['lease-spec', 'spec.strategy.strategy'],
    ]);
  });

  test('a toleration may compare numbers with TaintTolerationComparisonOperators', () => {
    const pod = (value: string) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'a', namespace: 'b' },
      spec: { containers: [{ name: 'web', image: 'web:1' }], tolerations: [{ key: 'sla', operator: 'Gt', value, effect: 'NoExecute' }] },
    });
    const cluster = { featureGates: { TaintTolerationComparisonOperators: true } };
    expect(check(pod('950')).findings.map(({ pointer }) => pointer)).toEqual(['/spec/tolerations/0/operator']);
    expect(check(pod('950'), cluster).verdict).toBe('accept');
    for (const value of ['0950', '9223372036854775808', 'x', '-0'])
      expect(check(pod(value), cluster).findings.map(({ pointer }) => pointer)).toEqual(['/spec/tolerations/0/value']);
    expect(check(pod('-9223372036854775808'), cluster).verdict).toBe('accept');
  });

  test('addresses and blocks may be written loosely without StrictIPCIDRValidation', () => {
    const policy = (cidr: string) => ({
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: 'a', namespace: 'b' },
      spec: { podSelector: {}, ingress: [{ from: [{ ipBlock: { cidr } }] }], policyTypes: ['Ingress'] },
    });
    const loose = { featureGates: { StrictIPCIDRValidation: false } };
    for (const cidr of ['10.0.0.1/8', '010.0.0.0/8']) {
      expect(check(policy(cidr)).findings.map(({ pointer }) => pointer)).toEqual(['/spec/ingress/0/from/0/ipBlock/cidr']);
      expect(check(policy(cidr), loose).verdict).toBe('accept');
    }
    expect(check(policy('10.0.0.0/33'), loose).verdict).toBe('reject');
  });

  test('locked gates do not change', () => {
    for (const [name, { on, locked }] of featureGates) {
      expect(isGateOn(name, {})).toBe(on);
      if (locked) expect(isGateOn(name, { featureGates: { AllAlpha: !on, AllBeta: !on } }), name).toBe(on);
    }
  });
});

describe('problems of the settings themselves', () => {
  test('no problems for settings that kube-apiserver accepts', () => {
    expect(clusterProblems({})).toEqual([]);
    expect(
      clusterProblems({
        featureGates: { HPAScaleToZero: true, AllAlpha: false, AllBeta: true, MutatingAdmissionPolicy: true },
        runtimeConfig: {
          'api/all': 'false',
          'api/beta': true,
          'resource.k8s.io/v1beta2': '1',
          'batch/v1/jobs': '',
          'authorization.k8s.io/v1': true,
        },
      }),
    ).toEqual([]);
  });

  test.each([
    [{ featureGates: { HpaScaleToZero: true } }, '/featureGates/HpaScaleToZero', 'did you mean HPAScaleToZero?'],
    [{ featureGates: { SomethingElseEntirely: true } }, '/featureGates/SomethingElseEntirely', expect.stringMatching(/^remove it/)],
    [{ featureGates: { SidecarContainers: false } }, '/featureGates/SidecarContainers', 'remove it'],
    [{ featureGates: { HPAScaleToZero: 'yes' as never } }, '/featureGates/HPAScaleToZero', 'write true or false'],
    [
      { featureGates: { TopologyAwareWorkloadScheduling: true } },
      '/featureGates/TopologyAwareWorkloadScheduling',
      expect.stringContaining('GenericWorkload'),
    ],
    [
      { featureGates: { PodLevelResources: false } },
      '/featureGates/PodLevelResources',
      'turn InPlacePodLevelResourcesVerticalScaling off as well, or PodLevelResources on',
    ],
    [{ featureGates: { constructor: true } }, '/featureGates/constructor', expect.any(String)],
    [
      { runtimeConfig: { 'resource.k8s.io/v1beta3': true } },
      '/runtimeConfig/resource.k8s.io~1v1beta3',
      expect.stringMatching(/^did you mean resource/),
    ],
    [{ runtimeConfig: { 'apps/v1/deployment': true } }, '/runtimeConfig/apps~1v1~1deployment', 'did you mean apps/v1/deployments?'],
    [{ runtimeConfig: { v1: 'true' } }, '/runtimeConfig/v1', expect.any(String)],
    [{ runtimeConfig: { 'karpenter.sh/v1': true } }, '/runtimeConfig/karpenter.sh~1v1', expect.any(String)],
    [{ runtimeConfig: { 'api/beta': '1' } }, '/runtimeConfig/api~1beta', 'write true or false'],
    [{ runtimeConfig: { 'apps/v1': 'maybe' } }, '/runtimeConfig/apps~1v1', 'write true or false'],
  ] as readonly (readonly [ClusterSettings, string, unknown])[])('%o', (settings, pointer, remedy) => {
    expect(clusterProblems(settings)).toMatchObject([{ rule: 'cluster-setting', severity: 'reject', pointer, remedy }]);
  });

  test('any settings are checked, and objects are checked with them', () => {
    const any = fc.dictionary(fc.oneof(fc.constantFrom('api/all', 'apps/v1', 'HPAScaleToZero', '__proto__'), fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(any, any, (gates, runtimeConfig) => {
        const cluster = { featureGates: gates, runtimeConfig } as ClusterSettings;
        expect(clusterProblems(cluster).every(({ message, remedy }) => message !== '' && remedy !== '')).toBe(true);
        expect(['accept', 'reject']).toContain(check(toZeroOf(gates), cluster).verdict);
      }),
    );
  });
  const toZeroOf = (_: object) => autoscaler({ minReplicas: 0, metrics: [queue] });
});

describe('cached findings of a text', () => {
  test('are used only with the same settings of the cluster', () => {
    const directory = mkdtempSync(join(tmpdir(), 'clusters-'));
    try {
      const text = JSON.stringify(autoscaler({ minReplicas: 0, metrics: [queue] }));
      const on = { featureGates: { HPAScaleToZero: true } };
      const verdicts = (cluster?: ClusterSettings): readonly string[] => {
        const cache = openCache(directory);
        const found = validateText(createValidator({ cache, ...(cluster && { cluster }) }), text, 'a.yaml').verdicts;
        cache.store();
        return found.map(({ verdict }) => verdict);
      };
      for (let round = 0; round < 2; round++) {
        expect(verdicts()).toEqual(['reject']);
        expect(verdicts(on)).toEqual(['accept']);
        expect(verdicts({ featureGates: {} })).toEqual(['reject']);
        expect(verdicts({ featureGates: { HPAScaleToZero: false } })).toEqual(['reject']);
      }
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

describe('versions that Kubernetes removed', () => {
  test.each([
    ['autoscaling/v2beta2', 'HorizontalPodAutoscaler', '1.26', 'autoscaling/v2'],
    ['policy/v1beta1', 'PodDisruptionBudget', '1.25', 'policy/v1'],
    ['extensions/v1beta1', 'Ingress', '1.22', 'networking.k8s.io/v1'],
    ['extensions/v1beta1', 'Deployment', '1.16', 'apps/v1'],
    ['discovery.k8s.io/v1beta1', 'EndpointSlice', '1.25', 'discovery.k8s.io/v1'],
    ['flowcontrol.apiserver.k8s.io/v1beta3', 'FlowSchema', '1.32', 'flowcontrol.apiserver.k8s.io/v1'],
    ['coordination.k8s.io/v1beta1', 'Lease', '1.22', 'coordination.k8s.io/v1'],
  ])('%s %s', (apiVersion, kind, release, now) => {
    expect(check({ apiVersion, kind, metadata: { name: 'a', namespace: 'b' } }).findings).toMatchObject([
      {
        rule: 'wrong-api-version',
        message: `${kind} is not served as ${apiVersion}: Kubernetes ${release} removed it`,
        remedy: expect.stringContaining(`write apiVersion: ${now},`),
      },
    ]);
  });

  test('a kind that no version has any more, and a kind that cannot be applied', () => {
    const find = (apiVersion: string, kind: string) => check({ apiVersion, kind, metadata: { name: 'a' } }).findings;
    expect(find('policy/v1beta1', 'PodSecurityPolicy')).toMatchObject([
      { rule: 'unknown-kind', remedy: expect.stringContaining('removed in Kubernetes 1.25') },
    ]);
    expect(find('authorization.k8s.io/v1', 'SubjectAccessReview')).toMatchObject([
      { rule: 'unknown-kind', message: expect.stringContaining('is asked of the API server') },
    ]);
  });
});
