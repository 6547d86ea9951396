import { buildPointer, someText } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { spend } from '../runtime/spend.ts';
import { isCiphertext } from '../secrets/sops.ts';
import { type Before, NOTHING_BEFORE } from './before.ts';
import type { CompiledRule } from './compile-rule.ts';
import { ruleProblem } from './rule-problem.ts';
import type { RuleNode } from './rule-tree.ts';
import type { RefusedTransition } from './transition-remedy.ts';
import { isError, optionalNone, optionalOf, type Value } from './values/value.ts';

/** Cost limit of one rule at one position, in CEL's units: the server's `PerCallLimit`. */
const CALL_LIMIT = 1_000_000;
/** Cost limit of all rules of an object: the server's `RuntimeCELCostBudget`. */
const OBJECT_BUDGET = 10_000_000;

/** Operations of a CEL cost unit, which takes some hundred nanoseconds. */
const OPERATIONS_PER_UNIT = 10;

interface Evaluation {
  readonly problems: Problem[];
  readonly path: (string | number)[];
  left: number;
}

/**
 * Evaluates the rules on an object in the order of the server: those of a position, then those of its `allOf`, then those below. A rule
 * that uses the old object is evaluated if an old value exists, or if it has `optionalOldSelf`.
 */
export function evaluateRules(tree: RuleNode, object: unknown, before: Before = NOTHING_BEFORE): readonly Problem[] {
  const evaluation: Evaluation = { problems: [], path: [], left: OBJECT_BUDGET };
  evaluateNode(tree, object, evaluation, before);
  return evaluation.problems;
}

/** Evaluates the rules of a node. Returns false when the cost limit is reached; then no more rules are evaluated. */
function evaluateNode(node: RuleNode, json: unknown, evaluation: Evaluation, before: Before): boolean {
  if (json === null || json === undefined) return true;
  if (!evaluateAt(node, json, evaluation, before)) return false;
  for (const part of node.allOf) if (!evaluateNode(part, json, evaluation, before.inPart())) return false;
  if (Array.isArray(json)) return evaluateEntries(node, node.entries, [...json.entries()], evaluation, before);
  if (typeof json !== 'object') return true;
  const fields = Object.entries(json);
  if (node.entries && !evaluateEntries(node, node.entries, fields, evaluation, before)) return false;
  return fields.every(([name, value]) => evaluateEntries(node, node.properties.get(name), [[name, value]], evaluation, before));
}

function evaluateEntries(
  { keys }: RuleNode,
  node: RuleNode | undefined,
  entries: readonly (readonly [string | number, unknown])[],
  evaluation: Evaluation,
  before: Before,
): boolean {
  if (node === undefined) return true;
  return entries.every(([key, value]) => {
    evaluation.path.push(key);
    const goOn = evaluateNode(node, value, evaluation, before.below(key, value, keys));
    evaluation.path.pop();
    return goOn;
  });
}

function evaluateAt(node: RuleNode, json: unknown, evaluation: Evaluation, before: Before): boolean {
  if (node.rules.length === 0) return true;
  const self = node.toValue(json);
  const old = before.old === undefined ? undefined : node.toValue(before.old);
  return node.rules.every((rule) => evaluateRule(rule(), { json, self, old, toValue: node.toValue }, evaluation, before));
}

interface Values {
  readonly json: unknown;
  readonly self: Value;
  readonly old: Value | undefined;
  readonly toValue: RuleNode['toValue'];
}

/** Evaluates one rule. Returns false when the cost limit is reached; then no more rules are evaluated. */
function evaluateRule(compiled: CompiledRule, { json, self, old, toValue }: Values, evaluation: Evaluation, before: Before): boolean {
  const { program, usesOldSelf, rule } = compiled;
  const isOptional = rule.optionalOldSelf === true;
  if (program === undefined || (usesOldSelf && !isOptional && old === undefined)) return true;
  const variables = [self, oldSelf(old, isOptional)];
  const { value, cost } = program(variables, CALL_LIMIT);
  spend(cost * OPERATIONS_PER_UNIT);
  const isOverBudget = cost > evaluation.left;
  if (value === true && !isOverBudget) {
    evaluation.left -= cost;
    return true;
  }
  if ((isError(value) && value.unsure) || containsUnknownText(json)) return true;
  const outcome = isOverBudget ? OVER_BUDGET : value;
  evaluation.left -= cost;
  if (!usesOldSelf && !isError(outcome) && before.isTolerated()) return true;
  const pointer = buildPointer(evaluation.path);
  const transition: RefusedTransition = {
    rule: rule.rule,
    old: before.old,
    now: json,
    accepts: (from, to) => {
      const answer = program([toValue(to), oldSelf(toValue(from), isOptional)], CALL_LIMIT);
      spend(answer.cost * OPERATIONS_PER_UNIT);
      return answer.value === true;
    },
  };
  evaluation.problems.push(
    ruleProblem(compiled, { json, outcome, variables, pointer, ...(usesOldSelf && old !== undefined && { transition }) }),
  );
  return !(isError(outcome) && outcome.final);
}

function oldSelf(old: Value | undefined, optional: boolean): Value {
  if (old === undefined) return optionalNone();
  return optional ? optionalOf(old) : old;
}

const OVER_BUDGET: Value = {
  kind: 'error',
  message: 'validation failed due to running out of cost budget, no further validation rules will be run',
  final: true,
};

/** Returns whether a part of the value will change before the server gets it, because Flux substitutes or decrypts it. */
const containsUnknownText = (json: unknown): boolean => someText(json, (text) => isSubstituted(text) || isCiphertext(text));
