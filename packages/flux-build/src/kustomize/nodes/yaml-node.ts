import { bytesOfNodes, spendBytes, type Weight } from '../../spending.ts';

/** The kind of a YAML node. kustomize creates an empty node from nothing; it prints as null. */
export type NodeKind = 'empty' | 'scalar' | 'map' | 'list';

/** Styles of a scalar. Plain text gets its type from its look when it is read again, quoted text is always a string. */
export const PLAIN = 0;
export const QUOTED = 1;
/** Written with its tag, such as `!!int "5"`. */
export const TAGGED = 2;
/** Written as `>`, with QUOTED: it changes when it is written again. */
export const FOLDED = 4;
/** A map or list between brackets. */
export const FLOW = 8;

/**
 * A node as kustomize keeps it: text with a tag, not a value. Values are computed at the end, so a name that becomes `true` is then a
 * boolean. Nodes are changed in place; shared ones are copied first.
 */
export interface YamlNode {
  kind: NodeKind;
  /** `!!str`, `!!int`, `!!bool`, `!!null`, `!!float`, `!!timestamp`, `!!merge`, `!!map`, `!!seq`, or as written; empty: by its look. */
  tag: string;
  /** Text of a scalar. */
  value: string;
  /** PLAIN, or QUOTED, TAGGED, FOLDED and FLOW, which add up. */
  style: number;
  /** Items of a list; alternating keys and values of a map; in a scalar an empty list that cannot be changed. */
  content: YamlNode[];
}

/** Shared by scalars, which are most nodes. */
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

/** Copies a node, and takes it from the current budget. */
export function copyNode(node: YamlNode): YamlNode {
  const weight: Weight = { nodes: 0, text: 0 };
  weighNode(node, weight);
  spendBytes(bytesOfNodes(weight));
  return copyQuietly(node);
}

/** Adds the weight of a node. */
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

/** Copies `other` into `node`; they then share their content. */
export function become(node: YamlNode, other: YamlNode): void {
  node.kind = other.kind;
  node.tag = other.tag;
  node.value = other.value;
  node.style = other.style;
  node.content = other.content;
}

export const isNull = (node: YamlNode): boolean => node.tag === '!!null';

/** Whether a node is missing or null. */
export const isMissingOrNull = (node: YamlNode | undefined): boolean => node === undefined || node.tag === '!!null';

/** Whether a node is null, `{}`, `[]` or missing. */
export const isEmptyNode = (node: YamlNode | undefined): boolean =>
  node === undefined || node.tag === '!!null' || node.kind === 'empty' || (node.kind !== 'scalar' && node.content.length === 0);

/** Whether a scalar is a string, by its tag or its look. */
export const isText = (node: YamlNode): boolean => node.kind === 'scalar' && (node.tag === '!!str' || node.tag === '');
