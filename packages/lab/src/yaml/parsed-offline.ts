import { parseNodes, type YamlNode, YamlRefusal } from '@slipway/manifest/go-yaml';
import type { ParsedYaml } from './yaml-oracle.ts';

/** Returns the answers of the parser of the package manifest, in the form of the oracle. */
export function parsedOffline(text: string): ParsedYaml {
  const v2 = parsed(text, 'v2');
  const v3 = parsed(text, 'v3');
  return {
    ...(v3.root && { root: nodeOf(v3.root) }),
    ...(v2.refusal !== undefined && { v2: `yaml: ${v2.refusal}` }),
    ...(v3.refusal !== undefined && { v3: `yaml: ${v3.refusal}` }),
  };
}

function parsed(text: string, version: 'v2' | 'v3'): { readonly root?: YamlNode | undefined; readonly refusal?: string } {
  try {
    return { root: parseNodes(text.replace(/^\ufeff/, ''), version) };
  } catch (error) {
    if (error instanceof YamlRefusal) return { refusal: error.message };
    throw error;
  }
}

function nodeOf(node: YamlNode): readonly unknown[] {
  if (node.kind === 'alias') return ['alias', node.name];
  if (node.kind === 'scalar') return [node.style, node.value];
  return [node.flow ? `flow ${node.kind}` : node.kind, ...node.content.map(nodeOf)];
}
