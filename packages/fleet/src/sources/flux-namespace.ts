/** Where every Flux object of the fleet lives: one namespace, so that references need no second name. */
export const FLUX_NAMESPACE = 'flux-system';
