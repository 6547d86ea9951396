/** Whether SOPS encrypted the document: Flux decrypts it before it applies anything. */
export function isSopsEncrypted(object: Readonly<Record<string, unknown>>): boolean {
  const sops = object.sops;
  return typeof sops === 'object' && sops !== null && typeof (sops as Record<string, unknown>).mac === 'string';
}

/** A value that SOPS encrypted; what it holds, and of what type, nobody can know without the key. */
export const isCiphertext = (value: unknown): boolean => typeof value === 'string' && /^ENC\[AES256_GCM,data:.*\]$/s.test(value);
