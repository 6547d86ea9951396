import { expect, test } from 'vitest';
import { decodeJson } from './decode-json.ts';

// Recorded with encoding/json of Go 1.26.
test.each([
  ['12e', `invalid character ' ' in exponent of numeric literal`],
  ['-', `invalid character ' ' in numeric literal`],
  ['[1.', `invalid character ' ' after decimal point in numeric literal`],
  ['tru', `invalid character ' ' in literal true (expecting 'e')`],
  ['"\\', `invalid character ' ' in string escape code`],
  ['"\\u1', `invalid character ' ' in \\u hexadecimal character escape`],
  ['{"a":1', 'unexpected end of JSON input'],
  ['"a', 'unexpected end of JSON input'],
  ['', 'unexpected end of JSON input'],
])('rejects %s, which ends too early', (text, message) => {
  expect(() => decodeJson(text)).toThrow(message);
});
