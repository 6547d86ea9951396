import { isIntOrString, type StructuralSchema } from '../schema/structural-schema.ts';
import { rulesOf, type ValidationRule } from './cel-schema.ts';
import { type CompiledRule, compileRule } from './compile-rule.ts';
import { type ToValue, valueMaker } from './json-value.ts';

/** The rules of one place in a schema and of those below; places without any are left out. */
export interface RuleNode {
  readonly type: string | undefined;
  /** Compiled when an object first has something here. */
  readonly rules: readonly (() => CompiledRule)[];
  readonly toValue: ToValue;
  readonly allOf: readonly RuleNode[];
  readonly properties: ReadonlyMap<string, RuleNode>;
  /** Of the entries of a list, or the values of a map. */
  readonly entries: RuleNode | undefined;
}

/** The rules of objects with this schema; undefined when there are none. */
export const ruleTree = (schema: StructuralSchema): RuleNode | undefined => nodeOf(schema, schema, true);

/** `rules` is `schema` itself, or a part of its `allOf`, which has rules for the same place. */
function nodeOf(
  rules: StructuralSchema,
  schema: StructuralSchema,
  root = schema['x-kubernetes-embedded-resource'] === true,
): RuleNode | undefined {
  if (!isVisible(schema, root)) return undefined;
  const own = rulesOf(rules).filter(({ rule }) => rule.trim() !== '');
  const entries = entriesOf(rules, schema);
  const properties = Object.entries(rules.properties ?? {}).flatMap(([name, child]) => propertyOf(name, child, schema));
  const allOf = (rules.allOf ?? []).flatMap((each) => nodeOf(each, schema, root) ?? []);
  if (own.length === 0 && entries === undefined && properties.length === 0 && allOf.length === 0) return undefined;
  return {
    type: schema.type,
    rules: own.map(lazily),
    toValue: valueMaker(schema, root),
    allOf,
    properties: new Map(properties),
    entries,
  };
}

function entriesOf(rules: StructuralSchema, schema: StructuralSchema): RuleNode | undefined {
  if (rules.items && schema.items) return nodeOf(rules.items, schema.items);
  const values = rules.additionalProperties;
  const declared = schema.additionalProperties;
  return typeof values === 'object' && typeof declared === 'object' ? nodeOf(values, declared) : undefined;
}

function propertyOf(name: string, child: StructuralSchema, schema: StructuralSchema): (readonly [string, RuleNode])[] {
  const declared = schema.properties?.[name];
  const node = declared && nodeOf(child, declared);
  return node ? [[name, node]] : [];
}

const lazily = (rule: ValidationRule): (() => CompiledRule) => {
  let compiled: CompiledRule | undefined;
  return () => {
    compiled ??= compileRule(rule);
    return compiled;
  };
};

const visible = new WeakMap<StructuralSchema, boolean>();

/** Whether the place has a type for CEL at all: lists and maps of untyped data have none, nor has such data. */
export function isVisible(schema: StructuralSchema, root = false): boolean {
  if (root) return true;
  const known = visible.get(schema);
  if (known !== undefined) return known;
  const answer = hasType(schema);
  visible.set(schema, answer);
  return answer;
}

function hasType(schema: StructuralSchema): boolean {
  if (isIntOrString(schema)) return true;
  if (schema.type === 'array') return schema.items !== undefined && isVisible(schema.items);
  if (schema.type === 'object') return typeof schema.additionalProperties !== 'object' || isVisible(schema.additionalProperties);
  return ['string', 'boolean', 'number', 'integer'].includes(schema.type ?? '');
}
