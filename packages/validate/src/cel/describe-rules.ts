import type { KindSchema } from '@slipway/kube-models';
import { lazy } from '@slipway/manifest/lazy';
import { isBuiltIn } from '../schema/object-schema.ts';
import type { StructuralSchema } from '../schema/structural-schema.ts';
import type { CompiledRule } from './compile-rule.ts';
import type { RuleNode } from './rule-tree.ts';
import { hasRules } from './schema/cel-schema.ts';

/** A CEL rule of a kind, and whether Slipway evaluates it. */
export interface RuleNote {
  /** Pointer into an object. `*` is any entry of a list or map. */
  readonly pointer: string;
  readonly rule: string;
  readonly message?: string;
  /** `always`; `on-update` when the rule compares with the old object; `never` when it cannot be evaluated here. */
  readonly evaluated: 'always' | 'on-update' | 'never';
  /** The reason why it is never evaluated. */
  readonly because?: string;
}

const rules = lazy<typeof import('./rule-tree.ts')>(import.meta.url, './rule-tree.ts');

/** Returns all CEL rules of `kind` in the order of its schema. Built-in kinds have none. */
export function describeRules(kind: KindSchema): readonly RuleNote[] {
  const schema = kind.schema as StructuralSchema;
  if (isBuiltIn(kind) || !hasRules(schema)) return [];
  const tree = rules().ruleTree(schema);
  return tree ? notesOf(tree, '') : [];
}

function notesOf(node: RuleNode, pointer: string): readonly RuleNote[] {
  return [
    ...node.rules.map((rule) => noteOf(rule(), pointer)),
    ...node.allOf.flatMap((part) => notesOf(part, pointer)),
    ...[...node.properties].flatMap(([name, child]) => notesOf(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)),
    ...(node.entries ? notesOf(node.entries, `${pointer}/*`) : []),
  ];
}

function noteOf({ rule: { rule, message, optionalOldSelf }, program, unsupported, usesOldSelf }: CompiledRule, pointer: string): RuleNote {
  const evaluated = program === undefined ? 'never' : usesOldSelf && optionalOldSelf !== true ? 'on-update' : 'always';
  return {
    pointer,
    rule: rule.trim(),
    ...(message === undefined ? {} : { message: message.trim() }),
    evaluated,
    ...(unsupported === undefined ? {} : { because: unsupported }),
  };
}
