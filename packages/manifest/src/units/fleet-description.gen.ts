// Generated from description-schema.ts. To change it, run npm run codegen:settings.

/** The content of a fleet as plain data. `describe()` of the package with the clusters returns it, and `slipway list` and `slipway bootstrap` print it. Lists are sorted by name. */
export interface FleetDescription {
  /** All clusters. */
  readonly clusters: readonly ClusterDescription[];
  /** All add-ons. */
  readonly addons: readonly AddonDescription[];
  /** All applications. */
  readonly applications: readonly ApplicationDescription[];
  /** The kinds of composite resources. */
  readonly compositions: readonly CompositionDescription[];
  /** The sources of Helm charts. */
  readonly sources: readonly SourceDescription[];
}

/** A cluster of a fleet. */
export interface ClusterDescription {
  /** `<cluster>-<environment>`. */
  readonly name: string;
  /** A hub creates workload clusters. */
  readonly role: 'hub' | 'workload';
  /** The AWS account: twelve digits. */
  readonly accountId: string;
  /** The AWS region. */
  readonly region: string;
  /** The channel of all packages, and the channel of the definitions if it is another one. Or the pinned version of each package, and the channel of the definitions. */
  readonly packages:
    | {
        /** The channel of all packages. */
        readonly channel?: string;
        /** The version of each package. */
        readonly pin: {
          readonly [k: string]: string;
        };
        /** The channel of the definitions. */
        readonly definitions: string;
      }
    | {
        /** The channel of all packages. */
        readonly channel: string;
        /** The channel of the definitions. */
        readonly definitions?: string;
      };
  /** The folder of the cluster, from the root of the tree. */
  readonly path: string;
  /** Names of the add-ons, in the order of the definition. */
  readonly addons: readonly string[];
  /** Names of the applications, in the order of the definition. */
  readonly applications: readonly string[];
  /** What a person does once, in this order, before Flux and Crossplane can do the rest. May be empty. */
  readonly bootstrap: readonly BootstrapStep[];
  /** The cluster whose Flux reconciles the folder of a workload cluster. */
  readonly delivery?: 'self' | 'hub';
  /** Name of the cluster that creates a workload cluster. */
  readonly hub?: string;
  /** The versions of a cluster that Slipway creates; the definition of a hub does not have them. */
  readonly kubernetes?: {
    /** Kubernetes version of the control plane. */
    readonly controlPlane: string;
    /** Kubernetes version of the nodes. */
    readonly nodes: string;
  };
}

/** Commands of a POSIX shell that a person runs once. Running them again does no harm. */
export interface BootstrapStep {
  /** Lower-case letters, digits and dashes; unique among the bootstrap steps of a cluster. */
  readonly id: string;
  /** Title of the bootstrap step. */
  readonly title: string;
  /** Why only a person can do this, and what to know before. */
  readonly why: string;
  /** Programs that the commands call. */
  readonly programs: readonly string[];
  /** Environment variables that the commands read. They have the values that must not be in a script. */
  readonly inputs: readonly BootstrapInput[];
  /** Shell commands of the bootstrap step, in order. */
  readonly commands: readonly string[];
  /** Commands that show whether it worked. The last one fails, or prints something else, until it did. */
  readonly check: readonly string[];
  /** The AWS account of the credentials with which the commands run; absent if they need none. */
  readonly accountId?: string;
}

/** An environment variable that the commands read. */
export interface BootstrapInput {
  /** Name of the environment variable. */
  readonly name: string;
  /** Purpose of the variable. */
  readonly summary: string;
}

/** An add-on of a fleet. */
export interface AddonDescription {
  /** Name of the add-on. */
  readonly name: string;
  /** The content package that publishes it. */
  readonly package: string;
  /** Names of the clusters that have it, sorted. */
  readonly clusters: readonly string[];
  /** Purpose of the add-on. */
  readonly summary: string;
  /** The Helm charts that it installs. */
  readonly charts: readonly ChartDescription[];
}

/** A Helm chart of an add-on. */
export interface ChartDescription {
  /** Name of the Helm chart. */
  readonly name: string;
  /** Version of the Helm chart. */
  readonly version: string;
  /** Name of the source that has it. */
  readonly source: string;
}

/** An application of a fleet. */
export interface ApplicationDescription {
  /** Name of the application. */
  readonly name: string;
  /** The content package that publishes it. */
  readonly package: string;
  /** Names of the clusters that have it, sorted. */
  readonly clusters: readonly string[];
  /** Purpose of the application. */
  readonly summary: string;
  /** The team that owns it. */
  readonly team: string;
}

/** A kind of composite resources. */
export interface CompositionDescription {
  /** The kind. */
  readonly kind: string;
  /** `<group>/<version>`. */
  readonly apiVersion: string;
  /** The content package that publishes it. */
  readonly package: string;
  /** Names of the Compositions of the kind. */
  readonly compositions: readonly string[];
  /** Names of the clusters that serve the kind, sorted. */
  readonly clusters: readonly string[];
}

/** A Flux source of a fleet. */
export interface SourceDescription {
  /** Name of the source. */
  readonly name: string;
  /** The content package that publishes it. */
  readonly package: string;
  /** Names of the clusters that have it, sorted. */
  readonly clusters: readonly string[];
  /** `HelmRepository` or another kind of Flux source. */
  readonly kind: string;
  /** Its address. */
  readonly url: string;
  /** The Helm charts that add-ons install from it. */
  readonly charts: readonly SourceChart[];
}

/** A Helm chart of a source. */
export interface SourceChart {
  /** Name of the Helm chart. */
  readonly name: string;
  /** Version of the Helm chart. */
  readonly version: string;
}
