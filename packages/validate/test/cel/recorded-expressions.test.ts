import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/cel/evaluate/evaluate.ts';
import { valueConverter } from '../../src/cel/schema/json-value.ts';
import { parse } from '../../src/cel/syntax/parse.ts';
import type { StructuralSchema } from '../../src/schema/structural-schema.ts';
import { printValue } from './print-value.ts';
import { sample, sampleSchema } from './sample.ts';

interface Recorded {
  readonly expression: string;
  readonly value: string;
  readonly cost: number;
}

/** The results and costs of each expression in the libraries of kube-apiserver 1.36.3 (cel-go 0.26.0). */
const recorded = readFileSync(new URL('expressions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

const self = valueConverter(sampleSchema as unknown as StructuralSchema)(sample);

describe('an expression has the value and the cost that it has for the API server', () => {
  test.each(recorded)('$expression', ({ expression, value, cost }) => {
    const outcome = compile(parse(expression), ['self'])([self], 1_000_000);
    expect({ value: printValue(outcome.value), cost: outcome.cost }).toEqual({ value, cost });
  });
});
