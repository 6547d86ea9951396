import { defineHelmRepository, type HelmRepositorySource } from '@slipway/fleet';

export const crossplaneStable = defineHelmRepository({ name: 'crossplane-stable', url: 'https://charts.crossplane.io/stable' });
export const jetstack = defineHelmRepository({ name: 'jetstack', url: 'https://charts.jetstack.io' });
export const externalSecretsCharts = defineHelmRepository({ name: 'external-secrets', url: 'https://charts.external-secrets.io' });
export const sealedSecretsCharts = defineHelmRepository({
  name: 'sealed-secrets',
  url: 'https://bitnami.github.io/sealed-secrets',
});
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
export const istioCharts = defineHelmRepository({ name: 'istio', url: 'https://istio-release.storage.googleapis.com/charts' });

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
  istioCharts,
];
