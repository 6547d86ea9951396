import type { FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import { lazy } from '@slipway/manifest/lazy';
import type { RemoteState, RemoteTransition } from '@slipway/publish';
import { type Review, type ReviewInput, reviewFleets } from '@slipway/review';
import type { SecretValues } from '@slipway/validate/secret-values';
import { assembledDefinitions } from '../check/check-assembled-fleet.ts';
import { type CheckedUpdates, checkUpdates } from '../check/checked-updates.ts';
import { type CauseSide, causeOf } from '../fleet/cause-of.ts';
import { releaseOwners } from '../fleet/release-owners.ts';
import { withShownError } from '../report/shown-error.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { AssembledTree } from '../synth/assemble-tree.ts';
import type { PublishedDefinitions } from './published-definitions.ts';
import { followedReferences, type RemoteFleet, type RemoteMemory, type RemoteOptions, remoteFleet, remoteMemory } from './remote-fleet.ts';

/** The clusters that a transition of a remote changes, as built before and after it. */
export interface BuiltTransition {
  readonly fleets: readonly { readonly before?: RemoteFleet; readonly after: RemoteFleet }[];
  /** The objects that Flux applies to those clusters. */
  readonly kustomizations: { readonly before: readonly FleetKustomization[]; readonly after: readonly FleetKustomization[] };
  /** The objects of their HelmReleases, if their charts are available. */
  readonly releases: { readonly before: readonly FleetRelease[]; readonly after: readonly FleetRelease[] };
  /** The messages with which the API server of a cluster rejects a change of an object. */
  readonly refusalsOfUpdate: CheckedUpdates['refusalsOfUpdate'];
  /** Returns the line that sets a value of an object. */
  readonly causeOf: NonNullable<ReviewInput['causeOf']>;
}

/** The positions of templates need the template engine. */
const inRelease = lazy<typeof import('../check/cause-in-release.ts')>(import.meta.url, '../check/cause-in-release.ts');

/** Returns a function that builds the clusters that a transition changes. The next call reads only new content. */
export function transitionBuilder(
  context: VerbContext,
  { tree }: PublishedDefinitions,
  options: RemoteOptions,
  files: RemoteMemory = remoteMemory(),
): (transition: RemoteTransition) => Promise<BuiltTransition> {
  const withClusters = packagesWithClusters(tree);
  const definitions = assembledDefinitions(tree, context.cwd);
  /** Returns the fleets whose branches a transition moves, in their state after it. */
  const movedFleets = async ({ after, moved }: RemoteTransition): Promise<readonly RemoteFleet[]> => {
    const found: RemoteFleet[] = [];
    for (const branch of branchesOf(withClusters, after)) {
      context.progress(`building what ${branch.replace('refs/heads/', '')} would have`);
      const fleet = await remoteFleet(branch, after, options, files);
      if (fleet !== undefined && [...fleet.followed].some((reference) => moved.has(reference))) found.push(fleet);
    }
    return found;
  };
  return async (transition) => {
    const fleets: BuiltTransition['fleets'][number][] = [];
    for (const after of await movedFleets(transition)) {
      const before = await remoteFleet(after.branch, transition.before, options, files);
      fleets.push({ ...(before && { before }), after });
    }
    const [before, after] = [fleets.flatMap((each) => each.before ?? []), fleets.map((each) => each.after)];
    const sides = new Map<FleetKustomization, CauseSide>();
    const shown = ({ open, built }: RemoteFleet): readonly FleetKustomization[] => {
      const all = built.kustomizations.map((each) => withShownError(each, built.files.textIn));
      for (const each of all) sides.set(each, { open, fleet: built.fleet, definitions });
      return all;
    };
    return {
      fleets,
      kustomizations: { before: before.flatMap(shown), after: after.flatMap(shown) },
      releases: { before: before.flatMap(releasesOf), after: after.flatMap(releasesOf) },
      refusalsOfUpdate: refusalsIn(after),
      causeOf: (object, pointer) => {
        const side = sides.get(object.release?.owner ?? object.kustomization);
        if (side === undefined) return undefined;
        const released = object.release === undefined ? undefined : inRelease().causeInRelease(side, object, pointer, context.cwd);
        return released ?? causeOf(side, object, pointer, context.cwd);
      },
    };
  };
}

const releasesOf = ({ built }: RemoteFleet): readonly FleetRelease[] => built.helm.releases;

/** Returns the rejections of the API server of each cluster. */
function refusalsIn(fleets: readonly RemoteFleet[]): CheckedUpdates['refusalsOfUpdate'] {
  const refusals = new Map<string, CheckedUpdates['refusalsOfUpdate']>();
  for (const { built } of fleets) {
    const owners = [...built.kustomizations, ...releaseOwners(built.helm)];
    const { refusalsOfUpdate } = checkUpdates(owners, built.kinds);
    for (const { appliesTo } of owners) refusals.set(appliesTo, refusalsOfUpdate);
  }
  return (before, next, cluster) => refusals.get(cluster)?.(before, next, cluster) ?? [];
}

/** Reviews the changes of a transition on its clusters. Returns nothing without a transition. */
export function reviewTransition(
  { base, head }: { readonly base: string; readonly head: string },
  transition: Pick<BuiltTransition, 'kustomizations' | 'releases' | 'refusalsOfUpdate' | 'causeOf'> | undefined,
  secrets: SecretValues,
): Review {
  const masker = secrets.masker();
  const { before, after } = transition?.kustomizations ?? { before: [], after: [] };
  return reviewFleets({
    base: { name: base, kustomizations: before, releases: transition?.releases.before ?? [] },
    head: { name: head, kustomizations: after, releases: transition?.releases.after ?? [] },
    ...(transition && { refusalsOfUpdate: transition.refusalsOfUpdate, causeOf: transition.causeOf }),
    ...(masker && { mask: masker.value }),
  });
}

/** Returns the names of the packages that have the bootstraps of clusters. */
export const packagesWithClusters = ({ packages }: AssembledTree): readonly string[] =>
  packages.filter(hasClusters).map((assembled) => assembled.package.name);

/** Whether a package has bootstraps of clusters: it contains a Flux source that follows a branch of the remote. */
const hasClusters = ({ files }: AssembledTree['packages'][number]): boolean =>
  files.some(({ objects }) =>
    objects.some((object) => followedReferences({ ...object }).some((reference) => reference?.startsWith('refs/heads/flux/'))),
  );

/** Returns the branches of channels of packages. */
export const branchesOf = (packages: readonly string[], { references }: RemoteState): readonly string[] =>
  [...references].filter((reference) => packages.some((name) => reference.startsWith(`refs/heads/flux/${name}/`))).sort();
