import { isIntOrString, type StructuralSchema } from '../schema/structural-schema.ts';
import { type CompiledRule, compileRule } from './compile-rule.ts';
import { rulesOf, type ValidationRule } from './schema/cel-schema.ts';
import { type ToValue, valueConverter } from './schema/json-value.ts';
import { schemaAtPath } from './schema/schema-at-path.ts';

/** The rules of one position in a schema, and of the positions below it. Positions without rules are left out. */
export interface RuleNode {
  readonly type: string | undefined;
  /** Compiled when an object first has a value here. */
  readonly rules: readonly (() => CompiledRule)[];
  readonly toValue: ToValue;
  readonly allOf: readonly RuleNode[];
  readonly properties: ReadonlyMap<string, RuleNode>;
  /** The rules of the entries of a list, or of the values of a map. */
  readonly entries: RuleNode | undefined;
  /** The keys of a keyed list; undefined for other lists. */
  readonly keys: readonly string[] | undefined;
}

/** Returns the tree of rules for values with this schema; undefined without rules. `root` is true for whole objects. */
export const ruleTree = (schema: StructuralSchema, root = true): RuleNode | undefined => nodeOf(schema, schema, root);

/** Returns the node of a position. `rules` is `schema` itself, or a part of its `allOf` with rules for the same position. */
function nodeOf(
  rules: StructuralSchema,
  schema: StructuralSchema,
  root = schema['x-kubernetes-embedded-resource'] === true,
): RuleNode | undefined {
  // Most positions have no rules. No node is created for them, because a schema has thousands of positions.
  const own = rulesOf(rules);
  const entries = entriesOf(rules, schema);
  const properties = propertiesOf(rules, schema);
  const allOf = rules.allOf?.flatMap((each) => nodeOf(each, schema, root) ?? []) ?? [];
  if (own.length === 0 && entries === undefined && properties === undefined && allOf.length === 0) return undefined;
  if (!isVisible(schema, root)) return undefined;
  return {
    type: schema.type,
    rules: own.filter(({ rule }) => rule.trim() !== '').map((rule) => lazily(rule, schema)),
    toValue: (json) => valueConverter(schema, root)(json),
    allOf,
    properties: properties ?? new Map(),
    entries,
    keys: schema['x-kubernetes-list-type'] === 'map' ? schema['x-kubernetes-list-map-keys'] : undefined,
  };
}

function entriesOf(rules: StructuralSchema, schema: StructuralSchema): RuleNode | undefined {
  if (rules.items && schema.items) return nodeOf(rules.items, schema.items);
  const values = rules.additionalProperties;
  const declared = schema.additionalProperties;
  return typeof values === 'object' && typeof declared === 'object' ? nodeOf(values, declared) : undefined;
}

function propertiesOf(rules: StructuralSchema, schema: StructuralSchema): Map<string, RuleNode> | undefined {
  let nodes: Map<string, RuleNode> | undefined;
  for (const name in rules.properties) {
    const child = rules.properties[name];
    const declared = schema.properties?.[name];
    const node = child && declared && nodeOf(child, declared);
    if (!node) continue;
    nodes ??= new Map();
    nodes.set(name, node);
  }
  return nodes;
}

const lazily = (rule: ValidationRule, schema: StructuralSchema): (() => CompiledRule) => {
  let compiled: CompiledRule | undefined;
  return () => {
    compiled ??= compileRule(withKnownPath(rule, schema));
    return compiled;
  };
};

/** Returns the rule without its fieldPath if the schema does not have the field. */
function withKnownPath(rule: ValidationRule, schema: StructuralSchema): ValidationRule {
  const { fieldPath, ...rest } = rule;
  return fieldPath && schemaAtPath(fieldPath, schema, { brackets: true }) === undefined ? rest : rule;
}

const visible = new WeakMap<StructuralSchema, boolean>();

/** Returns whether the position has a CEL type. Untyped data, and lists and maps of untyped data, have none. */
function isVisible(schema: StructuralSchema, root = false): boolean {
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
