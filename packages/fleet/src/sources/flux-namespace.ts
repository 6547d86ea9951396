/** Namespace of every Flux object of the fleet. There is only one, so that references need no namespace. */
export const FLUX_NAMESPACE = 'flux-system';
