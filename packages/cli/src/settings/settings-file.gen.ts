// Generated from fleet-settings-schema.ts. To change it, run npm run codegen:settings.

/** Settings of slipway for a Flux repository. */
export interface SettingsFile {
  /** The content of sources that are not this repository: Kind/namespace/name, or a pattern of names or URLs with one *, to a path in the repository. */
  readonly sources?: {
    readonly [k: string]: string;
  };
  /** Files and directories with objects that every cluster has by other means. */
  readonly present?: readonly string[];
  /** Files and directories with the CRDs of more kinds. */
  readonly kinds?: readonly string[];
  /** Folders and files where Flux begins. By default they are found. */
  readonly roots?: readonly string[];
  /** The minor release of Kubernetes of the clusters. */
  readonly kubernetes?: string;
  /** Feature gates of kube-apiserver that differ from their defaults. */
  readonly featureGates?: {
    readonly [k: string]: boolean;
  };
  /** Groups and versions that kube-apiserver serves or does not serve, as its --runtime-config. */
  readonly runtimeConfig?: {
    readonly [k: string]: boolean;
  };
  /** Clusters whose API servers have another release or other flags, by name. */
  readonly clusters?: {
    /** The API server of one cluster. */
    readonly [k: string]: {
      /** The minor release of Kubernetes of the clusters. */
      readonly kubernetes?: string;
      /** Feature gates of kube-apiserver that differ from their defaults. */
      readonly featureGates?: {
        readonly [k: string]: boolean;
      };
      /** Groups and versions that kube-apiserver serves or does not serve, as its --runtime-config. */
      readonly runtimeConfig?: {
        readonly [k: string]: boolean;
      };
    };
  };
  /** Severities of rules that differ from their defaults. off turns the rule off. */
  readonly severities?: {
    readonly [k: string]: 'reject' | 'lossy' | 'risk' | 'advice' | 'off';
  };
  /** Hosts that charts fetch and xpkg fetch may use, in addition to those in charts.lock. */
  readonly chartHosts?: readonly string[];
  /** Hosts that charts fetch and xpkg fetch may use, also with a private address. A host on loopback may be used without TLS. */
  readonly privateChartHosts?: readonly string[];
  /** Channels in the order in which they get versions: the first from publish, the others by promote. Default latest, staging, production. */
  readonly channels?: readonly ChannelEntry[];
  /** Known findings that do not fail the check. An entry that matches nothing is a finding. */
  readonly allow?: readonly AllowanceEntry[];
  /** Objects that a change may delete in check --against. An entry that deletes nothing is a finding. */
  readonly 'allow-delete'?: readonly DeletionEntry[];
}

/** A channel, and the conditions of a promotion to it. */
export interface ChannelEntry {
  /** The last part of its branches, flux/<package>/<channel>. */
  readonly name: string;
  /** How long the earlier channel has had a version, by signed commits or the time of the server. */
  readonly soak?:
    | string
    | {
        /** The duration. */
        readonly for: string;
        /** Also uses the dates of commits, which every user with write access to the channel can set. */
        readonly trust?: 'commit-dates';
      };
  /** Number of people who must approve a promotion. */
  readonly approvals?: number;
  /** Checks that must pass before a promotion. */
  readonly checks?: readonly string[];
  /** Addresses of users who may promote from an earlier channel. */
  readonly maySkip?: readonly string[];
}

/** Known findings that do not fail the check. */
export interface AllowanceEntry {
  /** The rule of the findings. */
  readonly rule: string;
  /** Kind/namespace/name of the objects; * matches any text. */
  readonly object?: string;
  /** The files, relative to the folder of the settings; * matches any text. */
  readonly file?: string;
  /** JSON pointer of the field. */
  readonly pointer?: string;
  /** The only cluster of the entry; * matches any text. Default every cluster. */
  readonly cluster?: string;
  /** Why the findings are accepted. */
  readonly reason: string;
  /** The last day on which the entry is valid. */
  readonly expires?: string;
}

/** Objects that a change may delete. */
export interface DeletionEntry {
  /** Kind/namespace/name of the objects; * matches any text. */
  readonly object: string;
  /** The only cluster of the entry; * matches any text. Default every cluster. */
  readonly cluster?: string;
  /** Why the objects are deleted, for the reviewer of the change. */
  readonly reason: string;
}

/** Findings that a repository had before its first check. */
export interface BaselineFile {
  /** Known findings that do not fail the check. An entry that matches nothing is a finding. */
  readonly allow?: readonly AllowanceEntry[];
}
