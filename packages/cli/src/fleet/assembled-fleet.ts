import { createParseCache, type FolderTree, fileMapTree, searchRoots } from '@slipway/flux-build';
import type { Budget } from '@slipway/manifest';
import { commitFinder } from '../repository/commit-finder.ts';
import { isCheckout } from '../repository/git-root.ts';
import { gitRemotes } from '../repository/remotes.ts';
import { shortRevision } from '../repository/short-revision.ts';
import type { Workspace } from '../repository/workspace.ts';
import type { AssembledTree } from '../synth/assemble-tree.ts';
import type { OpenFleet } from './open-fleet.ts';

/**
 * Returns the fleet that definitions describe, as it would be published. The future content of each channel is in the tree. A version that
 * a cluster is pinned to is the commit with its tag. `display` returns the name of a file of the tree for users.
 */
export function assembledFleet(
  { root, packages }: Workspace,
  assembled: AssembledTree,
  display: (path: string) => string,
  { budget, channels }: { readonly budget: Budget; readonly channels: readonly string[] },
): OpenFleet {
  const texts = new Map(assembled.packages.flatMap((each) => [...each.texts]));
  const tree: FolderTree = { ...fileMapTree(texts), readBefore: () => undefined, unreadable: () => [], leftOut: () => [] };
  const cache = createParseCache();
  const urls = gitRemotes(root).map(({ url }) => url);
  const search = searchRoots(tree, '', { urls, cache, budget });
  const read = new Map<string, FolderTree>();
  return {
    input: {
      tree,
      roots: search.roots,
      urls,
      evidence: search.evidence,
      budget,
      cache,
      ...(isCheckout(root) && {
        findCommit: commitFinder({ root, packages, channels, onRead: (content, each) => read.set(content, each) }),
      }),
    },
    root,
    search,
    findings: [],
    isRootKnown: true,
    isOnDisk: false,
    tree,
    fileName: (content, file) => (content === '' ? display(file) : `${shortRevision(content)}:${file}`),
    trees: () => [tree, ...read.values()],
    treeOf: (content) => read.get(content),
  };
}
