import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['intervall', 'interval'],
  ['ImagePullPolicy', 'imagePullPolicy'],
  ['itnerval', 'interval'],
  ['replica', 'replicas'],
  ['nothingLikeIt', undefined],
])('%s is a slip of %s', (text, meant) => {
  expect(nearest(text, ['interval', 'imagePullPolicy', 'replicas', 'path'])).toBe(meant);
});
