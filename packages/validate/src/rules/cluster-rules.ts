import type { Rule } from '@slipway/manifest';

/** Rules about the settings of the API server of a cluster. */
export const clusterRules = [
  {
    id: 'cluster-setting',
    severity: 'reject',
    summary: 'Feature gates and keys of runtimeConfig must be those of kube-apiserver 1.36, with valid values.',
    why: 'kube-apiserver does not start with others (k8s.io/component-base/featuregate, k8s.io/apiserver/pkg/server/resourceconfig), so the cluster cannot have them.',
    remedy: 'Copy the values of the flags --feature-gates and --runtime-config of the API server.',
  },
] as const satisfies readonly Rule[];
