/** How the charts of a fleet are found. */
export interface ChartOptions {
  /** A folder with charts of Helm repositories and registries: archives `NAME-VERSION.tgz`, or folders. */
  readonly charts?: string | undefined;
  readonly cwd: string;
  /** The release of Kubernetes of a cluster, `1.34`. Undefined when it is not set. */
  readonly kubernetesOf?: (cluster: string) => string | undefined;
}
