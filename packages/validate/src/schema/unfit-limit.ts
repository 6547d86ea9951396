/** A keyword of this package: a limit of numbers, as text, that is not a number of the type. The server then rejects every number. */
export const UNFIT_LIMIT = 'x-slipway-unfit-limit';
