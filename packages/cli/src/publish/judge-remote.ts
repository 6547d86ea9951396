import type { FleetKustomization } from '@slipway/flux-build';
import { type Finding, onceForEachName, stableText } from '@slipway/manifest';
import { branchFiles, hashTree, type RemoteState, type RemoteStep } from '@slipway/publish';
import type { AssembledTree } from '../assemble/assemble-tree.ts';
import { judgeStep } from '../check/against/fleet-step.ts';
import { type JudgedUpdates, judgedUpdates } from '../check/against/judged-updates.ts';
import { assembledDefinitions, knownKubernetes } from '../check/check-assembled-fleet.ts';
import { type CheckMemory, createCheckMemory } from '../check/fleet/check-memory.ts';
import { judgeClusters } from '../check/fleet/judge-fleet.ts';
import { isCheckout } from '../files/git-root.ts';
import { commitFinder } from '../git/commit-finder.ts';
import { gitRemotes } from '../git/remotes.ts';
import type { GivenKinds } from '../kinds/compiled-kinds.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { clusterSettings, type FleetSettings } from '../settings/fleet-settings.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { followedReferences, type RemoteFleet, type RemoteOptions, remoteFleet, remoteMemory } from './remote-fleet.ts';

/** The definitions that are published, and what is known beside them. */
export interface PublishedDefinitions {
  readonly workspace: Workspace;
  readonly tree: AssembledTree;
  readonly given: GivenKinds;
  readonly settings: FleetSettings;
  readonly memory: CheckMemory;
}

/** The definitions of a workspace as they were assembled, with the kinds that it is given. */
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

/** What clusters would get of a push, and what is wrong with it. */
export interface JudgedRemote {
  readonly findings: readonly Finding[];
  /** Clusters that follow something that the push makes or moves. */
  readonly clusters: ReadonlySet<string>;
  /** What those clusters apply before the push, and after it. */
  readonly kustomizations: { readonly before: readonly FleetKustomization[]; readonly after: readonly FleetKustomization[] };
  /** What the API server of a cluster says against a change of an object. */
  readonly judgeUpdate: JudgedUpdates['judgeUpdate'];
}

/** Judges the clusters that a push changes, as the remote would be after it, and the step that they take; asked again, it reads and judges only what is new. */
export function remoteJudge(
  context: VerbContext,
  { workspace, tree, given, settings, memory }: PublishedDefinitions,
): (step: RemoteStep) => Promise<JudgedRemote> {
  const { root, packages } = workspace;
  const files = remoteMemory();
  const options: RemoteOptions = {
    root,
    urls: gitRemotes(root).map(({ url }) => url),
    packages: new Set(packages.map(({ name }) => name)),
    otherwise: isCheckout(root) ? commitFinder({ root, packages: [] }) : undefined,
    isDefined: definedTrees(tree),
    display: (path) => context.displayFrom(root, path),
    given,
    settingsOf: (cluster) => clusterSettings(settings, cluster),
    memory,
  };
  const judging = {
    ...options,
    input: { texts: new Map<string, string>(), named: new Set<string>(), roots: [context.cwd], skipped: [], findings: [] },
    shownPath: '.',
    isOwn: true,
    kubernetesOf: knownKubernetes(tree, settings),
    definitions: assembledDefinitions(tree, context.cwd),
  };
  const withClusters = tree.packages.filter(hasClusters).map((assembled) => assembled.package.name);
  return async (step) => {
    const after: RemoteFleet[] = [];
    for (const branch of branchesOf(withClusters, step.after)) {
      context.progress(`building what ${branch.replace('refs/heads/', '')} would have`);
      const fleet = await remoteFleet(branch, step.after, options, files);
      if (fleet !== undefined && [...fleet.followed].some((reference) => step.moved.has(reference))) after.push(fleet);
    }
    const findings: Finding[] = [];
    const old: FleetKustomization[] = [];
    const judges = new Map<string, JudgedUpdates['judgeUpdate']>();
    for (const { branch, open, built } of after) {
      const before = await remoteFleet(branch, step.before, options, files);
      old.push(...(before?.built.kustomizations ?? []));
      const { judgeUpdate } = judgedUpdates(built.kustomizations, built.kinds);
      for (const { appliesTo } of built.kustomizations) judges.set(appliesTo, judgeUpdate);
      const changes = before && judgeStep(before.open, settings.allowDelete, before.built.fleet);
      findings.push(...judgeClusters(open, built, { ...judging, judgeStep: changes }, context).findings);
    }
    return {
      // An allowance in the settings is for one of many publishes.
      findings: findings.filter(({ rule }) => rule !== 'unused-allowance'),
      clusters: new Set(after.flatMap(({ built }) => built.kustomizations.flatMap(({ cluster, appliesTo }) => [cluster, appliesTo]))),
      kustomizations: { before: old, after: after.flatMap(({ built }) => built.kustomizations) },
      judgeUpdate: (before, next, cluster) => judges.get(cluster)?.(before, next, cluster) ?? [],
    };
  };
}

/** Bootstraps of clusters are in packages that have a source of Flux which follows a branch of the remote. */
const hasClusters = ({ files }: AssembledTree['packages'][number]): boolean =>
  files.some(({ objects }) =>
    objects.some((object) => followedReferences({ ...object }).some((reference) => reference?.startsWith('refs/heads/flux/'))),
  );

const branchesOf = (packages: readonly string[], { references }: RemoteState): readonly string[] =>
  [...references].filter((reference) => packages.some((name) => reference.startsWith(`refs/heads/flux/${name}/`))).sort();

/** Trees of branches that hold exactly what the definitions give. */
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

/**
 * What is wrong with the definitions and with the remote as it would be, each problem once. What the remote has is known for clusters that
 * were judged there, whatever is missing here.
 */
export function togetherOnce(definitions: readonly Finding[], remote: Pick<JudgedRemote, 'findings' | 'clusters'>): readonly Finding[] {
  const isSettled = ({ rule, clusters = [] }: Finding): boolean =>
    ABOUT_CONTENT.has(rule) && clusters.length > 0 && clusters.every((cluster) => remote.clusters.has(cluster));
  const all = new Map<string, Finding>();
  for (const finding of [...definitions.filter((each) => !isSettled(each)), ...remote.findings]) {
    const { clusters: _, message: __, source: ___, ...rest } = finding;
    const key = stableText(rest);
    const known = all.get(key);
    const clusters = [...new Set([...(known?.clusters ?? []), ...(finding.clusters ?? [])])];
    all.set(key, { ...(known ?? finding), ...(clusters.length > 0 && { clusters }) });
  }
  return [...all.values()];
}

/** Rules about references of which this machine may not have the content. */
const ABOUT_CONTENT: ReadonlySet<string> = new Set(['source-not-at-hand', 'version-not-published', 'channel-not-published']);
