/** Returns the version of an IP address, or 0. Loads `node:net` at the first call, because few texts are addresses. */
export const isIP = (text: string): number => process.getBuiltinModule('node:net').isIP(text);
export const isIPv4 = (text: string): boolean => isIP(text) === 4;
export const isIPv6 = (text: string): boolean => isIP(text) === 6;
