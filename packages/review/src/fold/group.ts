import { stableText } from '@slipway/manifest';
import type { ReviewChange } from '../review.ts';

/** Changes that a reader takes in as one: the same differences, of however many objects and clusters. */
export interface ChangeGroup {
  /** Not empty; the first is shown. */
  readonly changes: readonly ReviewChange[];
  /** Sorted, of all changes. */
  readonly clusters: readonly string[];
  /** Whether the values differ in the name of the cluster only, which is then shown as `<cluster>`. */
  readonly perCluster: boolean;
}

/**
 * Groups changes, in the order of the first of each group. Creations and removals are grouped by the Flux Kustomization that they come
 * from; differences by what they are, with the name of the cluster taken out.
 */
export function groupChanges(changes: readonly ReviewChange[]): readonly ChangeGroup[] {
  return [...Map.groupBy(changes, groupKey).values()].map((group) => ({
    changes: group,
    clusters: [...new Set(group.flatMap(({ clusters }) => clusters))].sort(),
    perCluster: new Set(group.map(({ hunks }) => stableText(hunks))).size > 1,
  }));
}

function groupKey(change: ReviewChange): string {
  const { action, apiVersion, kind, risk, why = '', kustomization, movedFrom = '', restarts = false } = change;
  const by =
    action === 'create' || action === 'delete' || action === 'orphan'
      ? `${kustomization}\0${risk}`
      : `${apiVersion}\0${kind}\0${hunksWithoutCluster(change)}`;
  return [action, why, action === 'move' ? `${kustomization}\0${movedFrom}` : '', by, (change.refusals ?? []).join('\n'), restarts].join(
    '\0',
  );
}

function hunksWithoutCluster({ hunks, clusters }: ReviewChange): string {
  const text = stableText(hunks);
  return clusters.length === 1 ? withoutCluster(text, clusters[0] ?? '') : text;
}

/** A text with the name of a cluster, and the last part of its path, as `<cluster>`. */
export function withoutCluster(text: string, cluster: string): string {
  const short = cluster.split('/').at(-1) ?? '';
  return [cluster, short].filter((name) => name.length > 3).reduce((changed, name) => changed.replaceAll(name, '<cluster>'), text);
}
