/** Format of a name that others rely on; the composition and the function below use the same text. */
export const OIDC_PROVIDER_FORMAT = '%s-oidc';

/** Returns the name of the OpenIDConnectProvider object of the cluster, which is created next to the XR. */
export const oidcProviderName = (clusterName: string): string => OIDC_PROVIDER_FORMAT.replace('%s', clusterName);

/** The Composition for clusters with so many zones, protected against deletion or not. */
export const compositionName = (zoneCount: ZoneCount, isProtected = false): CompositionName =>
  isProtected ? `eks-cluster-${zoneCount}-zones-protected` : `eks-cluster-${zoneCount}-zones`;

/** Name of a Composition of EKSCluster. */
export type CompositionName = `eks-cluster-${ZoneCount}-zones` | `eks-cluster-${ZoneCount}-zones-protected`;

/** Numbers of zones for which there is a Composition: the function that composes cannot repeat a resource. */
export const ZONE_COUNTS = [2, 3] as const;
/** A number of zones that there is a Composition for. */
export type ZoneCount = (typeof ZONE_COUNTS)[number];
