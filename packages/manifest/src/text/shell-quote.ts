/** Returns `value` as one word of a POSIX shell, quoted only where a shell would read more than letters. */
export const shellQuote = (value: string): string => (PLAIN.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`);

/** No tilde or equals sign in front: a shell reads more into those. */
const PLAIN = /^[A-Za-z0-9_./:@%+,-][A-Za-z0-9_./:@%+,=~-]*$/;
