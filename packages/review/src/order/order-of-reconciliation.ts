import type { Review } from '../changes/review.ts';
import type { ReviewChange } from '../changes/review-file.gen.ts';
import { type GraphNode, graphLayers } from './graph-layers.ts';

/** A Flux Kustomization with changes, and its dependencies. */
export interface OrderLine {
  /** From 1. Flux Kustomizations with the same number do not wait for each other. */
  readonly step: number;
  /** `namespace/name`, with `<cluster>` for the name of a cluster. */
  readonly name: string;
  readonly changes: readonly ReviewChange[];
  readonly waits: readonly Wait[];
}

export interface Wait {
  readonly name: string;
  /**
   * Whether the dependency must have applied the new revision, and not only be ready: that is so if both have the same source
   * (kustomize-controller, `checkDependencies`).
   */
  readonly isForRevision: boolean;
}

/** Returns the order in which Flux applies changes; empty if no change waits for another one. Deletions wait for nothing. */
export function orderOfReconciliation(review: Pick<Review, 'changes' | 'kustomizations'>): readonly OrderLine[] {
  const layers = graphLayers(review);
  const byName = new Map(layers.flat().map((node) => [node.name, node]));
  const leading = changedAndDependents(layers.flat());
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

/** Returns the dependencies of a Flux Kustomization. */
export function waitsOf({ waitsFor, sources }: GraphNode, byName: ReadonlyMap<string, GraphNode>): readonly Wait[] {
  return waitsFor.map((name) => {
    const other = byName.get(name)?.sources;
    return { name, isForRevision: sources.length === 1 && other?.length === 1 && other[0] === sources[0] };
  });
}

/** Returns the names of Flux Kustomizations with changes, and of their dependents. In `nodes`, dependencies come first. */
function changedAndDependents(nodes: readonly GraphNode[]): ReadonlySet<string> {
  const leading = new Set<string>();
  for (const { name, changes, only, waitsFor } of nodes) {
    if ((changes.length > 0 && only !== 'base') || waitsFor.some((each) => leading.has(each))) leading.add(name);
  }
  return leading;
}
