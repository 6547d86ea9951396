import { PublishError } from '@slipway/publish';
import { failurePages } from '@slipway/publish/failure-pages';
import { expect, test } from 'vitest';
import { explainFailure } from '../explain/explain-failure.ts';
import { failureOf } from './publish-failure.ts';

test.each(failurePages.map(({ code }) => code))('the message of %s names the command that explains it', (code) => {
  expect((failureOf(new PublishError(code, 'No remote.')) as Error).message).toBe(
    `No remote.\nFor the state of the remote, and what to do: slipway explain ${code}`,
  );
  expect(explainFailure(code)).toBeDefined();
});
