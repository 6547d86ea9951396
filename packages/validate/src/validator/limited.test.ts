import { LimitError, NO_BUDGET } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { limited } from './validator.ts';

const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'b' } };

test('an error of Slipway is a finding of the object, without the value that may be in its message', () => {
  const { verdict, findings } = limited(object, NO_BUDGET, () => {
    throw new TypeError('hunter2 is not a function');
  });
  expect(verdict).toBe('reject');
  expect(findings).toMatchObject([
    { rule: 'internal-error', object: 'ConfigMap/b/a', message: expect.stringMatching(/stopped the check of the object: TypeError at /) },
  ]);
  expect(JSON.stringify(findings)).not.toContain('hunter2');
});

test('a limit is a finding of the object', () => {
  const { findings } = limited(object, NO_BUDGET, () => {
    throw new LimitError('operations', 1);
  });
  expect(findings).toMatchObject([{ rule: 'check-too-large', object: 'ConfigMap/b/a' }]);
});
