/** Kubernetes minors that EKS offers and that the Flux and Crossplane of the catalogue support, oldest first. */
export const EKS_VERSIONS = ['1.33', '1.34', '1.35', '1.36'] as const;
export type EksVersion = (typeof EKS_VERSIONS)[number];
