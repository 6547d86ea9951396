import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { createValidator } from '@slipway/validate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { casesOf, mixedCases } from './cases.ts';
import { fluxCases } from './flux-cases.ts';
import { mutations } from './mutations.ts';
import { probeKind } from './probe-kind.ts';
import { smallest } from './smaller.ts';
import { substitutionCases } from './substitution-cases.ts';
import { FORMATTED } from './texts.ts';
import { typedValues, withValue } from './typed-values.ts';

const kinds = listKinds().map(({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind) as KindSchema);
const validator = createValidator({ schemas: [probeKind] });

describe('cases', () => {
  test('are the same for the same seed, and others for another', () => {
    expect(mixedCases(kinds, 50, 7)).toEqual(mixedCases(kinds, 50, 7));
    expect(mixedCases(kinds, 50, 7)).not.toEqual(mixedCases(kinds, 50, 8));
    expect(fluxCases(20, 7)).toEqual(fluxCases(20, 7));
    expect(substitutionCases(20, 7)).toEqual(substitutionCases(20, 7));
  });

  test('hold every mutation, valid objects and refused ones', () => {
    const cases = [...mixedCases(kinds, 1500, 1), ...casesOf(probeKind, 300, 1)];
    const done = new Set(cases.flatMap(({ mutation }) => mutation.split('+')));
    expect([...done].sort()).toEqual([...Object.keys(mutations), 'none'].sort());
    const verdicts = Object.groupBy(cases, ({ object }) => validator.check(object).verdict);
    expect(verdicts.accept?.length).toBeGreaterThan(400);
    expect(verdicts.reject?.length).toBeGreaterThan(400);
  });

  test('without a mutation match the schema of every kind', () => {
    for (const kind of kinds.filter(({ origin }) => origin === 'crd')) {
      for (const { mutation, object } of casesOf(kind, 8, 3)) {
        // The generator ignores rules in CEL. It also fills objects without properties in the schema, which the server then empties.
        const findings = validator.check(object).findings.filter(({ rule }) => !['failed-rule', 'undeclared-content'].includes(rule));
        if (mutation === 'none') expect(findings, JSON.stringify(object)).toEqual([]);
      }
    }
  });

  test('have at least one text for each format that is good and one that is not', () => {
    const probe = (format: string, text: string) => ({
      apiVersion: 'lab.slipway.example/v1',
      kind: 'Probe',
      metadata: { name: 'a', namespace: 'b' },
      spec: { formats: { [format.replaceAll('-', '_')]: text } },
    });
    for (const [format, { good, edge }] of Object.entries(FORMATTED)) {
      expect(
        good.filter((text) => validator.check(probe(format, text)).verdict !== 'accept'),
        format,
      ).toEqual([]);
      if (format !== 'password')
        expect(
          edge.some((text) => validator.check(probe(format, text)).verdict === 'reject'),
          format,
        ).toBe(true);
    }
  });

  test('know where in the schema each of their values is', () => {
    const [object] = casesOf(probeKind, 1, 5).map((each) => each.object);
    if (!object) throw new Error('no case');
    const [root, ...values] = typedValues(object, probeKind);
    expect(root?.value).toBe(object);
    for (const { path, value } of values) expect(withValue(object, path, value)).toEqual(object);
  });
});

describe('the smallest value', () => {
  test('keeps what is asked for and nothing else', async () => {
    const value = { keep: [{ a: 1 }, { b: 'a long text', c: [1, 2] }], drop: { all: ['of', 'this'] } };
    const hasB = async (attempt: typeof value) => attempt.keep?.some((entry) => entry.b !== undefined) ?? false;
    expect(await smallest(value, hasB)).toEqual({ keep: [{ b: 'a' }] });
  });

  test('always is one that was asked for', async () => {
    const isIt = (value: unknown): boolean => /[0-9]/.test(JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }).filter(isIt), async (value) => {
        expect(isIt(await smallest(value, async (attempt) => isIt(attempt ?? '')))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
