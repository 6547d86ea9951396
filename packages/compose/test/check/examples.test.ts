import { describe, expect, test } from 'vitest';
import { compositionRules } from '../../src/check/index.ts';
import { problemsIn } from './documents.ts';

const found = (text: string): readonly string[] => problemsIn(text).map(({ rule, message }) => `${rule}: ${message}`);

describe.each(compositionRules.map((rule) => [rule.id, rule] as const))('%s', (id, { example }) => {
  test('is found in the failing example, once, and nothing else', () => {
    expect(found(example.failing)).toEqual([expect.stringMatching(`^${id}: `)]);
  });

  test('is not found in the passing example, nor anything else', () => {
    expect(found(example.passing)).toEqual([]);
  });
});
