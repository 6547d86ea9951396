import { childPointer } from '@slipway/manifest';
import { sameBefore } from './before.ts';
import { checkRule } from './checker/check-rule.ts';
import { declaredType } from './checker/declared-type.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { ruleTree } from './rule-tree.ts';
import { type CelSchema, hasRules, rulesOf } from './schema/cel-schema.ts';

/** A rule that a default violates, or that cannot be evaluated on it. */
export interface DefaultProblem {
  /** Pointer within the default. */
  readonly pointer: string;
  readonly message: string;
}

/** Evaluates the rules of `schema` on its default. `root` is true for the default of a whole object. */
export function checkDefault(schema: CelSchema, value: unknown, root: boolean): readonly DefaultProblem[] {
  if (!hasRules(schema)) return [];
  const wrong = wrongRules(schema, value, root);
  if (wrong.length > 0) return wrong;
  const tree = ruleTree(schema, root);
  if (tree === undefined) return [];
  const unchanged = evaluateRules(tree, value, sameBefore(value));
  return unchanged.length > 0 ? unchanged : evaluateRules(tree, value);
}

/** Returns a problem for each rule at a position of the value that does not compile. */
function wrongRules(schema: CelSchema, value: unknown, root: boolean, pointer = ''): readonly DefaultProblem[] {
  if (value === null || value === undefined || !hasRules(schema)) return [];
  const self =
    rulesOf(schema).length > 0 ? declaredType(schema, 'self', root || schema['x-kubernetes-embedded-resource'] === true) : undefined;
  const own = self ? rulesOf(schema).flatMap((rule) => checkRule(rule, self).issues.slice(0, 1)) : [];
  const below = typeof value === 'object' ? Object.entries(value) : [];
  return [
    ...own.map(({ message }) => ({ pointer, message })),
    ...below.flatMap(([name, entry]) => {
      const child = childOf(schema, name, Array.isArray(value));
      return child ? wrongRules(child, entry, false, childPointer(pointer, name)) : [];
    }),
  ];
}

function childOf({ items, properties = {}, additionalProperties }: CelSchema, name: string, list: boolean): CelSchema | undefined {
  if (list) return items;
  return (
    (Object.hasOwn(properties, name) ? properties[name] : undefined) ??
    (typeof additionalProperties === 'object' ? additionalProperties : undefined)
  );
}
