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
  readonly ignoreCrossplaneConstraints?: boolean;
  readonly package: string;
  readonly packagePullPolicy?: string;
  readonly packagePullSecrets?: readonly ConfigurationSpecPackagePullSecrets[];
  readonly revisionActivationPolicy?: string;
  readonly revisionHistoryLimit?: number;
  readonly skipDependencyResolution?: boolean;
};
export type ConfigurationSpecPackagePullSecrets = {
  readonly name?: string;
};
