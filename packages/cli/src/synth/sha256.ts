/** Returns the hash of a text in hexadecimal. */
export const sha256 = (text: string): string => process.getBuiltinModule('node:crypto').hash('sha256', text);
