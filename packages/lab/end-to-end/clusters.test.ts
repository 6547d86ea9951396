import { type ClusterSettings, createValidator, featureGates } from '@slipway/validate';
import { expect, test } from 'vitest';
import { connect } from '../src/kubernetes/connection.ts';
import { EVERY_KIND } from '../src/record/lab-kinds.ts';
import { askServer } from '../src/record/recorded-verdict.ts';
import { startLab } from '../src/start/start-lab.ts';
import { obstacle, proved } from './lab-test.ts';

const noServer = await obstacle({});

/** Feature gates that change rules, each with another value than the default. PodLevelResources needs others. */
const OTHER_GATES: ClusterSettings = {
  featureGates: {
    CoordinatedLeaderElection: true,
    CrossNamespaceVolumeDataSource: true,
    HPAConfigurableTolerance: false,
    HPAScaleToZero: true,
    InPlacePodLevelResourcesVerticalScaling: false,
    PodLevelResources: false,
    HostnameOverride: false,
    StrictIPCIDRValidation: false,
    TaintTolerationComparisonOperators: true,
    VolumeLimitScaling: true,
  },
  // Without it, a server with leader coordination never becomes ready.
  runtimeConfig: { 'coordination.k8s.io/v1beta1': true },
};

const metadata = { name: 'web', namespace: 'default' };
const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
const autoscaler = (spec: object) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata,
  spec: { maxReplicas: 3, scaleTargetRef, ...spec },
});
const queue = { type: 'External', external: { metric: { name: 'queue' }, target: { type: 'AverageValue', averageValue: '30' } } };
const pod = (spec: object) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata,
  spec: { containers: [{ name: 'web', image: 'web:1' }], ...spec },
});
const compared = (value: string) => pod({ tolerations: [{ key: 'sla', operator: 'Gt', value, effect: 'NoExecute' }] });
const lease = (spec: object) => ({
  apiVersion: 'coordination.k8s.io/v1',
  kind: 'Lease',
  metadata,
  spec: { leaseDurationSeconds: 15, ...spec },
});
const claim = (spec: object) => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata,
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, ...spec },
});
const elsewhere = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'before', namespace: 'shop' };
const policy = (cidr: string) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata,
  spec: { podSelector: {}, ingress: [{ from: [{ ipBlock: { cidr } }] }], policyTypes: ['Ingress'] },
});

const OBJECTS = [
  autoscaler({ minReplicas: 0, metrics: [queue] }),
  autoscaler({ minReplicas: 0 }),
  autoscaler({ minReplicas: -1, metrics: [queue] }),
  autoscaler({ behavior: { scaleUp: { tolerance: '100m' } } }),
  autoscaler({ behavior: { scaleDown: { tolerance: '-1' } } }),
  compared('950'),
  compared('0950'),
  compared('9223372036854775808'),
  pod({ hostnameOverride: 'web.example.org' }),
  pod({ resources: { limits: { cpu: '1' } } }),
  lease({ preferredHolder: 'web-1' }),
  lease({ preferredHolder: 'web-1', strategy: 'OldestEmulationVersion' }),
  lease({ strategy: 'Newest' }),
  lease({ strategy: 'example.org/newest' }),
  claim({ dataSourceRef: elsewhere }),
  claim({ dataSourceRef: { ...elsewhere, namespace: 'Shop' } }),
  claim({ dataSourceRef: elsewhere, dataSource: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'before' } }),
  policy('10.0.0.1/8'),
  policy('010.0.0.0/8'),
  policy('10.0.0.0/33'),
  { apiVersion: 'storage.k8s.io/v1', kind: 'CSIDriver', metadata: { name: 'a.example' }, spec: { preventPodSchedulingIfMissing: true } },
  {
    apiVersion: 'coordination.k8s.io/v1beta1',
    kind: 'LeaseCandidate',
    metadata,
    spec: { leaseName: 'a', binaryVersion: '1.36.0', strategy: 'a/b' },
  },
  {
    apiVersion: 'policy/v1beta1',
    kind: 'PodDisruptionBudget',
    metadata,
    spec: { minAvailable: 1, selector: { matchLabels: { app: 'web' } } },
  },
];

test.skipIf(noServer !== undefined).each<[string, ClusterSettings]>([
  ['without flags', {}],
  ['with other feature gates', OTHER_GATES],
  ['with every version', EVERY_KIND],
])('verdicts for a cluster %s are those of its API server', async (name, cluster) => {
  const validator = createValidator({ cluster });
  await using lab = await startLab({ clusters: ['one'], apiServer: cluster });
  const different: string[] = [];
  for (const object of OBJECTS) {
    const { verdict, causes } = await askServer(lab.clusters.one, object);
    const ours = validator.check(object);
    if (ours.verdict !== verdict) different.push(`${JSON.stringify(object)}: ${verdict} ${causes}, here ${ours.verdict}`);
  }
  expect(different).toEqual([]);
  proved(`${name}: ${OBJECTS.length} verdicts`);
});

test.skipIf(noServer !== undefined)('the feature gates of the validator are those of the API server, with the same defaults', async () => {
  await using lab = await startLab({ clusters: ['one'] });
  const connection = connect(lab.clusters.one);
  const { body } = await connection.request('GET', '/metrics');
  connection.close();
  const stages: Readonly<Record<string, string>> = { ALPHA: 'alpha', BETA: 'beta', DEPRECATED: 'deprecated', '': 'stable' };
  const served = [...`${body}`.matchAll(/^kubernetes_feature_enabled\{name="(\w+)",stage="(\w*)"\} ([01])$/gm)]
    .filter(([, gate = '']) => !gate.startsWith('All') || featureGates.has(gate))
    .map(([, gate, stage = '', value]) => `${gate} ${stages[stage]} ${value === '1' ? 'on' : 'off'}`);
  expect(served.length).toBeGreaterThan(200);
  expect([...featureGates].map(([gate, { stage, on }]) => `${gate} ${stage} ${on ? 'on' : 'off'}`).sort()).toEqual(served.sort());
  proved(`${served.length} feature gates`);
});
