import type { FleetRoot } from '@slipway/flux-build';
import { type Finding, firstTexts } from '@slipway/manifest';
import type { RemoteContent, RemoteTransition } from '@slipway/publish';
import { channelMoveRules } from '../check/channel-move-rules.ts';
import { shortReference } from '../repository/find-reference.ts';
import { branchesOf } from './built-change.ts';
import { followedReferences, follows, type RemoteMemory, type RemoteOptions, searchContent } from './remote-fleet.ts';

interface LeftOptions extends Pick<RemoteOptions, 'urls' | 'budget'> {
  /** Packages that have the bootstraps of clusters. */
  readonly withClusters: readonly string[];
  /** Channels of the settings, in their order. */
  readonly channels: readonly string[];
}

/**
 * Reports clusters that follow a branch before a push, and follow no branch with their definition after it. The check of the clusters
 * after the push does not see such a cluster, because no branch contains it and follows itself.
 */
export async function leftChannels(transition: RemoteTransition, options: LeftOptions, memory: RemoteMemory): Promise<readonly Finding[]> {
  const { before, after, moved } = transition;
  const branches = branchesOf(options.withClusters, before);
  if (branches.length === 0) return [];
  const [old, next] = [await before.read(branches), await after.read(branchesOf(options.withClusters, after))];
  const rootsOf = (content: RemoteContent | undefined): readonly FleetRoot[] =>
    content === undefined ? [] : searchContent(content, options, memory).roots;
  const findings: Finding[] = [];
  for (const branch of branches) {
    const followers = rootsOf(old.get(branch)).filter((root) => follows(root, branch));
    const groups = new Map<string, Problem & { readonly clusters: string[] }>();
    for (const { cluster } of followers) {
      const problem = moved.has(branch)
        ? problemOfMove(cluster, branch, { next, rootsOf, exists: (reference) => after.references.has(reference) })
        : problemOfOldChannel(cluster, branch, { old, next, moved, rootsOf, channels: options.channels });
      if (problem === undefined) continue;
      const group = groups.get(JSON.stringify(problem)) ?? { ...problem, clusters: [] };
      group.clusters.push(cluster);
      groups.set(JSON.stringify(problem), group);
    }
    for (const group of groups.values()) findings.push(channelFinding(branch, group, options.channels));
  }
  return findings;
}

interface Problem {
  readonly kind: 'missing' | 'absent' | 'back' | 'unpublished';
  /** The branch that the clusters shall follow. */
  readonly target: string;
}

interface States {
  readonly next: ReadonlyMap<string, RemoteContent>;
  readonly rootsOf: (content: RemoteContent | undefined) => readonly FleetRoot[];
}

/** Returns the problem of a cluster whose branch gets a definition that names another branch. */
function problemOfMove(
  cluster: string,
  branch: string,
  { next, rootsOf, exists }: States & { readonly exists: (reference: string) => boolean },
): Problem | undefined {
  const own = rootOf(rootsOf(next.get(branch)), cluster);
  if (own === undefined || follows(own, branch)) return undefined;
  const [target] = referencesOf(own, branch);
  if (target === undefined) return undefined;
  if (!exists(target)) return { kind: 'missing', target };
  if (!next.has(target)) return undefined;
  const there = rootOf(rootsOf(next.get(target)), cluster);
  if (there === undefined) return { kind: 'absent', target };
  return follows(there, target) ? undefined : { kind: 'back', target };
}

/** Returns the problem of a cluster whose new definition is published to another branch than the one that it follows. */
function problemOfOldChannel(
  cluster: string,
  branch: string,
  {
    old,
    next,
    moved,
    rootsOf,
    channels,
  }: States & Pick<RemoteTransition, 'moved'> & { readonly old: States['next']; readonly channels: readonly string[] },
): Problem | undefined {
  if (channels.includes(channelOf(branch))) return undefined;
  const isNew = (target: string): boolean => {
    if (!moved.has(target) || packageOf(target) !== packageOf(branch)) return false;
    const [was, is] = [old, next].map((contents) => rootOf(rootsOf(contents.get(target)), cluster));
    return is !== undefined && follows(is, target) && !(was !== undefined && follows(was, target));
  };
  const target = [...next.keys()].find(isNew);
  return target === undefined ? undefined : { kind: 'unpublished', target };
}

