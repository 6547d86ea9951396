import type { AddonUse } from '@slipway/addons-catalog';
import type { ApplicationUse } from '@slipway/applications';
import type { EksClusterInput } from '@slipway/crossplane-compositions';
import type { Duration, GitRef } from '@slipway/flux-sources';
import type { Manifest } from '@slipway/manifest';
import type { EksVersion } from './eks-version.ts';
import type { PackageChoice } from './package-choice.ts';

/** Where a cluster stands on the way to production; a number tells a second one of the same kind apart. */
export const STAGES = ['development', 'test', 'staging', 'production'] as const;
export type Stage = (typeof STAGES)[number];
export type Environment = Stage | `${Stage}-${bigint}`;

export type AwsRegion = `${string}-${string}-${bigint}`;

/** What the definition of every cluster says. */
export interface ClusterBase {
  /** Grouping name: the folder `clusters/<cluster>`; the running cluster is `<cluster>-<environment>`. */
  readonly cluster: string;
  readonly environment: Environment;
  /** Twelve digits. */
  readonly accountId: string;
  readonly region: AwsRegion;
  /** Which versions of the content packages the cluster runs. */
  readonly packages: PackageChoice;
  readonly addons: readonly AddonUse[];
  readonly applications: readonly ApplicationUse[];
  /** Repositories of other teams that this cluster reconciles as well. */
  readonly repositories?: readonly AppRepository[];
  /** What only this cluster has: file name to object, in the folder `<cluster>-<environment>-specific`. */
  readonly specific?: Readonly<Record<`${string}.yaml`, Manifest>>;
}

/** The management cluster: it runs Crossplane and starts the other clusters. It is itself started by hand, once. */
export interface HubCluster extends ClusterBase {
  readonly role: 'hub';
  readonly network: { readonly cidr: string };
  readonly hub?: never;
  readonly delivery?: never;
  readonly kubernetes?: never;
  readonly nodes?: never;
}

/** A cluster that the hub creates; everything that `eksCluster` takes but the name and the region is told here. */
export interface WorkloadCluster extends ClusterBase, Omit<EksClusterInput, 'name' | 'namespace' | 'region' | 'kubernetes'> {
  readonly role: 'workload';
  readonly hub: HubCluster;
  /** `self`: the cluster's own Flux reconciles its leaf. `hub`: the hub's Flux does, through a kubeconfig. */
  readonly delivery: 'self' | 'hub';
  readonly kubernetes: EksClusterInput['kubernetes'] & { readonly controlPlane: EksVersion; readonly nodes: EksVersion };
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
