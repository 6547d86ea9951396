/** Returns `value` as one word of a POSIX shell. Quotes it only if it has characters with a meaning in a shell. */
export const shellQuote = (value: string): string => (PLAIN.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`);

/** Words that need no quotes. A tilde or an equals sign at the start has a meaning in some shells. */
const PLAIN = /^[A-Za-z0-9_./:@%+,-][A-Za-z0-9_./:@%+,=~-]*$/;
