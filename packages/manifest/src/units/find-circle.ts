/** The way from `start` back to it along `next`, without its end; undefined when no way leads back. */
export function findCircle<Node>(start: Node, next: (node: Node) => readonly Node[]): readonly Node[] | undefined {
  const seen = new Set<Node>();
  const walk = (node: Node, path: readonly Node[]): readonly Node[] | undefined => {
    for (const target of next(node)) {
      if (target === start) return path;
      if (seen.has(target)) continue;
      seen.add(target);
      const found = walk(target, [...path, target]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}
