import { expect, test } from 'vitest';
import { recordAnswers } from './record-answers.ts';

test('an oracle that is not recorded is reported with those that are, before any is asked', async () => {
  await expect(recordAnswers(['flux', 'kubectl'], () => {})).rejects.toThrow(
    'no recordings of kubectl; there are compose, definition, flux, ',
  );
});
