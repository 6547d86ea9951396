/**
 * Whether a word has ASCII letters and letters that look like them: of a script that shares their shapes, or forms of them such as
 * `ｐ` and `𝐩`. A word in one script is left alone: Russian and Greek text stays readable.
 */
export const isMixedScript = (word: string): boolean => !ASCII.test(word) && /[a-z]/i.test(word) && lookAlikes().test(word);

const ASCII = /^[ -~]*$/;

/** The letters of such a word that are not what they look like; letters with an accent are not among them. */
export const lookAlikes = (): RegExp =>
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u2160-\u217f\u212a\u0251\u0261\u0131\u017f]/gu;

/** A name of Kubernetes, in which every character beyond ASCII is an escape: such names are ASCII, and what looks like one is not. */
export const asciiName = (name: string): string =>
  ASCII.test(name) ? name : name.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
