import { buildPointer } from '@slipway/manifest';
import type { Problem } from '../object-finding.ts';
import { spend } from '../spend.ts';
import { ruleProblem } from './rule-problem.ts';
import type { RuleNode } from './rule-tree.ts';
import { holdsUnknownText } from './unknown-text.ts';
import { isError, optionalNone, optionalOf, type Value } from './value.ts';

/** Of one rule at one place, in CEL's units; the server's `PerCallLimit`. */
const CALL_LIMIT = 1_000_000;
/** Of all rules of an object; the server's `RuntimeCELCostBudget`. */
const OBJECT_BUDGET = 10_000_000;

/** What a unit of CEL's cost takes here, which is in the order of a hundred nanoseconds. */
const STEPS_OF_A_UNIT = 10;

interface Judging {
  readonly problems: Problem[];
  readonly path: (string | number)[];
  left: number;
  readonly unchanged: boolean;
}

/**
 * What the rules say of a new object, as the server asks them: those of a place, then those of its `allOf`, then those
 * below. A rule that compares with the old object waits for an update, unless it says `optionalOldSelf`; with `unchanged`,
 * the old object is the same one.
 */
export function judgeRules(tree: RuleNode, object: unknown, { unchanged = false } = {}): readonly Problem[] {
  const judging: Judging = { problems: [], path: [], left: OBJECT_BUDGET, unchanged };
  judgeNode(tree, object, judging);
  return judging.problems;
}

/** False when the cost is used up, and nothing more is asked. */
function judgeNode(node: RuleNode, json: unknown, judging: Judging): boolean {
  if (json === null || json === undefined) return true;
  if (!judgePlace(node, json, judging)) return false;
  for (const part of node.allOf) if (!judgeNode(part, json, judging)) return false;
  if (Array.isArray(json)) return judgeEntries(node.entries, [...json.entries()], judging);
  if (typeof json !== 'object') return true;
  const fields = Object.entries(json);
  if (node.entries && !judgeEntries(node.entries, fields, judging)) return false;
  return fields.every(([name, value]) => judgeEntries(node.properties.get(name), [[name, value]], judging));
}

function judgeEntries(node: RuleNode | undefined, entries: readonly (readonly [string | number, unknown])[], judging: Judging): boolean {
  if (node === undefined) return true;
  return entries.every(([key, value]) => {
    judging.path.push(key);
    const goOn = judgeNode(node, value, judging);
    judging.path.pop();
    return goOn;
  });
}

function judgePlace(node: RuleNode, json: unknown, judging: Judging): boolean {
  if (node.rules.length === 0) return true;
  const self = node.toValue(json);
  for (const each of node.rules) {
    const compiled = each();
    const { program, usesOldSelf, rule } = compiled;
    if (program === undefined || (usesOldSelf && rule.optionalOldSelf !== true && !judging.unchanged)) continue;
    const variables = [self, oldSelf(self, rule.optionalOldSelf === true, judging.unchanged)];
    const { value, cost } = program(variables, CALL_LIMIT);
    spend(cost * STEPS_OF_A_UNIT);
    if (value === true && cost <= judging.left) {
      judging.left -= cost;
      continue;
    }
    if ((isError(value) && value.unsure) || holdsUnknownText(json)) continue;
    const outcome = cost > judging.left ? OVER_BUDGET : value;
    judging.left -= cost;
    judging.problems.push(ruleProblem(compiled, { json, outcome, variables, pointer: buildPointer(judging.path) }));
    if (isError(outcome) && outcome.final) return false;
  }
  return true;
}

function oldSelf(self: Value, optional: boolean, unchanged: boolean): Value {
  if (!optional && unchanged) return self;
  return unchanged ? optionalOf(self) : optionalNone();
}

const OVER_BUDGET: Value = {
  kind: 'error',
  message: 'validation failed due to running out of cost budget, no further validation rules will be run',
  final: true,
};
