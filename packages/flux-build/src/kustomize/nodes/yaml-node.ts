import { bytesOfNodes, spendBytes, type Weight } from '../../spending.ts';

/** What a node of a YAML document is. An empty node is what kustomize makes of nothing; it prints as null. */
export type NodeKind = 'empty' | 'scalar' | 'map' | 'list';

/** How a scalar is written. Plain text is typed by what it looks like when it is read again, quoted text never is. */
export const PLAIN = 0;
export const QUOTED = 1;
/** Written with its tag, such as `!!int "5"`. */
export const TAGGED = 2;
/** Written as `>`, with QUOTED: it changes when it is written again. */
export const FOLDED = 4;
/** A map or list between brackets. */
export const FLOW = 8;

/**
 * A node as kustomize keeps it: text with a tag, not a value. Values are made at the very end, so a name that turns into
 * `true` on the way becomes a boolean. Nodes are changed in place; what is shared is copied first.
 */
export interface YamlNode {
  kind: NodeKind;
  /** `!!str`, `!!int`, `!!bool`, `!!null`, `!!float`, `!!timestamp`, `!!merge`, `!!map`, `!!seq`, or as written; empty: by its look. */
  tag: string;
  /** Text of a scalar. */
  value: string;
  /** PLAIN, or QUOTED, TAGGED, FOLDED and FLOW, which add up. */
  style: number;
  /** Items of a list; keys and values of a map in turn; nothing, which cannot be changed, in a scalar. */
  content: YamlNode[];
}

/** Most nodes are scalars, which share it. */
const NO_CONTENT = Object.freeze([]) as readonly YamlNode[] as YamlNode[];

export const makeNode = (kind: NodeKind, tag: string, value: string, style: number, content: YamlNode[]): YamlNode => ({
  kind,
  tag,
  value,
  style,
  content,
});

export const makeScalar = (tag: string, value: string, style: number): YamlNode => makeNode('scalar', tag, value, style, NO_CONTENT);

/** Plain text without a tag. */
export const plainScalar = (value: string): YamlNode => makeScalar('', value, PLAIN);

/** Text that remains a string with any look. */
export const stringScalar = (value: string): YamlNode => makeScalar('!!str', value, PLAIN);

/** Text that is always written in quotes. */
export const quotedScalar = (value: string): YamlNode => makeScalar('!!str', value, QUOTED);

export const emptyMap = (): YamlNode => makeNode('map', '', '', PLAIN, []);

/** A copy, which is taken from the budget of the current work. */
export function copyNode(node: YamlNode): YamlNode {
  const weight: Weight = { nodes: 0, text: 0 };
  weighNode(node, weight);
  spendBytes(bytesOfNodes(weight));
  return copyQuietly(node);
}

/** Adds what a node weighs. */
export function weighNode({ value, content }: YamlNode, weight: Weight): void {
  weight.nodes++;
  weight.text += value.length;
  for (let index = 0; index < content.length; index++) weighNode(content[index] as YamlNode, weight);
}

export function copyQuietly(node: YamlNode): YamlNode {
  const { content } = node;
  if (node.kind === 'scalar') return makeScalar(node.tag, node.value, node.style);
  const copied: YamlNode[] = content.length === 0 ? [] : new Array(content.length);
  for (let index = 0; index < content.length; index++) copied[index] = copyQuietly(content[index] as YamlNode);
  return { kind: node.kind, tag: node.tag, value: node.value, style: node.style, content: copied };
}

/** Makes `node` what `other` is; they share their content from then on. */
export function become(node: YamlNode, other: YamlNode): void {
  node.kind = other.kind;
  node.tag = other.tag;
  node.value = other.value;
  node.style = other.style;
  node.content = other.content;
}

export const isNull = (node: YamlNode): boolean => node.tag === '!!null';

/** Nothing, or null. */
export const isMissingOrNull = (node: YamlNode | undefined): boolean => node === undefined || node.tag === '!!null';

/** Null, `{}`, `[]` or nothing at all. */
export const isEmptyNode = (node: YamlNode | undefined): boolean =>
  node === undefined || node.tag === '!!null' || node.kind === 'empty' || (node.kind !== 'scalar' && node.content.length === 0);

/** A scalar that is a string, or would be by its look. */
export const isText = (node: YamlNode): boolean => node.kind === 'scalar' && (node.tag === '!!str' || node.tag === '');
