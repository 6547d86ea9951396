import type { NewFleetNames } from './first-clusters.ts';
import { moduleText } from './module-text.ts';

/** The example files in the README of a fleet, by their name in the README. */
export const examples = (fleet: NewFleetNames): Readonly<Record<'cluster' | 'addon' | 'application', string>> => ({
  cluster: moduleText(
    {
      [`${fleet.scope}/addons-catalog`]: '{ certManager, externalSecrets, karpenter, sealedSecrets, use }',
      [`${fleet.scope}/applications`]: '{ hello, run }',
      '../define-cluster.ts': '{ defineCluster }',
      './mgmt-production.ts': '{ mgmtProduction }',
    },
    cluster(fleet),
  ),
  addon: moduleText(
    {
      '@slipway/fleet': '{ addonUnit, chartRelease, defineAddon, releaseOverride }',
      [`${fleet.scope}/flux-sources`]: '{ prometheusCommunity }',
      './prometheus.ts': '{ prometheus }',
    },
    ADDON,
  ),
  application: moduleText(
    {
      '@slipway/eks': '{ dynamoTable, workloadAccess }',
      '@slipway/fleet': '{ applicationUnit, defineApplication, deployerOf, tenant, webWorkload }',
      '@slipway/manifest': '{ managedReadiness }',
      '../team-label.ts': '{ teamLabel }',
    },
    APPLICATION,
  ),
});

const cluster = ({ accountId, region }: NewFleetNames): string => `
export const appsProduction = defineCluster({
  cluster: 'apps',
  environment: 'production',
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'self',
  accountId: '${accountId}',
  region: '${region}',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: {
    cidr: '10.20.0.0/16',
    zones: [
      { availabilityZone: '${region}a', publicCidr: '10.20.0.0/20', privateCidr: '10.20.64.0/18' },
      { availabilityZone: '${region}b', publicCidr: '10.20.16.0/20', privateCidr: '10.20.128.0/18' },
    ],
  },
  nodes: { instanceType: 'm7i.large', min: 2, max: 6, desired: 3 },
  packages: { channel: 'latest' },
  addons: [use(certManager), use(externalSecrets), use(karpenter, { replicas: 2 }), use(sealedSecrets)],
  applications: [run(hello, { replicas: 3 })],
});
`;

const ADDON = `
const release = chartRelease({
  name: 'prometheus-adapter',
  chart: { repository: prometheusCommunity, name: 'prometheus-adapter', version: '4.14.1' },
  namespace: 'monitoring',
  values: { prometheus: { url: 'http://prometheus-server.monitoring.svc', port: 80 } },
});

export const prometheusAdapter = defineAddon({
  name: 'prometheus-adapter',
  summary: 'Scales workloads by metrics of their own',
  needs: [prometheus],
  units: [
    addonUnit({
      name: 'prometheus-adapter',
      folder: 'prometheus-adapter',
      manifests: { 'release.yaml': release },
      dependsOn: [prometheusCommunity.unit],
    }),
  ],
  options: { replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the adapter' } },
  overrides: ({ replicas }) => (replicas === undefined ? [] : [releaseOverride('prometheus-adapter', 'prometheus-adapter', { replicas })]),
});
`;

const APPLICATION = `
const namespace = 'orders';
const team = 'checkout';

const table = dynamoTable({ name: 'orders', namespace, hashKey: { name: 'id', type: 'S' }, variable: 'ORDERS_TABLE_NAME' });
const access = workloadAccess({ name: 'api', namespace }, [table.statement]);
const api = webWorkload({
  name: 'api',
  namespace,
  image: 'registry.example.com/orders:v1.0.0',
  replicas: 2,
  port: 8080,
  paths: { live: '/live', ready: '/ready' },
  environment: table.environment,
  requests: { cpu: '100m', memory: '128Mi' },
});

const mayApply = { '': ['serviceaccounts', 'services'], apps: ['deployments'], 'dynamodb.aws.m.upbound.io': ['tables'] };
const tenantUnit = applicationUnit({
  name: 'orders-tenant',
  folder: 'orders/tenant',
  manifests: { ...tenant({ namespace, team, teamLabel, mayApply }), ...access },
  dependsOn: [],
  variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  ready: managedReadiness(access),
});

const manifests = {
  'account.yaml': api.account,
  'table.yaml': table.manifest,
  'service.yaml': api.service,
  'deployment.yaml': api.deployment,
};

export const orders = defineApplication({
  name: 'orders',
  summary: 'Takes orders; keeps them in a DynamoDB table',
  team,
  tenant: tenantUnit,
  units: [
    applicationUnit({
      name: 'orders',
      folder: 'orders',
      manifests,
      dependsOn: [tenantUnit],
      variables: ['AWS_REGION', 'CLUSTER_NAME'],
      ready: managedReadiness(manifests),
    }),
  ],
  serviceAccountName: deployerOf(namespace),
  options: {},
  overrides: () => [],
});
`;
