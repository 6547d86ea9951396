import { expect, test } from 'vitest';
import { utf8Problem } from './utf8-problem.ts';

// In the words of go.yaml.in/yaml/v2 2.4.2, and in its order: what comes first is reported.
test.each([
  ['a\xbb', 'invalid leading UTF-8 octet'],
  ['a\xf8', 'invalid leading UTF-8 octet'],
  ['a\xe2\x82', 'incomplete UTF-8 octet sequence'],
  ['\xe2a\x82', 'invalid trailing UTF-8 octet'],
  ['\xc0\x80', 'invalid length of a UTF-8 sequence'],
  ['\xed\xa0\x80', 'invalid Unicode character'],
  ['\xf7\xbf\xbf\xbf', 'invalid Unicode character'],
  ['\x07\xbb', 'control characters are not allowed'],
  ['\xbb\x07', 'invalid leading UTF-8 octet'],
  ['\xef\xbf\xbf\xbb', 'control characters are not allowed'],
  ['\t\n\r\xc2\x85\xc2\xa0\xe2\x82\xac\xf0\x9f\x98\x80\xbb', 'invalid leading UTF-8 octet'],
])('%j: %s', (bytes, problem) => {
  expect(utf8Problem(bytes as never)).toBe(problem);
});
