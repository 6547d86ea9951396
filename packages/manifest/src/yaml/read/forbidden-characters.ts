import { namedCharacter } from '../go-yaml/refused-character.ts';
import type { YamlProblem } from './construct-document.ts';

/**
 * Returns problems for characters that go-yaml rejects in any position, or reads as line ends although YAML 1.2 does not. Returns at most
 * `MAX_CHARACTERS`.
 */
export function forbiddenCharacters(source: string): YamlProblem[] {
  if (!hasForbiddenCharacter(source)) return [];
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

/** Returns whether a text has any forbidden character. Fast, because it tests code units, and lone surrogates separately. */
export const hasForbiddenCharacter = (source: string): boolean => UNITS.test(source) || !source.isWellFormed();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNITS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/;

const MAX_CHARACTERS = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff\ud800-\udfff]/u;
