import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInExamples } from '../src/cases/built-in-examples.ts';
import { drawn } from '../src/cases/draw.ts';
import { objectOf } from '../src/cases/object-of.ts';
import { labValidator, pinnedKinds } from '../src/record/lab-kinds.ts';

const validator = labValidator();
const kinds = pinnedKinds().filter(({ origin, kind }) => origin === 'openapi' && builtInExamples[kind] !== undefined);

test.each(kinds.map((kind) => [kind.kind, kind] as const))('an example of a %s, which the API server takes, is not refused', (_, kind) => {
  fc.assert(
    fc.property(
      drawn((draw) => objectOf(kind, draw, 'smallest')),
      (object) => {
        expect(validator.check(object).findings.filter(({ severity, rule }) => severity === 'reject' && rule !== 'plain-secret')).toEqual(
          [],
        );
      },
    ),
    { numRuns: 10 },
  );
});
