/** Parts of a text that must not be shown: sorted pairs of a start and an end that do not overlap. */
export type Ranges = readonly (readonly [start: number, end: number])[];

/** Finds known texts in other texts. The time is linear in the text and independent of the number of known texts. */
export interface TextIndex {
  /** Returns the ranges of known texts, and of beginnings of them that an ellipsis or the end cuts off. Ignores spaces and line ends. */
  readonly find: (text: string) => Ranges;
}

/** Minimum length of a text that can be found, and of a beginning before an ellipsis. */
const ENTRY = 4;
/** Minimum length of a beginning at the end of a text, where shorter ones may be the end of a word. */
const MIN_END_LENGTH = 12;

/**
 * Creates an index of texts, as described by Aho and Corasick: a tree of all texts, with a link from each node to the longest other text
 * that may have begun earlier. The tree is entered at its fourth level, by a table of four characters, so that most characters need one
 * lookup.
 */
export function createTextIndex(texts: Iterable<string>): TextIndex | undefined {
  const patterns = [...new Set([...texts].map(withoutSpace))].filter(({ length }) => length >= ENTRY).sort();
  if (patterns.length === 0) return undefined;
  const tree = createTree(patterns);
  const longest = patterns.reduce((length, pattern) => Math.max(length, pattern.length), 0);
  const mask = 2 ** Math.ceil(Math.log2(longest + 1)) - 1;
  const hasBackslash = patterns.some((pattern) => pattern.includes('\\'));
  const search: Search = { tree, hasBackslash, mask, positions: new Int32Array(mask + 1) };
  return { find: (text) => findRanges(search, text) ?? NONE };
}

interface Search {
  readonly tree: Tree;
  /** Whether a text of the tree has a backslash. */
  readonly hasBackslash: boolean;
  readonly mask: number;
  /** The positions of the last characters that are not spaces, by their number and the mask. */
  readonly positions: Int32Array;
}

function findRanges(search: Search, text: string): Ranges | undefined {
  const { tree, positions, mask } = search;
  const { depths, ends, begins, shift } = tree;
  const startOf = (count: number, length: number): number => positions[(count - length) & mask] as number;
  let ranges: [number, number][] | undefined;
  let state = 0;
  let window = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 0x20) continue;
    if (code === BACKSLASH && isEscapedLineEnd(search, text.charCodeAt(at + 1), state)) {
      at++;
      continue;
    }
    if (state !== 0) {
      if (isEllipsis(text, at, code)) ranges = withRange(ranges, startOf(count, depths[state] as number), at);
      state = tree.follow(state, code);
    }
    positions[count & mask] = at;
    count++;
    window = ((window << 7) ^ code) & WINDOW;
    if (state === 0) {
      if (begins[Math.imul(window, SPREAD) >>> shift] === 0 || count < ENTRY) continue;
      state = tree.entry(
        text.charAt(startOf(count, 4)) + text.charAt(startOf(count, 3)) + text.charAt(startOf(count, 2)) + text.charAt(at),
      );
    }
    const length = ends[state] as number;
    if (length > 0) ranges = withRange(ranges, startOf(count, length), at + 1);
  }
  const depth = depths[state] as number;
  if (depth >= MIN_END_LENGTH) ranges = withRange(ranges, startOf(count, depth), text.length);
  return ranges;
}

/** Returns whether a backslash and the character `next` are a line end, and not a part of a text of the tree. */
function isEscapedLineEnd({ tree, hasBackslash }: Search, next: number, state: number): boolean {
  if (!isLineEnd(next)) return false;
  return !hasBackslash || next <= 0x20 || (state !== 0 && tree.childOf(state, BACKSLASH) === 0);
}

const NONE: Ranges = [];

/** Four characters with seven bits each. Other characters share bits with the previous ones. */
const WINDOW = 0xfffffff;
const SPREAD = 0x9e3779b1;
const BACKSLASH = 0x5c;

/** Returns whether the character after a backslash is a line end in some form: the line end itself, `n` or `r`. */
const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d || code === 0x6e || code === 0x72;

const isEllipsis = (text: string, at: number, code: number): boolean =>
  code === 0x2026 || (code === 0x2e && text.charCodeAt(at + 1) === 0x2e && text.charCodeAt(at + 2) === 0x2e);

/** Returns a text in the form in which the index compares it. */
export const withoutSpace = (text: string): string => text.replace(/\\(?=[\r\n])|[\0- ]/g, '');

/** Adds a range. Ranges are added in the order of their ends, and may begin before the last one. */
function withRange(ranges: [number, number][] = [], start: number, end: number): [number, number][] {
  let from = start;
  for (let last = ranges.at(-1); last !== undefined && last[1] >= from; last = ranges.at(-1)) {
    from = Math.min(from, last[0]);
    ranges.pop();
  }
  ranges.push([from, end]);
  return ranges;
}

interface Tree {
  /** The number of characters from the root to each node. */
  readonly depths: Int32Array;
  /** The length of the longest text that ends at each node. */
  readonly ends: Int32Array;
  /** Returns the node of four characters, or 0. */
  readonly entry: (characters: string) => number;
  /** 1 if a text may begin with these four characters. */
  readonly begins: Uint8Array;
  readonly shift: number;
  /** Returns the node below a node, or 0. */
  readonly childOf: (node: number, code: number) => number;
  /** Returns the node after one more character; 0 if fewer than four characters are the beginning of a text. */
  readonly follow: (node: number, code: number) => number;
}

