/** Format of a name that others rely on; the composition and the function below use the same text. */
export const OIDC_PROVIDER_FORMAT = '%s-oidc';

/** Returns the name of the OpenIDConnectProvider object of the cluster, which is created next to the XR. */
export const oidcProviderName = (clusterName: string): string => OIDC_PROVIDER_FORMAT.replace('%s', clusterName);

/** Returns the name of the Composition for clusters with this number of zones, protected against deletion or not. */
export const compositionName = (zoneCount: ZoneCount, isProtected = false): CompositionName =>
  isProtected ? `eks-cluster-${zoneCount}-zones-protected` : `eks-cluster-${zoneCount}-zones`;

/** Name of a Composition of EKSCluster. */
export type CompositionName = `eks-cluster-${ZoneCount}-zones` | `eks-cluster-${ZoneCount}-zones-protected`;

/** Numbers of zones that have a Composition. Each number needs its own, because function-patch-and-transform cannot repeat a resource. */
export const ZONE_COUNTS = [2, 3] as const;
/** A number of zones that has a Composition. */
export type ZoneCount = (typeof ZONE_COUNTS)[number];
