// Generated from crossplane-v2.3.4/pkg.crossplane.io_configurations.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Configuration = {
  readonly apiVersion: "pkg.crossplane.io/v1";
  readonly kind: "Configuration";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ConfigurationSpec;
};
export type ConfigurationSpec = {
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonLabels?: { readonly [key: string]: string };
  /** Default: `false`. */
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly package: string;
  /** Default: `"IfNotPresent"`. */
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly ConfigurationSpecPackagePullSecrets[];
  /** Default: `"Automatic"`. */
  readonly revisionActivationPolicy?: string;
  /** Default: `1`. */
  readonly revisionHistoryLimit?: number;
  /** Default: `false`. */
  readonly skipDependencyResolution?: boolean;
};
export type ConfigurationSpecPackagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
