/** Returns whether SOPS encrypted the document. Flux decrypts it before it applies it. */
export function isSopsEncrypted(object: Readonly<Record<string, unknown>>): boolean {
  const sops = object.sops;
  return typeof sops === 'object' && sops !== null && typeof (sops as Record<string, unknown>).mac === 'string';
}

/** Returns whether a text is a file that SOPS encrypted. A generator adds such a file if Flux does not decrypt it. */
export const isEncryptedFile = (text: string): boolean => /["'\s]?sops["']?[:_]/.test(text) && text.includes('ENC[AES256_GCM,data:');

/** Returns whether SOPS encrypted a value. Its content and its type are unknown without the key. */
export const isCiphertext = (value: unknown): boolean => typeof value === 'string' && /^ENC\[AES256_GCM,data:.*\]$/s.test(value);
