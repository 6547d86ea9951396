import { resolveScalar } from '@slipway/manifest';

/** Returns the tag that go-yaml gives to plain text by its look. */
export function scalarTag(text: string): string {
  const first = text.charCodeAt(0);
  // Most texts are words that cannot begin a literal.
  if (first > 0x40 && !LITERAL_START.test(text)) return '!!str';
  if (text === '<<') return '!!merge';
  const value = resolveScalar(text);
  switch (typeof value) {
    case 'string':
      return value === text ? '!!str' : '!!timestamp';
    case 'boolean':
      return '!!bool';
    case 'bigint':
      return '!!int';
    case 'number':
      return isInteger(text, value) ? '!!int' : '!!float';
    default:
      return '!!null';
  }
}

const LITERAL_START = /^[tTfFnN~]/;

/** Whether an integer has up to 64 bits; longer ones are floats. */
const isInteger = (text: string, value: number): boolean =>
  (/^[-+]?0[xX]/.test(text) || !/[.eE]/.test(text)) && Number.isFinite(value) && value < 2 ** 64;

/** Whether a YAML 1.1 reader, such as the API machinery, reads `text` as another type than a string. */
export const isTypedInYaml11 = (text: string): boolean => {
  if (text === '' || text.includes('\n')) return false;
  const tag = scalarTag(text);
  return (tag !== '!!str' && tag !== '!!timestamp') || WORDS_OF_YAML_11.test(text);
};

/** Matches words that are booleans only in YAML 1.1. */
export const WORDS_OF_YAML_11 = /^(?:y|Y|yes|Yes|YES|on|On|ON|n|N|no|No|NO|off|Off|OFF)$/;
