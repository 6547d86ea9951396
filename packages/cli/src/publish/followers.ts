import type { ClusterDescription } from '@slipway/manifest';
import { Failure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { loadDescription } from '../synth/load-description.ts';

/** The clusters of a fleet, and the channels or versions that they follow. */
export interface Followers {
  readonly clusters: readonly Follower[];
  /** Name of the package with the definitions of the clusters. Empty if no package has them. */
  readonly definitions: string;
}

type Follower = Pick<ClusterDescription, 'name' | 'packages'>;

/** Returns the clusters that the definitions describe; undefined if the definitions cannot be read or have no description. */
export const describedFollowers = (context: VerbContext): Promise<Followers | undefined> =>
  loadDescription(context).then(
    ({ description, definitions }) => description && { clusters: description.clusters, definitions },
    (error: unknown) => {
      if (error instanceof Failure) return undefined;
      throw error;
    },
  );

/** Returns what a cluster follows of a package: a pinned version, or else a channel. */
export function followed(
  { packages }: Follower,
  packageName: string,
  definitions: string,
): { readonly version: string } | { readonly channel: string } {
  if (!('pin' in packages)) return { channel: (packageName === definitions ? packages.definitions : undefined) ?? packages.channel };
  const version = packages.pin[packageName];
  return version === undefined ? { channel: packages.definitions } : { version };
}

/** Names of the clusters that follow a channel of a package, in their order. */
export const followersOf = ({ clusters, definitions }: Followers, packageName: string, channel: string): readonly string[] =>
  clusters.flatMap((cluster) => {
    const found = followed(cluster, packageName, definitions);
    return 'channel' in found && found.channel === channel ? [cluster.name] : [];
  });
