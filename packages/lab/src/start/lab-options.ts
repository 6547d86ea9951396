import type { ClusterSettings } from '@slipway/validate';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import type { GitServer } from '../flux/git-server.ts';
import type { ProgressOutput } from '../programs/build-progress.ts';
import type { ProgramName } from '../programs/programs.ts';
import type { HostProxy } from '../proxy/start-proxy.ts';
import type { WorkloadOptions, Workloads } from '../workloads/start-workloads.ts';

/** What a lab consists of. */
export interface LabOptions<Name extends string = string> {
  /** Names of the clusters: lower case letters, digits and `-`. */
  readonly clusters: readonly Name[];
  /** Runs Flux's source-, kustomize- and helm-controller on every cluster, or on those named, with their CRDs. @default false */
  readonly flux?: boolean | readonly NoInfer<Name>[];
  /** Flags of kustomize- and helm-controller besides those of the fleet, without dashes: `{ 'no-cross-namespace-refs': 'true' }`. */
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
  /** What the API servers are reported of feature gates and group versions. By default nothing. */
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
  /** Answers what the programs ask of any host name: nothing reaches the network. */
  readonly proxy: HostProxy;
  /** What starts more programs of this lab, such as `startCrossplane(lab.site, cluster)`. */
  readonly site: LabSite;
  /** Everything that the lab has on disk; gone after `stop`. */
  readonly directory: string;
  /** Processes of the lab, for those who look for what is left. */
  pids(): readonly number[];
  /** Stops every program and removes the folder. Happens by itself when this process ends. */
  stop(): Promise<void>;
}

/** The programs that a lab needs. */
export const programsOf = ({
  flux = false,
  crossplane = false,
  workloads = false,
}: Pick<LabOptions, 'flux' | 'crossplane' | 'workloads'>): readonly ProgramName[] => [
  'etcd',
  'kube-apiserver',
  ...(flux || workloads ? (['source-controller', 'kustomize-controller', 'helm-controller'] as const) : []),
  ...(crossplane === false ? [] : (['crossplane-core', 'function-patch-and-transform', 'function-auto-ready'] as const)),
];
