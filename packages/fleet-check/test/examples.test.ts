import { describe, expect, test } from 'vitest';
import { RULES_OF_RESOURCES } from '../src/check-fleet.ts';
import { fleetCheckRules, fleetProblems, resourceProblems } from '../src/index.ts';
import { exampleFiles, problemsIn, stateOf } from './example-fleet.ts';

const found = (text: string): readonly string[] => problemsIn(exampleFiles(text)).map(({ rule }) => rule);

describe.each(fleetCheckRules.map((rule) => [rule.id, rule] as const))('%s', (id, { example }) => {
  test('is found in the failing example, once, and nothing else', () => {
    expect(found(example.failing)).toEqual([id]);
  });

  test('is not found in the passing example, nor anything else', () => {
    expect(found(example.passing)).toEqual([]);
  });
});

test('the rules of cloud resources alone report what they report among all rules', () => {
  const reported = fleetCheckRules
    .flatMap(({ example }) => [example.failing, example.passing])
    .flatMap((text) => {
      const state = stateOf(exampleFiles(text));
      const alone = [...resourceProblems(state)];
      expect(alone).toEqual([...fleetProblems(state)].filter(({ rule }) => RULES_OF_RESOURCES.has(rule)));
      return alone.map(({ rule }) => rule);
    });
  expect(new Set(reported)).toEqual(RULES_OF_RESOURCES);
});
