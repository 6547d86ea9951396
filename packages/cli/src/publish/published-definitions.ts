import { onceForEachName, timedOnly } from '@slipway/manifest';
import { branchFiles, hashTree } from '@slipway/publish';
import { knownKubernetes } from '../check/check-assembled-fleet.ts';
import { type CheckMemory, createCheckMemory } from '../check/check-memory.ts';
import { publishedCharts } from '../fleet/published-charts.ts';
import type { GivenKinds } from '../kinds/compiled-kinds.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { commitFinder } from '../repository/commit-finder.ts';
import { isCheckout } from '../repository/git-root.ts';
import { gitRemotes } from '../repository/remotes.ts';
import type { Workspace } from '../repository/workspace.ts';
import { clusterSettings, type FleetSettings } from '../settings/fleet-settings.ts';
import type { AssembledTree } from '../synth/assemble-tree.ts';
import type { RemoteOptions } from './remote-fleet.ts';

/** The published definitions, with their kinds and settings. */
export interface PublishedDefinitions {
  readonly workspace: Workspace;
  readonly tree: AssembledTree;
  readonly given: GivenKinds;
  readonly settings: FleetSettings;
  readonly memory: CheckMemory;
}

/** Returns the assembled definitions of a workspace, with the kinds that are given. */
export const publishedDefinitions = (
  { terminal }: VerbContext,
  workspace: Workspace,
  tree: AssembledTree,
  settings: FleetSettings,
): PublishedDefinitions => ({
  workspace,
  tree,
  settings,
  given: givenKinds({ cwd: workspace.root, env: terminal.env }),
  memory: createCheckMemory(),
});

/** Returns how the remote of definitions is read. `charts` is a folder with charts, in addition to those of the lock. */
export function remoteOptions(
  context: VerbContext,
  { workspace, tree, given, settings, memory }: PublishedDefinitions,
  charts?: string,
): RemoteOptions {
  const { root, packages } = workspace;
  return {
    root,
    budget: timedOnly(context.budget),
    urls: gitRemotes(root).map(({ url }) => url),
    packages: new Set(packages.map(({ name }) => name)),
    otherwise: isCheckout(root) ? commitFinder({ root, packages: [] }) : undefined,
    isDefined: definedTrees(tree),
    display: (path) => context.displayFrom(root, path),
    given,
    settingsOf: (cluster) => clusterSettings(settings, cluster),
    kubernetesOf: knownKubernetes(tree, settings),
    charts: publishedCharts(context, root, charts),
    secrets: context.secrets,
    memory,
  };
}

/** Returns whether a tree of a branch equals the output of the definitions. */
function definedTrees({ packages }: AssembledTree): (tree: string) => boolean {
  const ids = onceForEachName(
    () =>
      new Set(
        packages.map(
          ({ package: { name, version, prefixes }, texts }) => hashTree(branchFiles({ name, version, prefixes, files: texts })).id,
        ),
      ),
  );
  return (tree) => ids('all').has(tree);
}
