import { describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { type ValidObject, validObjects } from './valid-objects.ts';

const validator = createValidator();

describe('a valid object', () => {
  test.each(Object.keys(validObjects) as ValidObject[])('%s is accepted without a finding', (name) => {
    expect(validator.check(validObjects[name])).toMatchObject({ verdict: 'accept', findings: [] });
  });
});
