import type { Draw } from '../draw.ts';
import { podSpec } from './tree-pods.ts';
import type { Document } from './tree-text.ts';

/** Plain scalars whose type YAML readers do not agree on. */
const ODD_SCALARS = [
  'yes',
  'off',
  'True',
  '~',
  'null',
  '0777',
  '0o17',
  '0x1F',
  '0b11',
  '1_000',
  '1e3',
  '1.0',
  '-0',
  '+1',
  '12:30:45',
  '2025-01-01',
  '2025-01-01T10:00:00Z',
  '2025-01-01T10:00:00+00:60',
  '2025-01-01 10:00:00.50',
  '9007199254740993',
  '18446744073709551616',
  '1234567',
  '.5',
  'y',
  '007',
  '1e400',
];

export const oddScalar = (draw: Draw): unknown => ({ $plain: draw.pick(ODD_SCALARS) });

const metadata = (draw: Draw, name: string, more: Document = {}): Document => ({
  name,
  ...(draw.chance(40) ? { namespace: draw.pick(['shop', 'other', 'default']) } : {}),
  ...(draw.chance(40) ? { labels: { app: name, ...(draw.chance(30) ? { tier: 'back' } : {}) } } : {}),
  ...(draw.chance(30)
    ? { annotations: draw.chance(80) ? { note: 'n', ...(draw.chance(30) ? { odd: oddScalar(draw) } : {}) } : draw.pick([null, {}]) }
    : {}),
  ...more,
});

const workload = (draw: Draw, name: string): Document => ({
  replicas: draw.pick([1, 2, 3]),
  selector: { matchLabels: { app: name } },
  template: { metadata: { labels: { app: name } }, spec: podSpec(draw) },
});

