import type { Random } from '../random.ts';

/** YAML before it is written: what JSON has, and what only text can say. */
export type Node = string | number | boolean | null | bigint | Node[] | MapNode | RawNode | TaggedNode;
/** Entries in their order; a key may be there twice. */
export interface MapNode {
  readonly entries: [string, Node][];
}
/** Text that is written to the file unchanged. */
export interface RawNode {
  readonly raw: string;
}
export interface TaggedNode {
  readonly tag: string;
  readonly value: Node;
}

export const isMap = (node: Node | undefined): node is MapNode =>
  typeof node === 'object' && node !== null && 'entries' in node && !Array.isArray(node);

/** A node of a value of JavaScript. */
export function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) return value.map(nodeOf);
  if (typeof value === 'object' && value !== null) {
    if ('raw' in value || 'tag' in value || 'entries' in value) return value as Node;
    return { entries: Object.entries(value).map(([key, field]) => [key, nodeOf(field)]) };
  }
  return value === undefined ? null : (value as Node);
}

/** The position of a node, so that it can be replaced. */
export interface Place {
  readonly node: Node;
  readonly key: string | undefined;
  readonly set: (node: Node) => void;
  readonly rename?: (key: string) => void;
  readonly remove: () => void;
  readonly repeat: () => void;
}

/** All places below a node, from top to bottom. */
export function placesBelow(node: Node): Place[] {
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => [
      {
        node: item,
        key: undefined,
        set: (other) => {
          node[index] = other;
        },
        remove: () => {
          node.splice(index, 1);
        },
        repeat: () => {
          node.push(structuredClone(item));
        },
      } satisfies Place,
      ...placesBelow(item),
    ]);
  }
  if (!isMap(node)) return [];
  return node.entries.flatMap((entry) => [
    {
      node: entry[1],
      key: entry[0],
      set: (other) => {
        entry[1] = other;
      },
      rename: (key) => {
        entry[0] = key;
      },
      remove: () => {
        node.entries.splice(node.entries.indexOf(entry), 1);
      },
      repeat: () => {
        node.entries.push([entry[0], structuredClone(entry[1])]);
      },
    } satisfies Place,
    ...placesBelow(entry[1]),
  ]);
}

/** The text with two neighbouring letters exchanged, one left out, twice, or in the other case. */
export function misspelt(text: string, random: Random): string {
  const at = random.int(0, Math.max(0, text.length - 2));
  const [before, first = '', second = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  return before + random.pick([second + first, first + first + second, second, first.toUpperCase() + second, `${first}${second}s`]) + after;
}
