import type { InlineManifest, Manifest, MustBe } from '@slipway/manifest';
import type { AddonUse } from '../../addons/define-addon.ts';
import type { ApplicationUse } from '../../applications/define-application.ts';
import type { Duration } from '../../sources/duration.ts';
import type { GitRef } from '../../sources/git-ref.ts';
import type { PackageChoice } from './package-choice.ts';

/** Stages of a cluster on the way to production. A number distinguishes a second cluster of the same stage: `staging-2`. */
export const STAGES = ['development', 'test', 'staging', 'production'] as const;
export type Stage = (typeof STAGES)[number];
export type Environment = Stage | `${Stage}-${bigint}`;

/** Name of an AWS region: `eu-west-1`. A platform may reject regions of other partitions, such as `us-gov-west-1`. */
export type AwsRegion = `${string}-${string}-${bigint}` | `${string}-${string}-${string}-${bigint}`;

/** Options that every cluster has, without its lists; `Package` are the names of the packages that a cluster can pin. */
interface ClusterFields<Package extends string = string> {
  /**
   * Group of the cluster: its files are in the folder `clusters/<cluster>`. The running cluster is named
   * `<cluster>-<environment>`, also in AWS.
   * @example 'commercial'
   */
  readonly cluster: string;
  /**
   * Stage of the cluster, with a number for a second cluster of the same stage.
   * @example 'production'
   */
  readonly environment: MustBe<'development, test, staging or production, or one with a number such as staging-2', Environment>;
  /**
   * Id of the AWS account of the cluster, twelve digits as a string. Flux substitutes it for `${ACCOUNT_ID}` in manifests.
   * @example '111122223333'
   */
  readonly accountId: string;
  /**
   * AWS region of the cluster. Flux substitutes it for `${AWS_REGION}` in manifests.
   * @example 'eu-west-1'
   */
  readonly region: MustBe<'a region of AWS such as eu-west-1, without the letter of a zone', AwsRegion>;
  /** Network of the cluster in AWS. */
  readonly network: {
    /**
     * IPv4 range of the VPC. Flux substitutes it for `${VPC_CIDR}` in manifests.
     * @example '10.20.0.0/16'
     */
    readonly cidr: string;
  };
  /**
   * Versions of the content packages that Flux reconciles on the cluster: a channel to follow, or a pinned version of each.
   * @example { channel: 'production' }
   */
  readonly packages: PackageChoice<Package>;
  /**
   * Git repositories of other teams from which Flux also deploys to this cluster.
   * @default none
   */
  readonly repositories?: readonly AppRepository[];
  /**
   * Objects of this cluster only, by file name. Flux applies them from the folder `<cluster>-<environment>-specific`.
   * @default none
   * @example { 'priority-class.yaml': customerFacing }
   */
  readonly specific?: Readonly<Record<`${string}.yaml`, Manifest | InlineManifest>>;
}

/** Options that every cluster has; `Package` are the names of the packages that a cluster can pin. */
export interface ClusterBase<Package extends string = string>
  extends ClusterFields<Package>,
    ClusterAddons<readonly AddonUse[]>,
    ClusterApplications<readonly ApplicationUse[]> {}

/** Add-ons of a cluster. It is a separate interface, so that `defineCluster` can narrow the type and editors still show the text. */
export interface ClusterAddons<Uses> {
  /**
   * Add-ons that Flux installs on the cluster. The list must contain each add-on that another one needs.
   * @example [use(certManager), use(karpenter, { replicas: 3 })]
   */
  readonly addons: Uses;
}

/** Applications of a cluster; see {@link ClusterAddons}. */
export interface ClusterApplications<Uses> {
  /**
   * Applications that Flux deploys to the cluster.
   * @example [run(productCatalog, { replicas: 4 })]
   */
  readonly applications: Uses;
}

/** Role of a cluster. */
export interface ClusterRole<Role extends 'hub' | 'workload'> {
  /**
   * Role of the cluster. `hub`: manages the other clusters. `workload`: runs applications and is created by the hub.
   * @example 'workload'
   */
  readonly role: Role;
}

/** The management cluster, which starts the other clusters. A person starts it by hand, once. */
export interface HubCluster<Package extends string = string> extends HubFields<Package>, ClusterBase<Package> {}

/** The fields of a hub without its lists. The compiler compares the role first, and reports it first. */
export interface HubFields<Package extends string = string> extends ClusterRole<'hub'>, ClusterFields<Package>, WithoutHub {}

/** Fields that a hub must not have. */
interface WithoutHub {
  /** Must be absent: the hub has no hub. */
  readonly hub?: never;
  /** Must be absent: the Flux of the hub reconciles the hub. */
  readonly delivery?: never;
}

/** A cluster that the hub creates, without the options of a platform. */
export interface WorkloadCluster<Package extends string = string> extends WorkloadFields<Package>, ClusterBase<Package> {}

/** The fields of a cluster that the hub creates, without its lists. */
export interface WorkloadFields<Package extends string = string> extends ClusterRole<'workload'>, ClusterFields<Package> {
  /**
   * Definition of the hub that creates the cluster.
   * @example mgmtProduction
   */
  readonly hub: HubCluster<Package>;
  /**
   * Flux instance that reconciles the cluster. `self`: a Flux on the cluster itself, which the hub installs. `hub`: the
   * Flux of the hub, which connects with a kubeconfig.
   */
  readonly delivery: 'self' | 'hub';
}

export type Cluster = HubCluster | WorkloadCluster;

/** A Git repository of another team with a folder that Flux applies to this cluster. */
export interface AppRepository {
  /**
   * Name of the GitRepository and of the Kustomization in Flux, and of the file that contains both.
   * @example 'payments'
   */
  readonly name: string;
  /**
   * Address of the Git repository. Flux does not support the short form `git@host:path`.
   * @example 'ssh://git@git.example.com/payments/deploy.git'
   */
  readonly url: `https://${string}` | `ssh://${string}`;
  /**
   * Branch, tag, semver range or commit that Flux checks out; exactly one of them.
   * @example { branch: 'main' }
   */
  readonly ref: MustBe<"one of branch, tag, semver and commit, such as { branch: 'main' }", GitRef>;
  /**
   * Folder of the repository that Flux applies.
   * @default './clusters/<cluster>/<cluster>-<environment>'
   */
  readonly path?: `./${string}`;
  /**
   * Name of the Secret in `flux-system` with the credentials of the repository.
   * @default no credentials
   */
  readonly secretName?: string;
  /**
   * Name of the ServiceAccount in `flux-system` that Flux impersonates. The repository gets the permissions of this account only.
   * @default the account of kustomize-controller
   */
  readonly serviceAccountName?: string;
  /**
   * Time between two checks for a new revision.
   * @default '1m'
   * @example '5m'
   */
  readonly interval?: MustBe<'a length of time such as 30s, 10m or 1h30m', Duration>;
}
