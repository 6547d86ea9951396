import type { NewFleetNames } from './first-clusters.ts';
import { indexText, moduleText } from './module-text.ts';

/** `cluster-defs`: one hub, and one cluster that it creates. */
export const clusters = (fleet: NewFleetNames): Record<string, string> => ({
  'packages/cluster-defs/src/clusters/mgmt-production.ts': moduleText(
    { [`${fleet.scope}/addons-catalog`]: '{ certManager, use }', '../define-cluster.ts': '{ defineCluster }' },
    hub(fleet),
  ),
  'packages/cluster-defs/src/clusters/apps-staging.ts': moduleText(
    {
      [`${fleet.scope}/addons-catalog`]: `{
  awsEbsCsiDriver,
  awsLoadBalancerController,
  certManager,
  externalSecrets,
  karpenter,
  prometheus,
  sealedSecrets,
  use,
}`,
      [`${fleet.scope}/applications`]: '{ hello, run }',
      '../define-cluster.ts': '{ defineCluster }',
      './mgmt-production.ts': '{ mgmtProduction }',
    },
    workload(fleet),
  ),
  'packages/cluster-defs/src/catalogue.ts': moduleText(
    {
      [`${fleet.scope}/addons-catalog`]: '{ addons }',
      [`${fleet.scope}/applications`]: '{ applications }',
      [`${fleet.scope}/crossplane-compositions`]: '{ crossplaneUnits }',
      [`${fleet.scope}/flux-sources`]: '{ helmRepositories }',
      '@slipway/fleet': 'type { CatalogueItems }',
    },
    CATALOGUE,
  ),
  'packages/cluster-defs/src/define-cluster.ts': moduleText(
    { '@slipway/eks': '{ clusterDefiner }', './catalogue.ts': 'type { catalogue }' },
    `
/** Defines one running cluster; a file of \`clusters/\` exports it. */
export const defineCluster = clusterDefiner<keyof typeof catalogue>();
`,
  ),
  'packages/cluster-defs/src/fleet.ts': moduleText(
    {
      [`${fleet.scope}/addons-catalog`]: '{ externalSecrets, flux, sealedSecrets }',
      [`${fleet.scope}/crossplane-compositions`]: '{ eksClusters }',
      '@slipway/eks': '{ eksPlatform }',
      '@slipway/fleet': '{ assembleFleet, describeFleet, type Fleet, type FleetPart }',
      '@slipway/manifest': 'type { FleetDescription, ManifestFile }',
      './catalogue.ts': '{ catalogue }',
      './clusters.gen.ts': '{ clusters }',
    },
    settings(fleet),
  ),
  'packages/cluster-defs/src/index.ts': indexText({
    '@slipway/fleet': '{ clusterRules }',
    './fleet.ts': '{ assemble, describe, fleet }',
  }),
});

const hub = ({ accountId, region }: NewFleetNames): string => `
/** The hub: its Crossplane creates the other clusters. */
export const mgmtProduction = defineCluster({
  cluster: 'mgmt',
  environment: 'production',
  role: 'hub',
  accountId: '${accountId}',
  region: '${region}',
  network: { cidr: '10.0.0.0/16' },
  packages: { channel: 'latest' },
  addons: [use(certManager)],
  applications: [],
});
`;

const workload = ({ accountId, region }: NewFleetNames): string => `
export const appsStaging = defineCluster({
  cluster: 'apps',
  environment: 'staging',
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'self',
  accountId: '${accountId}',
  region: '${region}',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: {
    cidr: '10.10.0.0/16',
    zones: [
      { availabilityZone: '${region}a', publicCidr: '10.10.0.0/20', privateCidr: '10.10.64.0/18' },
      { availabilityZone: '${region}b', publicCidr: '10.10.16.0/20', privateCidr: '10.10.128.0/18' },
    ],
  },
  nodes: { instanceType: 'm7i.large', min: 2, max: 4, desired: 2 },
  packages: { channel: 'latest' },
  addons: [
    use(awsEbsCsiDriver),
    use(awsLoadBalancerController),
    use(certManager),
    use(externalSecrets),
    use(karpenter),
    use(prometheus),
    use(sealedSecrets),
  ],
  applications: [run(hello, { replicas: 1 })],
});
`;

const CATALOGUE = `
/** The units that a cluster can run, by the package that publishes them. */
export const catalogue = {
  'flux-sources': { sources: helmRepositories },
  'addons-catalog': { addons },
  'crossplane-compositions': { suppliers: crossplaneUnits },
  applications: { applications },
} as const satisfies Record<string, CatalogueItems>;
`;

const settings = ({ repositoryUrl }: NewFleetNames): string => `
/** The settings of the fleet. */
export const fleet: Fleet = {
  clusters,
  repository: { url: '${repositoryUrl}', secretName: 'flux-system' },
  definitions: 'cluster-defs',
  catalogue,
  platform: eksPlatform({ externalSecrets, sealedSecrets, flux, eksClusters }),
};

/** The files of \`clusters/\`, or of a part of it. */
export const assemble = (part?: FleetPart): ManifestFile[] => assembleFleet(fleet, part);

/** What the fleet has, for \`slipway list\` and \`slipway bootstrap\`. */
export const describe = (): FleetDescription => describeFleet(fleet);
`;
