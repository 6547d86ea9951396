import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences, replacementError, updated } from './differences.ts';
import { isEqual, isObject, type JsonObject, mergePatch } from './model/json.ts';

/** Applies a merge patch (RFC 7386). */
function applied(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = applied(result[key], value);
  }
  return result;
}

const objects = fc.letrec<{ readonly value: unknown; readonly object: JsonObject }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.string(), fc.boolean(), fc.array(fc.integer(), { maxLength: 3 }), tie('object')),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), {
    maxKeys: 4,
    noNullPrototype: true,
  }) as fc.Arbitrary<JsonObject>,
})).object;

it('a merge patch turns the first object into the second, and is empty for equal objects', () => {
  fc.assert(
    fc.property(objects, objects, (before, after) => {
      const patch = mergePatch(before, after);
      expect(patch === undefined).toBe(isEqual(before, after));
      expect(applied(before, patch ?? {})).toEqual(after);
    }),
  );
});

it('nothing is different any more after an update', () => {
  fc.assert(
    fc.property(objects, objects, (present, desired) => {
      expect(differences(desired, updated(present, desired))).toEqual([]);
    }),
  );
});

it('removed tags are a difference, other fields that are not set are no difference', () => {
  expect(differences({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toEqual([]);
  expect(differences({ tags: { a: 'b' } }, { tags: { a: 'b', c: 'd' } })).toEqual(['tags']);
});

it('a change that cannot be made names the argument as Terraform calls it', () => {
  expect(replacementError('vpcConfig.subnetIds', { vpcConfig: { subnetIds: ['a'] } }, { vpcConfig: { subnetIds: ['b'] } })).toMatch(
    /requires replacing it: cannot change the value of the argument "vpc_config.0.subnet_ids" from "\[\\"a\\"\]" to "\[\\"b\\"\]"$/,
  );
});