/** Nodes with more children have them in a map. */
const MAX_SIBLINGS = 16;

/** Returns a tree of sorted texts. The first child of a node has the next number, so that most lookups are in adjacent memory. */
function createTree(patterns: readonly string[]): Tree {
  const most = patterns.reduce((sum, { length }) => sum + length, 1);
  const [codes, depths, ends, links, siblings] = [
    new Uint16Array(most),
    new Int32Array(most),
    new Int32Array(most),
    new Int32Array(most),
    new Int32Array(most),
  ];
  const entries = new Map<string, number>();
  const bits = Math.min(24, Math.max(12, Math.ceil(Math.log2(patterns.length * 32))));
  const begins = new Uint8Array(2 ** bits);
  const shift = 32 - bits;
  const path: number[] = [0];
  let size = 1;
  let before = '';
  for (const pattern of patterns) {
    let depth = 0;
    while (depth < before.length && depth < pattern.length && before.charCodeAt(depth) === pattern.charCodeAt(depth)) depth++;
    if (depth < before.length) siblings[path[depth + 1] as number] = size;
    for (; depth < pattern.length; depth++) {
      [codes[size], depths[size]] = [pattern.charCodeAt(depth), depth + 1];
      path[depth + 1] = size++;
    }
    ends[path[pattern.length] as number] = pattern.length;
    const start = pattern.slice(0, ENTRY);
    if (!entries.has(start)) {
      entries.set(start, path[ENTRY] as number);
      let window = 0;
      for (let at = 0; at < ENTRY; at++) window = ((window << 7) ^ start.charCodeAt(at)) & WINDOW;
      begins[Math.imul(window, SPREAD) >>> shift] = 1;
    }
    before = pattern;
  }
  const wide = new Map<number, ReadonlyMap<number, number>>();
  const childOf = (node: number, code: number): number => {
    let child = node + 1;
    if (child >= size || depths[child] !== (depths[node] as number) + 1) return 0;
    for (let step = 0; child !== 0; step++) {
      if (codes[child] === code) return child;
      if (step === MAX_SIBLINGS) return wideOf(node).get(code) ?? 0;
      child = siblings[child] as number;
    }
    return 0;
  };
  const wideOf = (node: number): ReadonlyMap<number, number> => {
    const known = wide.get(node);
    if (known !== undefined) return known;
    const children = new Map<number, number>();
    for (let child = node + 1; child !== 0; child = siblings[child] as number) children.set(codes[child] as number, child);
    wide.set(node, children);
    return children;
  };
  const follow = (start: number, code: number): number => {
    for (let node = start; node !== 0; node = links[node] as number) {
      const child = childOf(node, code);
      if (child !== 0) return child;
    }
    return 0;
  };
  const entry = (characters: string): number => entries.get(characters) ?? 0;
  linkNodes({ codes, depths, ends, links, size }, begins, shift, follow, entry);
  return { depths, ends, entry, begins, shift, childOf, follow };
}

interface Nodes {
  readonly codes: Uint16Array;
  readonly depths: Int32Array;
  readonly ends: Int32Array;
  readonly links: Int32Array;
  readonly size: number;
}

/** Sets the link of each node to the node of its path without the first character. Nodes of smaller depth are first. */
function linkNodes(
  { codes, depths, ends, links, size }: Nodes,
  begins: Uint8Array,
  shift: number,
  follow: Tree['follow'],
  entry: Tree['entry'],
): void {
  let deepest = 0;
  for (let node = 0; node < size; node++) deepest = Math.max(deepest, depths[node] as number);
  const starts = new Int32Array(deepest + 2);
  for (let node = 0; node < size; node++) starts[(depths[node] as number) + 1] = (starts[(depths[node] as number) + 1] as number) + 1;
  for (let level = 1; level < starts.length; level++) starts[level] = (starts[level] as number) + (starts[level - 1] as number);
  const order = new Int32Array(size);
  const [parents, windows] = [new Int32Array(size), new Int32Array(size)];
  const path = new Int32Array(deepest + 1);
  for (let node = 0; node < size; node++) {
    const level = depths[node] as number;
    path[level] = node;
    if (level > 0) {
      parents[node] = path[level - 1] as number;
      windows[node] = (((windows[parents[node] as number] as number) << 7) ^ (codes[node] as number)) & WINDOW;
    }
    order[starts[level] as number] = node;
    starts[level] = (starts[level] as number) + 1;
  }
  const characterAbove = (node: number, steps: number): string => {
    let at = node;
    for (let step = 0; step < steps; step++) at = parents[at] as number;
    return String.fromCharCode(codes[at] as number);
  };
  for (const node of order) {
    if ((depths[node] as number) <= ENTRY) continue;
    const link = follow(links[parents[node] as number] as number, codes[node] as number);
    const mayBegin = link === 0 && begins[Math.imul(windows[node] as number, SPREAD) >>> shift] === 1;
    links[node] = mayBegin
      ? entry(characterAbove(node, 3) + characterAbove(node, 2) + characterAbove(node, 1) + characterAbove(node, 0))
      : link;
    if (ends[node] === 0) ends[node] = ends[links[node] as number] as number;
  }
}
