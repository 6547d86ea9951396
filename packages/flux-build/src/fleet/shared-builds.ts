import type { BuildUnsubstituted, UnsubstitutedBuild } from '../build/build-kustomization.ts';
import type { FileTree } from '../file-tree.ts';
import { type TreeAnswers, type WatchedTree, watchedTree } from '../source/watched-tree.ts';
import { recordSpending, type Spending, spendAgain } from '../spending.ts';

/** A build, its tree, and its cost. */
interface Known {
  readonly tree: FileTree;
  readonly built: UnsubstitutedBuild;
  readonly answers: TreeAnswers;
  readonly spent: Spending;
}

/**
 * Shares builds among Flux Kustomizations of several clusters that differ only in variables. Most builds are needed once, so a build is
 * kept when it is requested a second time.
 */
export function sharedBuilds() {
  const known = new Map<string, Known | undefined>();
  return {
    /**
     * Returns the result of `build` for `tree`. A kept build costs the same, and `watched` records the same reads. `key` has all other
     * inputs.
     */
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
