import { namedCharacter } from '../go-yaml/refused-character.ts';
import type { YamlProblem } from './construct-document.ts';

/** Returns the characters that go-yaml rejects everywhere, or reads as line ends that YAML 1.2 does not have; at most `MAX_CHARACTERS`. */
export function forbiddenCharacters(source: string): YamlProblem[] {
  if (!holdsForbidden(source)) return [];
  const problems: YamlProblem[] = [];
  for (const { index, 0: value } of source.matchAll(new RegExp(FORBIDDEN, 'gu'))) {
    if (problems.length === MAX_CHARACTERS) break;
    const isLineBreak = /[\u0085\u2028\u2029]/.test(value);
    problems.push({
      rule: isLineBreak ? 'foreign-line-break' : 'yaml-syntax',
      offset: index,
      path: [],
      value: isLineBreak ? value : `the character ${namedCharacter(value)} is not allowed`,
    });
  }
  return problems;
}

/** Returns whether there is any of them; one code unit at a time and halves of pairs apart, which is soon done. */
export const holdsForbidden = (source: string): boolean => UNITS.test(source) || !source.isWellFormed();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNITS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/;

const MAX_CHARACTERS = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff\ud800-\udfff]/u;
