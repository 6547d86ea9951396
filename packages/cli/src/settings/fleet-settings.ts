import type { Finding, Severity } from '@slipway/manifest';
import type { ChannelRules } from '@slipway/publish';
import type { ClusterSettings } from '@slipway/validate';
import type { Allowance } from './allowances.ts';
import type { AllowedDeletion } from './allowed-deletions.ts';
import type { StateKinds } from './state-kinds.ts';

/** The content of slipway.yaml and slipway-baseline.yaml of a repository. It is untrusted: invalid parts are ignored. */
export interface FleetSettings {
  /** Absolute folder of slipway.yaml. Without the file, the Git checkout or the working directory. */
  readonly folder: string;
  /** Sources in the form of `--source`, `Kind/namespace/name=path`, with absolute paths. */
  readonly sources: readonly string[];
  /** Absolute. */
  readonly present: readonly string[];
  /** Absolute. */
  readonly kinds: readonly string[];
  /** Absolute paths of roots. If empty, they are searched. */
  readonly roots: readonly string[];
  /** Flags of the API servers of all clusters. */
  readonly apiServer: ClusterSettings;
  /** The release of Kubernetes of all clusters, `1.34`. */
  readonly kubernetes?: string | undefined;
  /** The release of some clusters, by the name of the cluster. */
  readonly kubernetesOf: Readonly<Record<string, string>>;
  /** Flags of the API servers of some clusters, by the name of the cluster. */
  readonly clusters: Readonly<Record<string, ClusterSettings>>;
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  readonly allow: readonly Allowance[];
  /** Objects that the transition to this state may delete. */
  readonly allowDelete: readonly AllowedDeletion[];
  /** Hosts that `charts fetch` and `xpkg fetch` may use. */
  readonly chartHosts: readonly string[];
  /** Hosts that `charts fetch` and `xpkg fetch` may use with a private address. */
  readonly privateChartHosts: readonly string[];
  /** Channels in the order in which they get versions; never empty. */
  readonly channels: readonly ChannelRules[];
  /** Values that differ from their defaults, without allowances, deletions and channels. */
  readonly written: readonly WrittenSetting[];
  /** CRDs in another state of the repository, if the settings are from such a state. */
  readonly stateKinds?: StateKinds;
  readonly findings: readonly Finding[];
}

/** A value of the settings with its position. */
interface WrittenSetting {
  /** Name of the file, in the form of findings. */
  readonly file: string;
  readonly line?: number;
  /** `severities.wrong-type`. */
  readonly setting: string;
  readonly value: string;
  /** The first part of the name. */
  readonly field: string;
}

/** Names of the files with settings. */
export const SETTINGS_FILE = 'slipway.yaml';
export const BASELINE_FILE = 'slipway-baseline.yaml';

/** Returns the flags of the API server of a cluster. Its own flags override those of all clusters. */
export function clusterSettings({ apiServer, clusters }: FleetSettings, cluster: string): ClusterSettings {
  const own = Object.hasOwn(clusters, cluster) ? clusters[cluster] : undefined;
  if (own === undefined) return apiServer;
  return {
    featureGates: { ...apiServer.featureGates, ...own.featureGates },
    runtimeConfig: { ...apiServer.runtimeConfig, ...own.runtimeConfig },
  };
}

/** Returns the Kubernetes release of a cluster: its own, else that of all; undefined without a setting. */
export const kubernetesOf = ({ kubernetes, kubernetesOf: own }: FleetSettings, cluster: string): string | undefined =>
  Object.hasOwn(own, cluster) ? own[cluster] : kubernetes;

/** Names of the channels, in their order. */
export const channelNames = ({ channels }: FleetSettings): readonly string[] => channels.map(({ name }) => name);
