/**
 * Returns the first character of `text` that Flux rejects or changes even when YAML escapes it. kustomize prints each object again without
 * escapes for these characters, and reads the result. U+0085 becomes a space. For the others, the error is "control characters are not
 * allowed".
 * Measured for every control character with kustomize 5.8.1 and the libraries of kustomize-controller 1.9.4. They keep U+0000 to U+001F,
 * U+00A0, U+2028, U+2029 and U+FEFF.
 */
export const refusedCharacter = (text: string): string | undefined => REFUSED.exec(text)?.[0];

/** Returns the name of a character: `U+0085`. */
export const namedCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const REFUSED = /[\u007f-\u009f\ufffe\uffff]/;
