/** Where comments can go. */
export const PLACES = ['github', 'gitlab', 'stdout'] as const;
export type Place = (typeof PLACES)[number];
