import { findSchema } from '@slipway/kube-models';
import type { Rule } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInRules } from '../src/built-in/all-built-in-kinds.ts';
import { createValidator, validateFiles, validateRules } from '../src/index.ts';
import { checkKind } from '../src/kinds/check-kind.ts';
import { objectRules, rulesOfAnyObject } from '../src/validator/object-rules.ts';
import { arbitraryObject } from './arbitrary-object.ts';
import { validObjects } from './valid-objects.ts';

const validator = createValidator();
const BEYOND_SCHEMAS = new Set(['failed-rule', ...builtInRules.map(({ rule }) => rule.id)]);

describe('each object that a schema allows is accepted', () => {
  test.each([
    ['helm.toolkit.fluxcd.io/v2', 'HelmRelease'],
    ['kustomize.toolkit.fluxcd.io/v1', 'Kustomization'],
    ['source.toolkit.fluxcd.io/v1', 'GitRepository'],
    ['external-secrets.io/v1', 'ExternalSecret'],
    ['eks.aws.m.upbound.io/v1beta1', 'Cluster'],
    ['ec2.aws.m.upbound.io/v1beta1', 'SecurityGroupRule'],
    ['apiextensions.crossplane.io/v1', 'Composition'],
    ['apps/v1', 'Deployment'],
    ['v1', 'Service'],
  ])('%s %s', (apiVersion, kind) => {
    fc.assert(
      fc.property(arbitraryObject(apiVersion, kind), (object) => {
        // A risk is what Flux makes of an object that the server takes, advice says how it is stored; of rules in CEL and Go the
        // generator has no value.
        const { findings } = validator.check(object);
        const refusing = findings.filter(({ severity }) => severity === 'reject' || severity === 'lossy');
        expect(refusing.filter(({ rule }) => !BEYOND_SCHEMAS.has(rule))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** The fields of `value` that are objects or texts, with where they are. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [[...path, key], ...places((value as Record<string, unknown>)[key], [...path, key])]);
}

function put(value: unknown, path: readonly string[], replacement: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  (parent as Record<string, unknown>)[path.at(-1) ?? ''] = replacement;
}

test('each check of objects reports violations of its rules', () => {
  const ofGo = builtInRules.map(({ rule }) => rule.id);
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(validObjects)),
      fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { maxLength: 2 }),
      (start, changes) => {
        const object = structuredClone(start) as unknown as { readonly apiVersion: string; readonly kind: string };
        const schema = findSchema(start.apiVersion, start.kind);
        for (const [at, value] of changes) {
          const inside = places(object).filter(([field]) => field !== 'apiVersion' && field !== 'kind');
          put(object, inside[at % Math.max(1, inside.length)] ?? ['spec'], value);
        }
        for (const { rules, check } of rulesOfAnyObject)
          expect(idsOf(rules)).toEqual(expect.arrayContaining(idsOfProblems(check({ ...object }))));
        if (schema === undefined) return;
        const about = { schema, builtIn: schema.origin === 'openapi', checkKind: checkKind(schema), namespaceGiven: false };
        for (const { rules, check } of objectRules) {
          expect([...idsOf(rules), ...ofGo]).toEqual(expect.arrayContaining(idsOfProblems(check({ ...object }, about))));
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(idsOf(validateRules)).toEqual(expect.arrayContaining([...rulesOfAnyObject, ...objectRules].flatMap(({ rules }) => idsOf(rules))));
});

const idsOf = (rules: readonly Rule[]): readonly string[] => rules.map(({ id }) => id);
const idsOfProblems = (problems: readonly { readonly rule: string }[]): string[] => problems.map(({ rule }) => rule);

describe('the validator answers for any input', () => {
  test('for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(['accept', 'unknown', 'lossy', 'reject']).toContain(validator.check(value).verdict);
      }),
    );
  });

  // A table of types that is a plain object has these, too.
  test.each(['__proto__', 'constructor', 'toString'])('for %s in any place of any object', (replacement) => {
    for (const start of Object.values(validObjects)) {
      for (const path of places(start)) {
        const object = structuredClone(start) as object;
        put(object, path, replacement);
        expect(['accept', 'unknown', 'lossy', 'reject']).toContain(validator.check(object).verdict);
      }
    }
  });

  test('for an object with any value replaced by any other, with the same result each time', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 10n, undefined, '__proto__', 'constructor'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(validObjects)), fc.nat(), anything, (start, seed, replacement) => {
        const object = structuredClone(start) as object;
        const all = places(object);
        put(object, all[seed % all.length] ?? [], replacement);
        const before = structuredClone(object);
        const verdict = validator.check(object);
        expect(validator.check(object)).toEqual(verdict);
        expect(object).toEqual(before);
        for (const finding of verdict.findings) expect(finding.pointer === '' || finding.pointer.startsWith('/')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('for trees with any content', () => {
    const file = fc.record({
      path: fc.constantFrom('a/kustomization.yaml', 'a/x.yaml', 'kustomization.yaml', 'b/c/y.yaml'),
      objects: fc.array(fc.oneof(fc.constantFrom(...Object.values(validObjects)), fc.jsonValue()), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(file, { selector: ({ path }) => path }), (files) => {
        expect(Array.isArray(validateFiles(validator, files as never))).toBe(true);
      }),
    );
  });
});
