import type { Finding, Severity } from '@slipway/manifest';
import type { ChannelRules } from '@slipway/publish';
import type { ClusterSettings } from '@slipway/validate';
import type { Allowance } from './allowances.ts';
import type { AllowedDeletion } from './allowed-deletions.ts';
import type { StateKinds } from './state-kinds.ts';

/** What slipway.yaml and slipway-baseline.yaml of a repository say. They are settings of a stranger: what is wrong in them is not followed. */
export interface FleetSettings {
  /** Folder of slipway.yaml, absolute; of none, the Git checkout or the working directory. */
  readonly folder: string;
  /** `Kind/namespace/name=path`, as `--source` has it; paths absolute. */
  readonly sources: readonly string[];
  /** Absolute. */
  readonly present: readonly string[];
  /** Absolute. */
  readonly kinds: readonly string[];
  /** Where Flux begins, absolute; empty leaves it to be found. */
  readonly roots: readonly string[];
  /** Flags of the API servers of all clusters. */
  readonly apiServer: ClusterSettings;
  /** The release of Kubernetes of all clusters, `1.34`. */
  readonly kubernetes?: string | undefined;
  /** That of some, by the name of the cluster. */
  readonly kubernetesOf: Readonly<Record<string, string>>;
  /** Flags of those of some, by the name of the cluster. */
  readonly clusters: Readonly<Record<string, ClusterSettings>>;
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  readonly allow: readonly Allowance[];
  /** Objects that the step to this state may delete. */
  readonly allowDelete: readonly AllowedDeletion[];
  /** Hosts that `charts fetch` may use. */
  readonly chartHosts: readonly string[];
  /** Hosts that it may use with a private address. */
  readonly privateChartHosts: readonly string[];
  /** In the order in which they get versions; never empty. */
  readonly channels: readonly ChannelRules[];
  /** Values that differ from their defaults, without allowances, deletions and channels. */
  readonly written: readonly WrittenSetting[];
  /** Definitions of kinds in another state of the repository, where the settings are those of one. */
  readonly stateKinds?: StateKinds;
  readonly findings: readonly Finding[];
}

/** A value of the settings with its position. */
export interface WrittenSetting {
  /** As findings name files. */
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

/** Flags of the API server of a cluster: its own win over those of all. */
export function clusterSettings({ apiServer, clusters }: FleetSettings, cluster: string): ClusterSettings {
  const own = Object.hasOwn(clusters, cluster) ? clusters[cluster] : undefined;
  if (own === undefined) return apiServer;
  return {
    featureGates: { ...apiServer.featureGates, ...own.featureGates },
    runtimeConfig: { ...apiServer.runtimeConfig, ...own.runtimeConfig },
  };
}

/** The release of Kubernetes of a cluster, its own before that of all; undefined where the settings have none. */
export const kubernetesOf = ({ kubernetes, kubernetesOf: own }: FleetSettings, cluster: string): string | undefined =>
  Object.hasOwn(own, cluster) ? own[cluster] : kubernetes;

/** Names of the channels, in their order. */
export const channelNames = ({ channels }: FleetSettings): readonly string[] => channels.map(({ name }) => name);
