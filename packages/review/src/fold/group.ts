import { stableText } from '@slipway/manifest';
import type { ReviewChange } from '../changes/review-file.gen.ts';

/** Changes that are shown as one: the same differences of any number of objects and clusters. */
export interface ChangeGroup {
  /** Not empty; the first is shown. */
  readonly changes: readonly ReviewChange[];
  /** Sorted, of all changes. */
  readonly clusters: readonly string[];
  /** Whether the values differ only in the name of the cluster, which is then shown as `<cluster>`. */
  readonly perCluster: boolean;
}

/**
 * Groups changes, in the order of the first of each group. Groups creations and removals by their Flux Kustomization, and differences, also of
 * renamed objects, by their text without the names of clusters.
 */
export function groupChanges(changes: readonly ReviewChange[]): readonly ChangeGroup[] {
  const erase = clusterEraser(new Set(changes.flatMap(({ clusters }) => clusters)));
  return [...Map.groupBy(changes, (change) => groupKey(change, erase)).values()].map((group) => ({
    changes: group,
    clusters: [...new Set(group.flatMap(({ clusters }) => clusters))].sort(),
    perCluster: group[0]?.action !== 'delete' && new Set(group.map(({ hunks }) => stableText(hunks))).size > 1,
  }));
}

function groupKey(change: ReviewChange, erase: (text: string) => string): string {
  const { action, apiVersion, kind, risk, why = '', kustomization, movedFrom = '', restarts = false, renamedFrom, hunks } = change;
  const isWhole = action === 'create' || action === 'delete' || action === 'orphan';
  // The kind of a renamed object does not matter.
  const what = (): string =>
    renamedFrom !== undefined && hunks.length === 0 ? 'renamed' : `${apiVersion}\0${kind}\0${erase(differences(change))}`;
  const by = isWhole ? `${erase(kustomization)}\0${risk}\0${renamedFrom === undefined ? '' : what()}` : what();
  return [
    action,
    why,
    action === 'move' ? `${kustomization}\0${movedFrom}` : '',
    by,
    (change.refusals ?? []).join('\n'),
    restarts,
    composedKey(change),
  ].join('\0');
}

const composedKey = ({ composed }: ReviewChange): string =>
  composed === undefined
    ? ''
    : `${composed.composition}\0${composed.kept ?? false}\0${composed.takenOver ?? false}\0${composed.composites.join('\0')}`;

/** Returns the key of a hunk. Only the different lines of a text that is compared by line count. */
const differences = ({ hunks }: ReviewChange): string =>
  stableText(hunks.map(({ lines, before, after, ...hunk }) => ({ ...hunk, ...(lines === undefined ? { before, after } : { lines }) })));

/** Replaces the names of clusters, and the last parts of their paths, with `<cluster>`. */
export function clusterEraser(clusters: ReadonlySet<string>): (text: string) => string {
  const names = [...new Set([...clusters].flatMap((cluster) => [cluster, cluster.split('/').at(-1) ?? '']))].filter(
    ({ length }) => length > 3 && length < MAX_NAME,
  );
  if (names.length === 0) return (text) => text;
  const tree = nameTree(names);
  return (text) => {
    const parts: string[] = [];
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const end = endOfName(tree, text, at);
      if (end === undefined) continue;
      parts.push(text.slice(from, at), '<cluster>');
      from = end;
      at = end - 1;
    }
    return parts.length === 0 ? text : parts.join('') + text.slice(from);
  };
}

/** Longer names are not replaced, to limit the comparisons at each character of a text. */
const MAX_NAME = 512;

/** Names by their characters. */
interface NameTree {
  readonly next: Map<number, NameTree>;
  isName: boolean;
}

function nameTree(names: readonly string[]): NameTree {
  const root: NameTree = { next: new Map(), isName: false };
  for (const name of names) {
    let node = root;
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      const next = node.next.get(code) ?? { next: new Map(), isName: false };
      node.next.set(code, next);
      node = next;
    }
    node.isName = true;
  }
  return root;
}

/** Returns where the longest name that begins at `start` ends. */
function endOfName(tree: NameTree, text: string, start: number): number | undefined {
  let end: number | undefined;
  let node = tree.next.get(text.charCodeAt(start));
  for (let at = start + 1; node !== undefined; at++) {
    if (node.isName) end = at;
    node = node.next.get(text.charCodeAt(at));
  }
  return end;
}
