import type { Rule } from '@slipway/manifest';

/** Rules about what is said of the API server of a cluster. */
export const clusterRules = [
  {
    id: 'cluster-setting',
    severity: 'reject',
    summary: 'Feature gates and keys of runtimeConfig must be those of kube-apiserver 1.36, with values that it takes.',
    why: 'kube-apiserver does not start with others (k8s.io/component-base/featuregate, k8s.io/apiserver/pkg/server/resourceconfig), so they are not what the cluster has.',
    remedy: 'Write what the flags --feature-gates and --runtime-config of the API server say.',
  },
] as const satisfies readonly Rule[];
