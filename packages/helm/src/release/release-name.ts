const MAX_LENGTH = 53;
const HASH_LENGTH = 12;

/** Returns the name of a release: at most 53 bytes. A longer name is cut, and ends with a hash. */
export function shortenName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_LENGTH) return name;
  const hash = process.getBuiltinModule('node:crypto').hash('sha256', name).slice(0, HASH_LENGTH);
  return `${Buffer.from(name)
    .subarray(0, MAX_LENGTH - HASH_LENGTH - 1)
    .toString()}-${hash}`;
}

/** Returns whether Helm accepts a name. */
export const isReleaseName = (name: string): boolean =>
  name.length <= MAX_LENGTH && /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/.test(name);

/** Returns the message of Helm for an invalid name. */
export const invalidName = (name: string): string =>
  `release name check failed: release name ${JSON.stringify(name)}: invalid release name, must match regex ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ and the length must not be longer than ${MAX_LENGTH}`;