const MAKERS: Readonly<Record<string, (draw: Draw) => readonly Document[]>> = {
  deployment: (draw) => [{ apiVersion: 'apps/v1', kind: 'Deployment', metadata: metadata(draw, 'web'), spec: workload(draw, 'web') }],
  statefulSet: (draw) => [
    {
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      metadata: metadata(draw, draw.pick(['web', 'store'])),
      spec: {
        ...workload(draw, 'store'),
        serviceName: 'web',
        ...(draw.chance(50) ? { volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: { storageClassName: 'fast' } }] } : {}),
      },
    },
  ],
  cronJob: (draw) => [
    {
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata: metadata(draw, 'nightly'),
      spec: { schedule: '0 0 * * *', jobTemplate: { spec: { template: { spec: podSpec(draw) } } } },
    },
  ],
  service: (draw) => [
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: metadata(draw, 'web'),
      spec: { selector: { app: 'web' }, ports: [{ port: 80 }, ...(draw.chance(40) ? [{ port: 443, protocol: 'TCP' }] : [])] },
    },
  ],
  settings: (draw) => [
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: metadata(draw, 'settings'),
      data: {
        a: 'b',
        host: 'a.b.c',
        json: '{"a": {"b": 1}, "c": [1, 2]}',
        yaml: 'a:\n  b: 1\nc:\n- x\n',
        ...(draw.chance(40) ? { odd: oddScalar(draw) } : {}),
      },
    },
  ],
  token: (draw) => [{ apiVersion: 'v1', kind: 'Secret', metadata: metadata(draw, 'token'), type: 'Opaque', data: { t: 'dA==' } }],
  account: (draw) => [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: metadata(draw, 'robot'), imagePullSecrets: [{ name: 'token' }] },
  ],
  rights: (draw) => [
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'Role',
      metadata: metadata(draw, 'reader'),
      rules: [{ apiGroups: [''], resources: ['configmaps'], resourceNames: ['settings'], verbs: ['get'] }],
    },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'RoleBinding',
      metadata: metadata(draw, 'readers'),
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: draw.pick(['Role', 'ClusterRole']), name: 'reader' },
      subjects: [
        {
          kind: 'ServiceAccount',
          name: draw.pick(['robot', 'default']),
          ...(draw.chance(60) ? { namespace: draw.pick(['shop', 'default']) } : {}),
        },
      ],
    },
  ],
  clusterPermissions: (draw) => [
    { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: 'reader' }, rules: [] },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: 'all-readers' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'reader' },
      subjects: [{ kind: 'ServiceAccount', name: 'robot', namespace: draw.pick(['shop', 'default', 'other']) }],
    },
  ],
  namespace: () => [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } }],
  ingress: (draw) => [
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: metadata(draw, 'front'),
      spec: {
        ingressClassName: 'nginx',
        tls: [{ hosts: ['$(NAME).example'], secretName: 'token' }],
        rules: [{ host: '$(NAME).example', http: { paths: [{ path: '/', backend: { service: { name: 'web', port: { number: 80 } } } }] } }],
      },
    },
  ],
  scaler: (draw) => [
    {
      apiVersion: draw.pick(['autoscaling/v2', 'autoscaling/v1']),
      kind: 'HorizontalPodAutoscaler',
      metadata: metadata(draw, 'web'),
      spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' }, maxReplicas: 3 },
    },
  ],
  budget: (draw) => [
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: metadata(draw, 'web'),
      spec: { minAvailable: 1, selector: { matchLabels: { app: 'web' } } },
    },
  ],
  network: (draw) => [
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: metadata(draw, 'web'),
      spec: { podSelector: { matchLabels: { app: 'web' } }, ingress: [{ from: [{ podSelector: { matchLabels: { app: 'x' } } }] }] },
    },
  ],
  claim: (draw) => [
    {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: metadata(draw, 'data'),
      spec: { storageClassName: 'fast', volumeName: 'disk' },
    },
  ],
  webhook: () => [
    {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingWebhookConfiguration',
      metadata: { name: 'guard' },
      webhooks: [{ name: 'a.b.c', clientConfig: { service: { name: 'web', namespace: 'shop' } } }],
    },
  ],
  definition: () => [
    {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'widgets.example.org' },
      spec: {
        group: 'example.org',
        conversion: { strategy: 'Webhook', webhook: { clientConfig: { service: { name: 'web', namespace: 'shop' } } } },
        scope: 'Namespaced',
      },
    },
    {
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: 'v1.example.org' },
      spec: { group: 'example.org', service: { name: 'web', namespace: 'shop' } },
    },
  ],
  release: (draw) => [
    {
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      metadata: metadata(draw, 'web'),
      spec: {
        interval: '10m',
        values: {
          list: [{ name: 'a', v: 1 }, { name: 'b' }],
          image: { repository: 'nginx', tag: '1' },
          odd: oddScalar(draw),
          containers: [{ name: 'c', image: 'nginx:1' }],
        },
      },
    },
  ],
  widget: (draw) => [
    {
      apiVersion: 'example.org/v1',
      kind: 'Widget',
      metadata: metadata(draw, 'widget', draw.chance(30) ? { finalizers: ['a', 'b'] } : {}),
      spec: {
        configRef: { name: 'settings' },
        items: [{ name: 'a', size: 1 }],
        odd: oddScalar(draw),
        nothing: null,
        image: 'nginx:1',
        template: { spec: podSpec(draw) },
      },
    },
  ],
  wrapped: (draw) => [
    {
      apiVersion: 'kubernetes.m.crossplane.io/v1alpha1',
      kind: 'Object',
      metadata: metadata(draw, 'wrapped'),
      spec: {
        forProvider: {
          manifest: {
            apiVersion: 'apps/v1',
            kind: 'Deployment',
            metadata: { name: 'inner' },
            spec: { template: { spec: { containers: [{ name: 'web', image: 'nginx' }] } } },
          },
        },
      },
    },
  ],
  list: (draw) => [
    {
      apiVersion: 'v1',
      kind: draw.pick(['List', 'ConfigMapList']),
      items: [
        { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'one' }, data: { a: 'b' } },
        { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'two' }, data: { n: oddScalar(draw) } },
      ],
    },
  ],
};

/** Resources of most trees, so that references to them resolve. */
const COMMON: readonly string[] = ['deployment', 'service', 'settings'];

/** Files of resources by name. */
export function drawResources(draw: Draw, most: number, common: boolean): Readonly<Record<string, readonly Document[]>> {
  const drawn = new Set(draw.some(Object.keys(MAKERS), draw.below(most + 1)));
  for (const name of COMMON) {
    if (common && draw.chance(85)) drawn.add(name);
    else if (!common && draw.chance(85)) drawn.delete(name);
  }
  return Object.fromEntries([...drawn].map((name) => [`${name}.yaml`, (MAKERS[name] as (draw: Draw) => readonly Document[])(draw)]));
}
