import { describe, expect, test } from 'vitest';
import { fleetCheckRules } from '../src/index.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const found = (text: string): readonly string[] => problemsIn(exampleFiles(text)).map(({ rule }) => rule);

describe.each(fleetCheckRules.map((rule) => [rule.id, rule] as const))('%s', (id, { example }) => {
  test('is found in the failing example, once, and nothing else', () => {
    expect(found(example.failing)).toEqual([id]);
  });

  test('is not found in the passing example, nor anything else', () => {
    expect(found(example.passing)).toEqual([]);
  });
});
