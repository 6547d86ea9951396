import { resolveScalar } from '@slipway/manifest';

/** The tag that go-yaml gives to plain text by its look. */
export function scalarTag(text: string): string {
  const first = text.charCodeAt(0);
  // Words of letters that begin no literal: most of what is written.
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

/** Integers of up to 64 bits; longer ones are floats. */
const isInteger = (text: string, value: number): boolean =>
  (/^[-+]?0[xX]/.test(text) || !/[.eE]/.test(text)) && Number.isFinite(value) && value < 2 ** 64;

/** Whether a YAML 1.1 reader, which the API machinery is, would not take `text` for a string. */
export const isTypedInYaml11 = (text: string): boolean => {
  if (text === '' || text.includes('\n')) return false;
  const tag = scalarTag(text);
  return (tag !== '!!str' && tag !== '!!timestamp') || WORDS_OF_YAML_11.test(text);
};

/** Booleans to YAML 1.1 only. */
export const WORDS_OF_YAML_11 = /^(?:y|Y|yes|Yes|YES|on|On|ON|n|N|no|No|NO|off|Off|OFF)$/;
