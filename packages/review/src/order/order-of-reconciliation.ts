import type { Review, ReviewChange } from '../changes/review.ts';
import { type GraphNode, graphLayers } from './graph-layers.ts';

/** A Flux Kustomization of which something changes, and what it waits for before it applies that. */
export interface OrderLine {
  /** From 1; what has the same number is not waited for. */
  readonly step: number;
  /** `namespace/name`, with `<cluster>` for the name of a cluster. */
  readonly name: string;
  readonly changes: readonly ReviewChange[];
  readonly waits: readonly Wait[];
}

export interface Wait {
  readonly name: string;
  /**
   * Whether it has to have applied the new revision, and not only be ready with what it has: so it is where both have the same source
   * (kustomize-controller, `checkDependencies`).
   */
  readonly isForRevision: boolean;
}

/** The order in which Flux applies what changes; empty where nothing waits for anything that changes. What is deleted waits for nothing. */
export function orderOfReconciliation(review: Pick<Review, 'changes' | 'kustomizations'>): readonly OrderLine[] {
  const layers = graphLayers(review);
  const byName = new Map(layers.flat().map((node) => [node.name, node]));
  const leading = leadingTo(layers.flat());
  const steps = layers
    .map((layer) => layer.filter(({ changes, only }) => changes.length > 0 && only !== 'base'))
    .filter((layer) => layer.length > 0);
  const lines = steps.flatMap((layer, index) =>
    layer.map((node): OrderLine => {
      const waits = waitsOf(node, byName).filter(({ name }) => leading.has(name));
      return { step: index + 1, name: node.name, changes: node.changes, waits };
    }),
  );
  return lines.some(({ waits }) => waits.length > 0) ? lines : [];
}

/** What a Flux Kustomization waits for. */
export function waitsOf({ waitsFor, sources }: GraphNode, byName: ReadonlyMap<string, GraphNode>): readonly Wait[] {
  return waitsFor.map((name) => {
    const other = byName.get(name)?.sources;
    return { name, isForRevision: sources.length === 1 && other?.length === 1 && other[0] === sources[0] };
  });
}

/** Names of those of which something changes, and of those that wait for such a one; `nodes` have first what others wait for. */
function leadingTo(nodes: readonly GraphNode[]): ReadonlySet<string> {
  const leading = new Set<string>();
  for (const { name, changes, only, waitsFor } of nodes) {
    if ((changes.length > 0 && only !== 'base') || waitsFor.some((each) => leading.has(each))) leading.add(name);
  }
  return leading;
}
