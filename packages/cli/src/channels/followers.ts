import type { ClusterDescription } from '@slipway/manifest';
import { loadDescription } from '../description/load-description.ts';
import { Failure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** What a cluster follows. */
export type Follower = Pick<ClusterDescription, 'name' | 'packages'>;

/** The clusters of the fleet; undefined where its definitions cannot be read, or do not say. */
export const describedClusters = (context: VerbContext): Promise<readonly ClusterDescription[] | undefined> =>
  loadDescription(context).then(
    ({ description }) => description?.clusters,
    (error: unknown) => {
      if (error instanceof Failure) return undefined;
      throw error;
    },
  );

/** The version that a cluster pins of a package; undefined where it follows a channel. */
export const pinOf = ({ packages }: Follower, packageName: string): string | undefined =>
  'pin' in packages ? packages.pin[packageName] : undefined;

/** The channel of the packages that a cluster does not pin. */
export const channelOf = ({ packages }: Follower): string => ('pin' in packages ? packages.definitions : packages.channel);

/** Names of the clusters that follow a channel of a package, in their order. */
export const followersOf = (clusters: readonly Follower[], packageName: string, channel: string): readonly string[] =>
  clusters.filter((cluster) => pinOf(cluster, packageName) === undefined && channelOf(cluster) === channel).map(({ name }) => name);
