import type { ClusterSettings } from '@slipway/validate';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import type { GitServer } from '../flux/git-server.ts';
import type { ProgressOutput } from '../programs/build-progress.ts';
import type { ProgramName } from '../programs/programs.ts';
import type { HostProxy } from '../proxy/start-proxy.ts';
import type { WorkloadOptions, Workloads } from '../workloads/start-workloads.ts';

/** The parts of a lab. */
export interface LabOptions<Name extends string = string> {
  /** Names of the clusters: lower case letters, digits and `-`. */
  readonly clusters: readonly Name[];
  /** Runs Flux's source-, kustomize- and helm-controller on every cluster, or on those named, with their CRDs. @default false */
  readonly flux?: boolean | readonly NoInfer<Name>[];
  /**
   * Flags of kustomize- and helm-controller in addition to those of the fleet, without dashes: `{ 'no-cross-namespace-refs': 'true' }`.
   */
  readonly fluxFlags?: Readonly<Record<string, string>>;
  /**
   * Runs Crossplane on every cluster, with registries that have the packages of the fleet, and its functions. With `on demand`
   * all but Crossplane itself, which `workloads` start where its chart is installed. @default false
   */
  readonly crossplane?: boolean | 'on demand';
  /**
   * Simulates the nodes, the controller manager and the add-ons of every cluster; Deployments of Flux become real programs. Options may
   * differ for each cluster, for example with more programs. @default false
   */
  readonly workloads?: boolean | WorkloadOptions | ((site: LabSite, cluster: Cluster) => WorkloadOptions);
  /** Feature gates and group versions of the API servers. @default those of Kubernetes */
  readonly apiServer?: ClusterSettings;
  /** Milliseconds for each program to be ready. @default 120000 */
  readonly deadline?: number;
  /** Where builds of programs are shown. @default process.stderr */
  readonly output?: ProgressOutput;
}

/** A control plane on loopback. */
export interface Lab<Name extends string = string> extends AsyncDisposable {
  readonly clusters: Readonly<Record<Name, Cluster>>;
  /** The simulated nodes and controllers of each cluster that has them. */
  readonly workloads: Readonly<Record<Name, Workloads | undefined>>;
  /** Serves Git repositories over HTTP. */
  readonly git: GitServer;
  /** Answers requests of the programs to any host name. Nothing reaches the network. */
  readonly proxy: HostProxy;
  /** Starts more programs of this lab, for example with `startCrossplane(lab.site, cluster)`. */
  readonly site: LabSite;
  /** All files of the lab. The folder is removed by `stop`. */
  readonly directory: string;
  /** Returns the processes of the lab, for tests that check that none is left. */
  pids(): readonly number[];
  /** Stops every program and removes the folder. It also happens when this process ends. */
  stop(): Promise<void>;
}

/** Returns the programs that a lab needs. */
export const programsOf = ({
  flux = false,
  crossplane = false,
  workloads = false,
}: Pick<LabOptions, 'flux' | 'crossplane' | 'workloads'>): readonly ProgramName[] => [
  'etcd',
  'kube-apiserver',
  ...(flux || workloads ? (['source-controller', 'kustomize-controller', 'helm-controller'] as const) : []),
  ...(crossplane === false
    ? []
    : (['crossplane-core', 'function-patch-and-transform', 'function-auto-ready', 'function-environment-configs'] as const)),
];
