import type { Review } from '../changes/review.ts';
import type { ReviewChange } from '../changes/review-file.gen.ts';
import { clusterEraser } from '../fold/group.ts';

/** A Flux Kustomization of any cluster. Those whose names differ only in the name of the cluster are one. */
export interface GraphNode {
  /** `namespace/name`, with `<cluster>` for the name of a cluster. */
  readonly name: string;
  readonly clusters: readonly string[];
  readonly waitsFor: readonly string[];
  readonly appliedBy: readonly string[];
  /** `Kind/namespace/name`: more than one if clusters have different ones. */
  readonly sources: readonly string[];
  readonly only?: 'base' | 'head';
  /** Its changed objects. */
  readonly changes: readonly ReviewChange[];
}

/** Returns Flux Kustomizations in the layers in which Flux reconciles them: each after its dependencies and its parent. */
export function graphLayers({ changes, kustomizations }: Pick<Review, 'changes' | 'kustomizations'>): readonly (readonly GraphNode[])[] {
  const erase = clusterEraser(new Set(kustomizations.flatMap(({ clusters }) => clusters)));
  const changesOf = Map.groupBy(changes, ({ kustomization }) => erase(kustomization));
  const nodes = [...Map.groupBy(kustomizations, ({ name }) => erase(name))].map(([name, all]): GraphNode => {
    const only = all.every((each) => each.only === all[0]?.only) ? all[0]?.only : undefined;
    const names = (of: (each: (typeof all)[number]) => readonly string[]): readonly string[] =>
      [...new Set(all.flatMap(of).map(erase))].filter((other) => other !== name).sort();
    return {
      name,
      clusters: [...new Set(all.flatMap(({ clusters }) => clusters))].sort(),
      waitsFor: names(({ dependsOn }) => dependsOn),
      appliedBy: names(({ appliedBy }) => (appliedBy === undefined ? [] : [appliedBy])),
      sources: [...new Set(all.map(({ source }) => erase(source)))].sort(),
      ...(only && { only }),
      changes: changesOf.get(name) ?? [],
    };
  });
  const depths = depthsOf(nodes);
  const layers: GraphNode[][] = [];
  for (const node of nodes.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const depth = depths.get(node.name) ?? 0;
    const layer = layers[depth] ?? [];
    layers[depth] = layer;
    layer.push(node);
  }
  return layers.filter((layer) => layer !== undefined);
}

const beforeOf = ({ waitsFor, appliedBy }: GraphNode, byName: ReadonlyMap<string, GraphNode>): readonly GraphNode[] =>
  [...waitsFor, ...appliedBy].flatMap((name) => byName.get(name) ?? []);

/** Returns the longest path to each Flux Kustomization. A path ends at a cycle. */
function depthsOf(nodes: readonly GraphNode[]): ReadonlyMap<string, number> {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const depths = new Map<string, number>();
  const open = new Set<string>();
  for (const start of nodes) {
    const stack = [{ node: start, before: beforeOf(start, byName), at: 0 }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const { node, before } = top;
      open.add(node.name);
      const next = before[top.at++];
      if (next === undefined) {
        depths.set(node.name, before.reduce((most, { name }) => Math.max(most, depths.get(name) ?? -1), -1) + 1);
        stack.pop();
      } else if (!depths.has(next.name) && !open.has(next.name)) stack.push({ node: next, before: beforeOf(next, byName), at: 0 });
    }
  }
  return depths;
}
