import type { Compose, Composition } from '../build/build-kustomization.ts';
import type { FileTree } from '../file-tree.ts';
import { type TreeAnswers, type WatchedTree, watchedTree } from '../source/watched-tree.ts';
import { recordSpending, type Spending, spendAgain } from '../spending.ts';

/** What was composed, of which tree, and what that took. */
interface Known {
  readonly tree: FileTree;
  readonly composition: Composition;
  readonly answers: TreeAnswers;
  readonly spent: Spending;
}

/**
 * Compositions that Flux Kustomizations of several clusters share, as they do where only variables differ. Most are needed once: what is
 * asked for a second time is kept.
 */
export function knownCompositions() {
  const known = new Map<string, Known | undefined>();
  return {
    /** What `compose` makes of `tree`, as if `watched`, which watches it, were asked each time. `key` says what else it depends on. */
    take(key: string, tree: FileTree, watched: WatchedTree, compose: Compose): Composition {
      const before = known.get(key);
      if (before !== undefined && before.tree === tree) {
        spendAgain(before.spent);
        watched.take(before.answers);
        return before.composition;
      }
      if (!known.has(key)) {
        known.set(key, undefined);
        return compose(watched);
      }
      const own = watchedTree(tree);
      const { value: composition, spent } = recordSpending(() => compose(own));
      watched.take(own.answers);
      known.set(key, { tree, composition, answers: own.answers, spent });
      return composition;
    },
  };
}
