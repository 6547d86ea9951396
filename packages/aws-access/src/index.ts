export { MAX_POLICY_LENGTH, MAX_POLICY_NAME, MAX_ROLE_NAME, policyLength } from './iam-limits.ts';
export type { PolicyReference, ResourceName } from './iam-objects.ts';
export { iamPolicy, iamRole, policyAttachment } from './iam-objects.ts';
export type { PodAccess, PodIdentity, WorkloadAccount } from './pod-access.ts';
export { podAccess, podAssociation, podRole } from './pod-access.ts';
export type { Statement } from './policy-document.ts';
export { policyDocument, servicePolicy, trustDocument } from './policy-document.ts';
export type { ClusterPlace } from './this-cluster.ts';
export { ACCOUNT_ID, AWS_REGION, CLUSTER_NAME, thisCluster } from './this-cluster.ts';
