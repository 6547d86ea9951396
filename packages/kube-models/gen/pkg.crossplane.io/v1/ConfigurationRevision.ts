// Generated from crossplane-v2.3.4/pkg.crossplane.io_configurationrevisions.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ConfigurationRevision = {
  readonly apiVersion: "pkg.crossplane.io/v1";
  readonly kind: "ConfigurationRevision";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: ConfigurationRevisionSpec;
};
export type ConfigurationRevisionSpec = {
  readonly commonAnnotations?: { readonly [key: string]: string };
  readonly commonLabels?: { readonly [key: string]: string };
  readonly desiredState: string;
  /** Default: `false`. */
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly image: string;
  /** Default: `"IfNotPresent"`. */
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly ConfigurationRevisionSpecPackagePullSecrets[];
  readonly revision: number;
  /** Default: `false`. */
  readonly skipDependencyResolution?: boolean;
};
export type ConfigurationRevisionSpecPackagePullSecrets = {
  /** Default: `""`. */
  readonly name?: string;
};
