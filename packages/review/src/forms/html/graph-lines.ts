import type { GraphNode } from '../../order/graph-layers.ts';

/** A line to a Flux Kustomization from one that it waits for, or that applies it. */
export interface GraphLine {
  readonly from: string;
  readonly to: string;
  readonly kind: 'applies' | 'waits';
}

/** Returns the lines of the graph, without those that another path replaces, and without backward lines of a cycle. */
export function graphLines(layers: readonly (readonly GraphNode[])[]): readonly GraphLine[] {
  const above = new Map<string, ReadonlySet<string>>();
  const lines: GraphLine[] = [];
  for (const layer of layers) {
    const found = layer.map((node) => {
      const direct = [...new Set([...node.waitsFor, ...node.appliedBy])].filter((name) => above.has(name));
      for (const from of direct) {
        if (direct.some((other) => above.get(other)?.has(from))) continue;
        lines.push({ from, to: node.name, kind: node.waitsFor.includes(from) ? 'waits' : 'applies' });
      }
      return [node.name, new Set(direct.flatMap((name) => [name, ...(above.get(name) ?? [])]))] as const;
    });
    for (const [name, names] of found) above.set(name, names);
  }
  return lines;
}
