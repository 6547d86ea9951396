import { type ChannelRules, type ChannelStatus, type ChannelTip, type PackageChannels, versionOf } from '@slipway/publish';
import { gt, lte, valid } from 'semver';
import { type Followers, followed } from './followers.ts';

/** A channel of a package. */
export interface ChannelLine {
  readonly package: string;
  readonly channel: string;
  /** Absent if a user wrote the tip by hand. */
  readonly version?: string;
  readonly commit: string;
  /** ISO 8601. */
  readonly since: string;
  readonly by: string;
  readonly heldFor?: string;
  readonly promotedFrom?: string;
  readonly rolledBackFrom?: string;
  readonly reason?: string;
  readonly sourceCommit?: string;
  /** The Configuration package of the version: `ghcr.io/acme/eks-cluster@sha256:...`. */
  readonly configurationPackage?: string;
  readonly rejected: boolean;
  /** Whether the tag of the version was moved, and has other content than the channel. */
  readonly tagMoved: boolean;
  /** Releases above this version, up to the release of the channel before. For the first channel, all of them. */
  readonly behind: readonly string[];
}

/** The channel or version that a cluster follows, and the version that it gets. */
export interface ClusterLine {
  readonly cluster: string;
  readonly package: string;
  /** `flux/<package>/<channel>` or `<package>@<version>`. */
  readonly follows: string;
  /** Absent if the remote does not have it. */
  readonly version?: string;
}

export interface FleetStatus {
  readonly channels: readonly ChannelLine[];
  readonly clusters: readonly ClusterLine[];
}

/** Returns the status from the remote and the definitions. */
export const statusOf = (
  { packages }: ChannelStatus,
  rules: readonly ChannelRules[],
  { clusters, definitions }: Followers,
): FleetStatus => ({
  channels: packages.flatMap((state) => linesOf(state, rules)),
  clusters: clusters.flatMap((cluster) => packages.map((state) => clusterLine(cluster, state, definitions))),
});

function linesOf(state: PackageChannels, rules: readonly ChannelRules[]): readonly ChannelLine[] {
  const order = rules.map(({ name }) => name);
  const place = (channel: string): number => (order.includes(channel) ? order.indexOf(channel) : order.length);
  const names = [...state.channels.keys()].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return names.map((channel) => {
    const tip = state.channels.get(channel) as ChannelTip;
    const { commit, date, author, provenance } = tip;
    const version = versionOf(state, tip);
    const { held, promotedFrom, rolledBackFrom, reason, sourceCommit, configurationPackage } = provenance ?? {};
    return {
      package: state.package,
      channel,
      ...(version !== undefined && { version }),
      commit,
      since: date.toISOString(),
      by: author,
      ...(held !== undefined && { heldFor: held }),
      ...(promotedFrom !== undefined && { promotedFrom }),
      ...(rolledBackFrom !== undefined && { rolledBackFrom }),
      ...(reason !== undefined && { reason }),
      ...(sourceCommit !== undefined && { sourceCommit }),
      ...(configurationPackage !== undefined && { configurationPackage }),
      rejected: version !== undefined && state.rejected.has(version),
      tagMoved: state.moved?.has(channel) ?? false,
      behind: behindOf(state, version, order[order.indexOf(channel) - 1]),
    };
  });
}

/** Returns the releases that the channel could get, without rejected ones. */
function behindOf(state: PackageChannels, version: string | undefined, before: string | undefined): readonly string[] {
  if (version === undefined || valid(version) === null) return [];
  const limit = before === undefined ? undefined : versionOn(state, before);
  if (before !== undefined && limit === undefined) return [];
  return state.released.filter((each) => gt(each, version) && (limit === undefined || lte(each, limit)) && !state.rejected.has(each));
}

function versionOn(state: PackageChannels, channel: string): string | undefined {
  const tip = state.channels.get(channel);
  return tip && versionOf(state, tip);
}

function clusterLine(cluster: Followers['clusters'][number], state: PackageChannels, definitions: string): ClusterLine {
  const line = { cluster: cluster.name, package: state.package };
  const found = followed(cluster, state.package, definitions);
  if ('version' in found) {
    const exists = state.released.includes(found.version);
    return { ...line, follows: `${state.package}@${found.version}`, ...(exists && { version: found.version }) };
  }
  const version = versionOn(state, found.channel);
  return { ...line, follows: `flux/${state.package}/${found.channel}`, ...(version !== undefined && { version }) };
}
