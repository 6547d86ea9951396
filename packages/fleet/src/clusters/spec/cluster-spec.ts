import type { InlineManifest, Manifest } from '@slipway/manifest';
import type { AddonUse } from '../../addons/define-addon.ts';
import type { ApplicationUse } from '../../applications/define-application.ts';
import type { Duration } from '../../sources/duration.ts';
import type { GitRef } from '../../sources/git-ref.ts';
import type { PackageChoice } from './package-choice.ts';

/** Where a cluster stands on the way to production; a number distinguishes a second one of the same kind. */
export const STAGES = ['development', 'test', 'staging', 'production'] as const;
export type Stage = (typeof STAGES)[number];
export type Environment = Stage | `${Stage}-${bigint}`;

export type AwsRegion = `${string}-${string}-${bigint}`;

/** What the definition of every cluster says; `Package` are the names of the packages that a cluster can pin. */
export interface ClusterBase<Package extends string = string> {
  /** Grouping name: the folder `clusters/<cluster>`; the running cluster is `<cluster>-<environment>`. */
  readonly cluster: string;
  readonly environment: Environment;
  /** Twelve digits. */
  readonly accountId: string;
  readonly region: AwsRegion;
  readonly network: { readonly cidr: string };
  /** Which versions of the content packages the cluster runs. */
  readonly packages: PackageChoice<Package>;
  readonly addons: readonly AddonUse[];
  readonly applications: readonly ApplicationUse[];
  /** Repositories of other teams that this cluster reconciles as well. */
  readonly repositories?: readonly AppRepository[];
  /** What only this cluster has: file name to object, in the folder `<cluster>-<environment>-specific`. */
  readonly specific?: Readonly<Record<`${string}.yaml`, Manifest | InlineManifest>>;
}

/** The management cluster: it starts the other clusters. It is itself started by hand, once. */
export interface HubCluster<Package extends string = string> extends ClusterBase<Package> {
  readonly role: 'hub';
  readonly hub?: never;
  readonly delivery?: never;
}

/** A cluster that the hub creates, without what the platform of the fleet needs to know for that. */
export interface WorkloadCluster<Package extends string = string> extends ClusterBase<Package> {
  readonly role: 'workload';
  readonly hub: HubCluster<Package>;
  /** `self`: the cluster's own Flux reconciles its leaf. `hub`: the hub's Flux does, through a kubeconfig. */
  readonly delivery: 'self' | 'hub';
}

export type Cluster = HubCluster | WorkloadCluster;

/** A Git repository of another team with the folder in it that this cluster reconciles. */
export interface AppRepository {
  /** Of the GitRepository, the Kustomization and the file that holds both. */
  readonly name: string;
  readonly url: `https://${string}` | `ssh://${string}`;
  readonly ref: GitRef;
  /** Folder in that repository; `./clusters/<cluster>/<cluster>-<environment>` when absent. */
  readonly path?: `./${string}`;
  /** Secret in flux-system with the credentials. */
  readonly secretName?: string;
  /** Service account in flux-system that Flux impersonates, so that the repository gets no more than its rights. */
  readonly serviceAccountName?: string;
  readonly interval?: Duration;
}
