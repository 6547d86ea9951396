import { expect, test } from 'vitest';
import { findGo, isNewEnough, NoGoError } from './find-go.ts';

test.each([
  ['go1.26', true],
  ['go1.26.8', true],
  ['go1.27rc1', true],
  ['go2.0', true],
  ['devel go1.28-4a5d9ac', true],
  ['go1.25.9', false],
  ['go1.9', false],
])('%s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('without Go one message says what is missing and where to get it', async () => {
  const failure = await findGo({ PATH: '/nonexistent' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoGoError);
  expect((failure as Error).message).toBe(
    'The lab builds its programs with Go 1.26 or newer, and there is no `go` on PATH. Install it from https://go.dev/dl, or put it on PATH.',
  );
});
