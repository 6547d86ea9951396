/** A keyword of this package: the limit of numbers, as text, that the server reads as none, and then refuses every number. */
export const UNFIT_LIMIT = 'x-slipway-unfit-limit';
