import type { ClusterRole } from '@slipway/kube-models/rbac.authorization.k8s.io/v1/ClusterRole';

/** Lets Crossplane mark Namespaces as used, which the ClusterUsage of the namespace of a cluster needs. */
export const namespacePermissions: ClusterRole = {
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'crossplane-usages-of-namespaces', labels: { 'rbac.crossplane.io/aggregate-to-crossplane': 'true' } },
  rules: [{ apiGroups: [''], resources: ['namespaces'], verbs: ['get', 'list', 'watch', 'update', 'patch'] }],
};
