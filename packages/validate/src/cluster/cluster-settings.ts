/** In what the API server of a cluster differs from kube-apiserver 1.36 without any flags. All have defaults. */
export interface ClusterSettings {
  /** As of `--feature-gates`: gates by name, `AllAlpha` and `AllBeta` too. By default each is as Kubernetes 1.36 has it. */
  readonly featureGates?: Readonly<Record<string, boolean>>;
  /**
   * As of `--runtime-config`: `group/version`, `group/version/resource`, `api/all`, `api/ga`, `api/beta` and `api/alpha`, with a flag or
   * its text (`'true'`, `'false'`; the empty text turns on). By default stable versions are served, and no others.
   */
  readonly runtimeConfig?: Readonly<Record<string, boolean | string>>;
}
