/** Formats of the names that others rely on; the composition and the functions below use the same text. */
export const KUBECONFIG_SECRET_FORMAT = '%s-kubeconfig';
export const OIDC_PROVIDER_FORMAT = '%s-oidc';

/** Secret beside the XR with the kubeconfig of the cluster, and the key that Flux reads. */
export const kubeconfigSecret = (clusterName: string): { readonly name: string; readonly key: 'kubeconfig' } => ({
  name: KUBECONFIG_SECRET_FORMAT.replace('%s', clusterName),
  key: 'kubeconfig',
});

/** Name of the cluster's OpenIDConnectProvider object, beside the XR. */
export const oidcProviderName = (clusterName: string): string => OIDC_PROVIDER_FORMAT.replace('%s', clusterName);

/** The Composition for clusters with so many zones. */
export const compositionName = (zoneCount: ZoneCount): `eks-cluster-${ZoneCount}-zones` => `eks-cluster-${zoneCount}-zones`;

/** Numbers of zones for which there is a Composition: the function that composes cannot repeat a resource. */
export const ZONE_COUNTS = [2, 3] as const;
/** A number of zones that there is a Composition for. */
export type ZoneCount = (typeof ZONE_COUNTS)[number];
