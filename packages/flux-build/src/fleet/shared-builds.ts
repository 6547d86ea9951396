import type { BuildUnsubstituted, UnsubstitutedBuild } from '../build/build-kustomization.ts';
import type { FileTree } from '../file-tree.ts';
import { type TreeAnswers, type WatchedTree, watchedTree } from '../source/watched-tree.ts';
import { recordSpending, type Spending, spendAgain } from '../spending.ts';

/** What was built, of which tree, and what that took. */
interface Known {
  readonly tree: FileTree;
  readonly built: UnsubstitutedBuild;
  readonly answers: TreeAnswers;
  readonly spent: Spending;
}

/**
 * What Flux Kustomizations of several clusters share, as they do where only variables differ. Most are needed once: what is
 * asked for a second time is kept.
 */
export function sharedBuilds() {
  const known = new Map<string, Known | undefined>();
  return {
    /** What `build` makes of `tree`, as if `watched`, which watches it, were asked each time. `key` says what else it depends on. */
    take(key: string, tree: FileTree, watched: WatchedTree, build: BuildUnsubstituted): UnsubstitutedBuild {
      const before = known.get(key);
      if (before !== undefined && before.tree === tree) {
        spendAgain(before.spent);
        watched.take(before.answers);
        return before.built;
      }
      if (!known.has(key)) {
        known.set(key, undefined);
        return build(watched);
      }
      const own = watchedTree(tree);
      const { value: built, spent } = recordSpending(() => build(own));
      watched.take(own.answers);
      known.set(key, { tree, built, answers: own.answers, spent });
      return built;
    },
  };
}