const rootOf = (roots: readonly FleetRoot[], cluster: string): FleetRoot | undefined => roots.find((root) => root.cluster === cluster);

/** Returns the references to the package of a branch that a root follows. */
const referencesOf = ({ objects }: FleetRoot, branch: string): readonly string[] =>
  objects
    .flatMap(({ object }) => followedReferences(object))
    .filter((reference) => reference !== undefined)
    .filter((reference) => reference.startsWith(packageOf(branch)) || reference.startsWith(`refs/tags/${packageName(branch)}@`));

/** Returns a branch without its channel, with the slash. */
const packageOf = (branch: string): string => branch.slice(0, branch.lastIndexOf('/') + 1);

const packageName = (branch: string): string => packageOf(branch).slice('refs/heads/flux/'.length, -1);

const channelOf = (branch: string): string => branch.slice(branch.lastIndexOf('/') + 1);

function channelFinding(
  branch: string,
  { kind, target, clusters }: Problem & { readonly clusters: readonly string[] },
  channels: readonly string[],
): Finding {
  const [from, to] = [shortReference(branch), shortReference(target)];
  const [rule, backRule] = channelMoveRules;
  const { id, severity } = kind === 'back' ? backRule : rule;
  return {
    rule: id,
    severity,
    message: messageOf(kind, { from, to, who: namesOf(clusters), verb: clusters.length === 1 ? 'follows' : 'follow' }),
    file: from,
    pointer: '',
    value: to,
    expected: EXPECTED[kind],
    remedy: remedyOf(kind, { old: channelOf(branch), next: channelOf(target) }, channels),
    clusters,
  };
}

/** Returns the first names of a list; the finding has all of them. */
const namesOf = (names: readonly string[]): string => firstTexts(names, MAX_NAMED);

const MAX_NAMED = 10;

function messageOf(
  kind: Problem['kind'],
  { from, to, who, verb }: { readonly from: string; readonly to: string; readonly who: string; readonly verb: string },
): string {
  const now = `${who} ${verb} ${from} now`;
  if (kind === 'missing') return `${now}, and would get a definition that names ${to}, which does not exist in the remote`;
  if (kind === 'absent')
    return `${now}, and would get a definition that names ${to}, which does not have ${verb === 'follows' ? 'this cluster' : 'these clusters'}`;
  if (kind === 'back') return `${now}, and would get a definition that names ${to}; the definition there names another branch`;
  return `${now}, and the definition that names ${to} is published only there: no channel of the settings is published to ${from}`;
}

const EXPECTED: Readonly<Record<Problem['kind'], string>> = {
  missing: 'a branch that has the definitions of these clusters',
  absent: 'a branch that has the definitions of these clusters',
  back: 'a branch whose definition of the cluster names this branch',
  unpublished: 'a push to the branch that the clusters follow, after the push to the new one',
};

/** Returns the two releases that move clusters, by the order of the channels in the settings. */
function remedyOf(
  kind: Problem['kind'],
  { old, next }: { readonly old: string; readonly next: string },
  channels: readonly string[],
): string {
  const promoted = `slipway promote --from ${next} --to ${old}`;
  if (kind === 'back') return `Promote this definition to ${next} at once: \`slipway promote --from ${old} --to ${next}\`.`;
  if (kind === 'unpublished')
    return `List ${old} after ${next} in \`channels\` of slipway.yaml. Publish to ${next}, then run \`${promoted}\`, and remove ${old} afterwards.`;
  const isLater = channels.includes(next) && channels.indexOf(next) > channels.indexOf(old);
  if (isLater)
    return `Use two releases. First bring the current definitions to ${next}: \`slipway promote --from ${old} --to ${next}\`. Then publish this change, and promote it to ${next} at once.`;
  return `Use two releases. First list ${next} before ${old} in \`channels\` of slipway.yaml, and publish to ${next}. Then run \`${promoted}\`, and remove ${old} afterwards.`;
}
