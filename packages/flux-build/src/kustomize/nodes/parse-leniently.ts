import { type YamlNode as ParsedNode, parseNodes } from '../../go-yaml/parse-nodes.ts';
import { YamlRefusal } from '../../go-yaml/yaml-token.ts';
import { refusal } from '../refusal.ts';
import { completeMap } from './merge-keys.ts';
import { scalarTag } from './scalar-tag.ts';
import { makeNode, makeScalar, PLAIN, QUOTED, TAGGED, type YamlNode } from './yaml-node.ts';

/**
 * The first document of a text by the rules of go-yaml, which takes some that YAML has not: a bracket that closes a flow
 * where its key stands, above all. Slower, so only for what the usual parser refuses.
 */
export function parseLeniently(text: string, mostNodes: number): YamlNode | undefined {
  const root = parse(text);
  return root && makeNodes(root, { left: mostNodes, inside: new Set() });
}

function parse(text: string): ParsedNode | undefined {
  try {
    return parseNodes(text);
  } catch (error) {
    if (error instanceof YamlRefusal) throw refusal('malformed-yaml', error.message);
    throw error;
  }
}

interface Making {
  left: number;
  /** Collections around this place. */
  readonly inside: Set<ParsedNode>;
}

function makeNodes(node: ParsedNode, making: Making): YamlNode {
  if (making.left-- <= 0) throw refusal('alias-bomb', 'aliases make the document too large');
  switch (node.kind) {
    case 'scalar':
      return scalar(node);
    case 'alias':
      if (making.inside.has(node.node)) throw refusal('malformed-yaml', `the value of anchor ${node.name} contains itself`);
      return makeNodes(node.node, making);
    default:
      return collection(node, making);
  }
}

function scalar({ value, tag, plain }: Extract<ParsedNode, { kind: 'scalar' }>): YamlNode {
  const short = tag.replace(/^tag:yaml\.org,2002:/, '!!');
  if (short !== '' && short !== '!') return makeScalar(short, value, TAGGED);
  return plain ? makeScalar(scalarTag(value), value, PLAIN) : makeScalar('!!str', value, QUOTED);
}

function collection(node: Extract<ParsedNode, { kind: 'list' | 'map' }>, making: Making): YamlNode {
  making.inside.add(node);
  const children = node.kind === 'list' ? node.items : node.pairs.flat();
  const content = children.map((child) => makeNodes(child, making));
  making.inside.delete(node);
  const made = node.kind === 'list' ? makeNode('list', '!!seq', '', PLAIN, content) : makeNode('map', '!!map', '', PLAIN, content);
  if (made.kind === 'map') completeMap(made);
  return made;
}
