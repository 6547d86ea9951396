import { expect, test } from 'vitest';
import { isSlip } from './is-slip.ts';

test.each([
  ['podinfo', 'podifno'],
  ['podinfo', 'podinf'],
  ['podinfo', 'podinfos'],
  ['podinfo', 'Podinfo'],
  ['podinfo', 'podenfo'],
])('%s is a slip of %s, and the other way round', (a, b) => {
  expect([isSlip(a, b), isSlip(b, a)]).toEqual([true, true]);
});

test.each([
  ['podinfo', 'podinfo'],
  ['subnet-1', 'subnet-2'],
  ['web1', 'web'],
  ['api', 'app'],
  ['staging', 'production'],
  ['podinfo', 'pdoifno'],
])('%s is another name than %s', (a, b) => {
  expect([isSlip(a, b), isSlip(b, a)]).toEqual([false, false]);
});
