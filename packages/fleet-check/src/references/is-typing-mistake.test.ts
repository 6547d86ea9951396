import { expect, test } from 'vitest';
import { isTypingMistake } from './is-typing-mistake.ts';

test.each([
  ['podinfo', 'podifno'],
  ['podinfo', 'podinf'],
  ['podinfo', 'podinfos'],
  ['podinfo', 'Podinfo'],
  ['podinfo', 'podenfo'],
])('%s is a typing mistake of %s, in both directions', (a, b) => {
  expect([isTypingMistake(a, b), isTypingMistake(b, a)]).toEqual([true, true]);
});

test.each([
  ['podinfo', 'podinfo'],
  ['subnet-1', 'subnet-2'],
  ['web1', 'web'],
  ['api', 'app'],
  ['staging', 'production'],
  ['podinfo', 'pdoifno'],
])('%s is another name than %s', (a, b) => {
  expect([isTypingMistake(a, b), isTypingMistake(b, a)]).toEqual([false, false]);
});
