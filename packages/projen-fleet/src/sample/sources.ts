import { indexText, moduleText } from './module-text.ts';

/** `flux-sources`: where charts come from. */
export const sources = (): Record<string, string> => ({
  'packages/flux-sources/src/helm-repositories.ts': moduleText(
    { '@slipway/fleet': '{ defineHelmRepository, type HelmRepositorySource }' },
    REPOSITORIES,
  ),
  'packages/flux-sources/src/assemble.ts': moduleText(
    {
      '@slipway/fleet': '{ assembleSources }',
      '@slipway/manifest': 'type { ManifestFile }',
      './helm-repositories.ts': '{ helmRepositories }',
    },
    `
/** The files of \`common/cluster-addons/sources\`. */
export const assemble = (): ManifestFile[] => assembleSources(helmRepositories);
`,
  ),
  'packages/flux-sources/src/index.ts': indexText({
    '@slipway/fleet': '{ sourceRules }',
    './assemble.ts': '{ assemble }',
    './helm-repositories.ts': '*',
  }),
});

const REPOSITORIES = `
export const crossplaneStable = defineHelmRepository({ name: 'crossplane-stable', url: 'https://charts.crossplane.io/stable' });
export const jetstack = defineHelmRepository({ name: 'jetstack', url: 'https://charts.jetstack.io' });
export const externalSecretsCharts = defineHelmRepository({ name: 'external-secrets', url: 'https://charts.external-secrets.io' });
export const sealedSecretsCharts = defineHelmRepository({ name: 'sealed-secrets', url: 'https://bitnami.github.io/sealed-secrets' });
export const eksCharts = defineHelmRepository({ name: 'eks-charts', url: 'https://aws.github.io/eks-charts' });
export const ebsCsiCharts = defineHelmRepository({
  name: 'aws-ebs-csi-driver',
  url: 'https://kubernetes-sigs.github.io/aws-ebs-csi-driver',
});
export const prometheusCommunity = defineHelmRepository({
  name: 'prometheus-community',
  url: 'https://prometheus-community.github.io/helm-charts',
});
export const fluxcdCommunity = defineHelmRepository({ name: 'fluxcd-community', url: 'https://fluxcd-community.github.io/helm-charts' });

/** Every Helm repository of the fleet; a cluster that uses another one is refused. */
export const helmRepositories: readonly HelmRepositorySource[] = [
  crossplaneStable,
  jetstack,
  externalSecretsCharts,
  sealedSecretsCharts,
  eksCharts,
  ebsCsiCharts,
  prometheusCommunity,
  fluxcdCommunity,
];
`;
