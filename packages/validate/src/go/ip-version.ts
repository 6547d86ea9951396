/** Returns the version of an IP address, or 0. Loads `node:net` for the first text that may be an address; most runs have none. */
export const isIP = (text: string): number => (MAYBE_ADDRESS.test(text) ? process.getBuiltinModule('node:net').isIP(text) : 0);

const MAYBE_ADDRESS = /:|^[0-9.]+$/;

export const isIPv4 = (text: string): boolean => isIP(text) === 4;
export const isIPv6 = (text: string): boolean => isIP(text) === 6;
