/** Whether attacks are as large as they were when they succeeded (`npm run attacks`), or just large enough to reach the limit that ends them. */
const isFullSize = process.env.SLIPWAY_ATTACKS === 'full';

export const sized = (full: number, enough: number): number => (isFullSize ? full : enough);
