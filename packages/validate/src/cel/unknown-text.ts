import { isSubstituted } from '../objects/substitution.ts';
import { isCiphertext } from '../secrets/sops.ts';

/** Whether a part of the value is not yet what the server will see: Flux has still to substitute or decrypt it. */
export function holdsUnknownText(json: unknown): boolean {
  if (typeof json === 'string') return isSubstituted(json) || isCiphertext(json);
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([key, value]) => isSubstituted(key) || holdsUnknownText(value));
}
