/**
 * What a fleet has, as plain data: what `describe()` of the package with the clusters returns, and what `slipway list` and
 * `slipway bootstrap` print. Lists are sorted by name; `clusters` of an item are the clusters on which it runs.
 */
export interface FleetDescription {
  readonly clusters: readonly ClusterDescription[];
  readonly addons: readonly AddonDescription[];
  readonly applications: readonly ApplicationDescription[];
  /** The kinds of composite resources. */
  readonly compositions: readonly CompositionDescription[];
  readonly sources: readonly SourceDescription[];
}

export interface ClusterDescription {
  /** `<cluster>-<environment>`. */
  readonly name: string;
  readonly role: 'hub' | 'workload';
  /** Of a workload cluster: whose Flux reconciles its leaf. */
  readonly delivery?: 'self' | 'hub';
  /** Of a workload cluster: name of the cluster that creates it. */
  readonly hub?: string;
  /** Twelve digits. */
  readonly accountId: string;
  readonly region: string;
  /** Of what Slipway creates; the version of a hub is not in its definition. */
  readonly kubernetes?: {
    /** Kubernetes version of the control plane. */
    readonly controlPlane: string;
    /** Kubernetes version of the nodes. */
    readonly nodes: string;
  };
  /** The channel of all packages, that of the definitions if it is another one, or the pinned version of each and the channel of the definitions. */
  readonly packages:
    | { readonly channel: string; readonly definitions?: string | undefined }
    | { readonly pin: Readonly<Record<string, string>>; readonly definitions: string };
  /** The leaf, from the root of the tree. */
  readonly path: string;
  /** Names, as the definition of the cluster asks for them. */
  readonly addons: readonly string[];
  readonly applications: readonly string[];
  /** What a person does once, in this order, before Flux and Crossplane can do the rest; empty when that is nothing. */
  readonly bootstrap: readonly BootstrapStep[];
}

/** Commands of a POSIX shell that a person runs once; running them again does no harm. */
export interface BootstrapStep {
  /** Lower-case letters, digits and dashes; unique among the steps of a cluster. */
  readonly id: string;
  /** Title of the step. */
  readonly title: string;
  /** Why only a person can do this step, and what to know before. */
  readonly why: string;
  /** The AWS account of the credentials with which the commands run; absent when they need none. */
  readonly accountId?: string;
  /** Programs that the commands call. */
  readonly programs: readonly string[];
  /** Environment variables that the commands read: what must not be in a script. */
  readonly inputs: readonly BootstrapInput[];
  /** Shell commands of the step, in order. */
  readonly commands: readonly string[];
  /** Commands that show whether it worked; the last one fails, or prints something else, while it did not. */
  readonly check: readonly string[];
}

export interface BootstrapInput {
  /** Of an environment variable. */
  readonly name: string;
  /** Purpose of the variable. */
  readonly summary: string;
}

export interface ChartDescription {
  readonly name: string;
  readonly version: string;
  /** Name of the source that has it. */
  readonly source: string;
}

export interface AddonDescription {
  readonly name: string;
  readonly summary: string;
  /** The content package that publishes it. */
  readonly package: string;
  readonly charts: readonly ChartDescription[];
  readonly clusters: readonly string[];
}

export interface ApplicationDescription {
  readonly name: string;
  readonly summary: string;
  readonly team: string;
  readonly package: string;
  readonly clusters: readonly string[];
}

export interface CompositionDescription {
  readonly kind: string;
  /** `<group>/<version>`. */
  readonly apiVersion: string;
  readonly package: string;
  /** Names of the Compositions of the kind. */
  readonly compositions: readonly string[];
  /** The clusters that serve the kind. */
  readonly clusters: readonly string[];
}

export interface SourceDescription {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
  readonly package: string;
  /** What releases of the catalogue take from it. */
  readonly charts: readonly { readonly name: string; readonly version: string }[];
  readonly clusters: readonly string[];
}
