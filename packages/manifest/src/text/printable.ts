/**
 * Text that is not ours (a name, a path, a value, the words of a remote) as one line that is safe for a terminal, a log and a comment:
 * control characters, line ends, bidirectional and invisible characters are shown as `\u202e`, and nothing is left that a CI runner
 * would read as a command (`::error::` at the start of a line, `##[group]` anywhere). Colours are added afterwards.
 */
export const printable = (text: string): string => (isPlain(text) ? text : text.replaceAll(unsafe(), escaped));

/** The same for a text of several lines, each of which stays a line. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** JSON of which no character can steer a terminal; the same value for who parses it. `text` is what JSON.stringify gives. */
export const printableJson = (text: string): string => text.replaceAll(invisible(), escaped);

/** The same for JSON that is read as YAML, where a character beyond the first plane has one escape: `\U000e0041`. */
export const printableFlow = (text: string): string =>
  text.replaceAll(invisible(), (found) => (found.length === 1 ? escaped(found) : escapedWhole(found)));

/**
 * Printable ASCII in which no command can begin. Most texts are, and a run that has no others never makes the patterns of Unicode
 * classes, each of which takes about as long as all the rest of a short report.
 */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text) && !text.includes('::') && !text.includes('##');

/**
 * Control (Cc), format (Cf: bidirectional, zero width, tags), lone surrogates (Cs), line and paragraph separators; and what a runner takes
 * for a command (actions/runner, ActionCommand.cs): `::` at the start of a line, `##[group]` at any place of it.
 */
const unsafe = (): RegExp => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?<=^\s*):(?=:)|(?<=#)#(?=\w*\[)/gu;

/** JSON.stringify escapes the others, and no line of it begins with a text. */
const invisible = (): RegExp => /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]|(?<=#)#(?=\w*\[)/gu;

const escaped = (characters: string): string =>
  characters.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapedWhole = (character: string): string => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
