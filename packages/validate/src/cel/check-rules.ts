import type { KindSchema } from '@slipway/kube-models';
import { lazy } from '@slipway/manifest/lazy';
import type { Problem } from '../objects/object-finding.ts';
import { isBuiltIn } from '../schema/object-schema.ts';
import type { StructuralSchema } from '../schema/structural-schema.ts';
import type { Before } from './before.ts';
import type { RuleNode } from './rule-tree.ts';
import { hasRules } from './schema/cel-schema.ts';

/** Evaluates the rules of a kind on a normalised object with the `problems` found before. `before` is the state before an update. */
export type RuleCheck = (object: unknown, problems: readonly Problem[], before?: Before) => readonly Problem[];

const evaluating = lazy<typeof import('./evaluate-rules.ts')>(import.meta.url, './evaluate-rules.ts');
const rules = lazy<typeof import('./rule-tree.ts')>(import.meta.url, './rule-tree.ts');

/**
 * Returns the check of the rules of `kind`; undefined for a kind without rules. CEL itself is loaded for the first object with rules, and a
 * rule is compiled when a value first exists at its position.
 */
export function checkRules(kind: KindSchema): RuleCheck | undefined {
  if (isBuiltIn(kind)) return undefined;
  const schema = kind.schema as StructuralSchema;
  if (!hasRules(schema)) return undefined;
  const dropsStatus = kind.subresources?.status !== undefined;
  let tree: RuleNode | undefined;
  return (object, problems, before) => {
    if (problems.some((problem) => isBlocking(problem, dropsStatus))) return [];
    tree ??= rules().ruleTree(schema);
    return tree ? evaluating().evaluateRules(tree, dropsStatus ? withoutStatus(object) : object, before) : [];
  };
}

/**
 * Problems that the server reports before it evaluates rules: values that no typed patch accepts, wrong types and formats, missing fields,
 * enums and sizes.
 */
const BLOCKING = new Set([
  'unknown-field',
  'duplicate-list-entry',
  'wrong-type',
  'wrong-format',
  'null-value',
  'missing-field',
  'not-allowed-value',
  'one-of',
  'any-of',
]);

/** Problems that the server does not report for a dropped status. */
const UNREPORTED_OF_STATUS = new Set([
  'null-value',
  'missing-field',
  'not-allowed-value',
  'one-of',
  'any-of',
  'wrong-length',
  'wrong-format',
]);

function isBlocking({ rule, pointer, tooMuch }: Problem, dropsStatus: boolean): boolean {
  if (/^\/metadata\/(creation|deletion)Timestamp$/.test(pointer)) return false; // the server sets them
  if (dropsStatus && inStatus(pointer) && UNREPORTED_OF_STATUS.has(rule)) return false;
  return tooMuch === true || BLOCKING.has(rule);
}

const inStatus = (pointer: string): boolean => /^\/status(\/|$)/.test(pointer);

/** Removes the status of a new object if it is a subresource, because the server drops it first. */
function withoutStatus(object: unknown): unknown {
  const { status: _, ...rest } = object as Readonly<Record<string, unknown>>;
  return rest;
}
