/**
 * Text that is not ours (a name, a path, a value, the words of a remote) as one line that is safe for a terminal, a log and a comment:
 * control characters, line ends, bidirectional and invisible characters are shown as `\u202e`, and nothing is left that a CI runner
 * would read as a command (`::error::` at the start of a line, `##[group]` anywhere). Colours are added afterwards.
 */
export const printable = (text: string): string => (UNSAFE.test(text) ? text.replaceAll(UNSAFE_ALL, escaped) : text);

/** The same for a text of several lines, each of which stays a line. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** JSON of which no character can steer a terminal; the same value for who parses it. `text` is what JSON.stringify gives. */
export const printableJson = (text: string): string => (INVISIBLE.test(text) ? text.replaceAll(INVISIBLE_ALL, escaped) : text);

/** The same for JSON that is read as YAML, where a character beyond the first plane has one escape: `\U000e0041`. */
export const printableFlow = (text: string): string =>
  INVISIBLE.test(text) ? text.replaceAll(INVISIBLE_ALL, (found) => (found.length === 1 ? escaped(found) : escapedWhole(found))) : text;

/** Control (Cc), format (Cf: bidirectional, zero width, tags), lone surrogates (Cs), line and paragraph separators. */
const CHARACTERS = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';
/** What a runner takes for a command (actions/runner, ActionCommand.cs): `::` at the start of a line, `##[` at any place of it. */
const COMMANDS = '(?<=^\\s*):(?=:)|(?<=#)#(?=\\w*\\[)';
const UNSAFE = new RegExp(`${CHARACTERS}|${COMMANDS}`, 'u');
const UNSAFE_ALL = new RegExp(UNSAFE, 'gu');
/** JSON.stringify escapes the others, and no line of it begins with a text. */
const INVISIBLE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]|(?<=#)#(?=\w*\[)/u;
const INVISIBLE_ALL = new RegExp(INVISIBLE, 'gu');

const escaped = (characters: string): string =>
  characters.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapedWhole = (character: string): string => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
