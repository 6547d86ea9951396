/**
 * Returns untrusted text (a name, a path, a value, a message of a remote) as one line that is safe for a terminal, a log and a comment. It
 * escapes characters that a reader cannot see or mistakes for others (`\u202e`): see `replaceHidden`. It also escapes text that a CI runner
 * reads as a command (`::error::` at the start of a line, `##[group]` anywhere). Colours are added afterwards.
 */
export const printable = (text: string): string =>
  isPlain(text) ? text : replaceHidden(text.replaceAll(runnerCommand(), escaped), escaped);

/** Does the same for each line of a text. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** Returns equivalent JSON in which no character controls a terminal. `text` is the result of JSON.stringify. */
export const printableJson = (text: string): string => visibleJson(text, escaped);

/** Does the same for JSON that is read as YAML, where a character beyond the first plane has one escape: `\U000e0041`. */
export const printableFlow = (text: string): string =>
  visibleJson(text, (found) => (found.length === 1 ? escaped(found) : escapedWhole(found)));

/** Escapes hidden characters, but not the commands of a runner: for the parts of a page that is already printable. */
export const visible = (text: string): string => replaceHidden(text, escaped);

/**
 * Replaces each character that a reader cannot see, or mistakes for another one:
 * - every control, format, private-use and unassigned character, and every lone surrogate.
 * - every space and line end except U+0020.
 * - characters that Unicode lets a renderer ignore (variation selectors, tags, Hangul fillers), and blank letters and symbols.
 * - combining marks without a letter, digit or symbol before them, and those after the fourth on the same letter.
 * - letters of other scripts in a word with ASCII letters (`аdmin` with a Cyrillic `а`).
 *
 * `show` gets one character, which is a surrogate pair beyond the first plane.
 */
export function replaceHidden(text: string, show: (character: string) => string): string {
  // The regular expressions of Unicode classes take about as long to create as a short report in total. Most texts do not need them.
  if (ASCII.test(text)) return text;
  const words = text.replaceAll(word(), (found) => (isMixedScript(found) ? found.replaceAll(lookAlikes(), show) : found));
  return words.replaceAll(hidden(), show);
}

const ASCII = /^[ -~]*$/;

/** Returns whether the text is printable ASCII that cannot contain a command of a runner. */
const isPlain = (text: string): boolean => ASCII.test(text) && !text.includes('::') && !text.includes('##');

/**
 * Escapes the hidden characters of JSON. JSON.stringify escapes control characters and lone surrogates. No line of its output begins with a
 * string, and each line end separates lines.
 */
function visibleJson(text: string, show: (character: string) => string): string {
  if (ASCII_LINES.test(text) && !text.includes('##')) return text;
  const shown = (line: string): string => replaceHidden(line.replaceAll(runnerGroup(), escaped), show);
  return text.split('\n').map(shown).join('\n');
}

const ASCII_LINES = /^[\n -~]*$/;

/** Matches a word, without the letter of an escape before it: the `n` of `\\n` is not part of the word after it. */
const word = (): RegExp => /(?!(?<=\\)[bfnrt])[\p{L}\p{M}\p{N}]+/gu;

/**
 * Matches hidden characters. The last alternative has the characters that are blank although Unicode has them as letters, marks or symbols:
 * Braille pattern blank, the Khitan filler, the musical null notehead, and the object replacement character.
 */
const hidden = (): RegExp =>
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}|(?<![\p{L}\p{N}\p{S}]\p{M}{0,3})\p{M}|[\u2800\ufffc\u{16fe4}\u{1d159}]/gu;

/** Matches what a runner reads as a command (actions/runner, ActionCommand.cs): `::` at the start of a line, `##[group]` anywhere in it. */
const runnerCommand = (): RegExp => /(?<=^\s*):(?=:)|(?<=#)#(?=\w*\[)/gu;

const runnerGroup = (): RegExp => /(?<=#)#(?=\w*\[)/gu;

const escaped = (characters: string): string =>
  characters.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapedWhole = (character: string): string => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;

/**
 * Returns whether a word has both ASCII letters and letters of another script that look like them, or styled forms such as `ｐ` and `𝐩`. A
 * word in one script is kept, so that Russian and Greek text is readable.
 */
const isMixedScript = (word: string): boolean => !ASCII.test(word) && /[a-z]/i.test(word) && lookAlikes().test(word);

/** Matches letters that look like ASCII letters. Letters with an accent are not among them. */
const lookAlikes = (): RegExp =>
  /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u2160-\u217f\u212a\u0251\u0261\u0131\u017f]/gu;

/**
 * Returns a Kubernetes name with escapes for all characters that are not ASCII. Valid names are ASCII, so other characters may be
 * look-alikes.
 */
export const asciiName = (name: string): string =>
  ASCII.test(name) ? name : name.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
