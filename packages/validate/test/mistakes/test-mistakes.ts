import { describe, expect, test } from 'vitest';
import { createValidator } from '../../src/index.ts';
import { type ValidObject, validObjects } from '../valid-objects.ts';

/** An object in which anything may be put anywhere. */
// biome-ignore lint/suspicious/noExplicitAny: a mistake is what the types would refuse.
type Draft = any;

/** A valid object with one thing wrong, and where that has to be found. */
interface Mistake {
  readonly name: string;
  readonly start: ValidObject;
  readonly change: (draft: Draft) => void;
  readonly rule: string;
  readonly object: string;
  readonly pointer: string;
  /** What the remedy or the expectation must say. */
  readonly hint?: string;
}

/** Adds one test for each of `mistakes`: it is found, and no other problem. */
export function testMistakes(about: string, mistakes: readonly Mistake[]): void {
  const validator = createValidator();
  describe(`a mistake in an object is the only thing that is reported: ${about}`, () => {
    test.each(mistakes)('$name', ({ start, change, rule, object, pointer, hint }) => {
      const draft: Draft = structuredClone(validObjects[start]);
      change(draft);
      const { findings } = validator.check(draft);
      expect(findings.map((finding) => ({ rule: finding.rule, object: finding.object ?? '', pointer: finding.pointer }))).toEqual([
        { rule, object, pointer },
      ]);
      if (hint) expect(`${findings[0]?.expected} ${findings[0]?.remedy}`).toContain(hint);
    });
  });
}
