import { childPointer } from '../../objects/json-pointer.ts';
import type { YamlNode } from '../go-yaml/parse-nodes.ts';

/**
 * Returns the offset of each node of the document `root` by JSON pointer. The offset of a field is that of its key, and the offset of the
 * root is that of its first key or value. Nodes below an alias have no offset.
 */
export function nodeOffsets(root: YamlNode): ReadonlyMap<string, number> {
  const offsets = new Map([['', Math.max(0, root.start)]]);
  visit(offsets, root, '');
  return offsets;
}

function visit(offsets: Map<string, number>, node: YamlNode, pointer: string): void {
  if (node.kind === 'list') {
    for (const [index, item] of node.content.entries()) visitChild(offsets, childPointer(pointer, index), item, item.start);
  } else if (node.kind === 'map') {
    for (let index = 0; index < node.content.length; index += 2) {
      const key = node.content[index] as YamlNode;
      // Only string keys have a pointer.
      visitChild(offsets, childPointer(pointer, key.kind === 'scalar' ? key.value : ''), node.content[index + 1] as YamlNode, key.start);
    }
  }
}

function visitChild(offsets: Map<string, number>, pointer: string, value: YamlNode, start: number): void {
  if (start >= 0) offsets.set(pointer, start);
  visit(offsets, value, pointer);
}
