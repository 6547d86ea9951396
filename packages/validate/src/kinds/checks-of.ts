import type { KindSchema } from '@slipway/kube-models';
import { findBuiltInKind } from '../built-in/built-in-kinds.ts';
import { describeRules } from '../cel/describe-rules.ts';
import { isBuiltIn } from '../schema/object-schema.ts';

/** Describes the checks on which a verdict on objects of `kind` is based. */
export function checksOf(kind: KindSchema): readonly string[] {
  const always = ['fields, types and limits of its schema', 'keys of lists', 'names, labels, annotations and the rest of its metadata'];
  if (!isBuiltIn(kind)) return [...always, 'defaults', ...celChecks(kind)];
  const known = findBuiltInKind(kind);
  const own = known?.rules.map(({ rule }) => rule.id) ?? [];
  return [
    ...always,
    own.length === 0 ? 'none of the rules that the API server has in Go for it' : `rules of the API server in Go: ${own.join(', ')}`,
    ...(known?.unchecked ?? []).map((what) => `not ${what}`),
  ];
}

/** Returns how many of its CEL rules are evaluated, and which rules are not. */
function celChecks(kind: KindSchema): readonly string[] {
  const notes = describeRules(kind);
  const { always = [], never = [], 'on-update': waiting = [] } = Object.groupBy(notes, ({ evaluated }) => evaluated);
  return [
    `CEL rules of its schema: ${always.length || 'none'}`,
    ...(waiting.length ? [`not CEL rules that compare with the object as it was: ${waiting.length}`] : []),
    ...never.map(({ pointer, rule, because }) => `not the CEL rule at ${pointer || 'the object'} (${because}): ${rule}`),
  ];
}
