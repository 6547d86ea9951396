import { ownName } from '../aws-access/own-names.ts';
import { type PodAccess, podAccess, type WorkloadAccount } from '../aws-access/pod-access.ts';
import type { Statement } from '../aws-access/policy-document.ts';
import { CLUSTER_NAME } from '../aws-access/this-cluster.ts';

/** Objects of the access by file of the tenant unit. */
type AccessFiles = {
  readonly 'access-role.yaml': PodAccess['role'];
  readonly 'access-policy.yaml': PodAccess['policy'];
  readonly 'access-attachment.yaml': PodAccess['attachment'];
  readonly 'access-association.yaml': PodAccess['association'];
};

/**
 * Gives the pods of one account the permissions of `statements` through EKS Pod Identity, by file. It is part of the tenant unit, which
 * the platform owns: a team that can create IAM roles could give itself every permission that Crossplane has.
 */
export function workloadAccess(account: WorkloadAccount, statements: readonly Statement[]): AccessFiles {
  const metadata = { name: ownName(CLUSTER_NAME, account.namespace, account.name), namespace: account.namespace };
  const { role, policy, attachment, association } = podAccess({ metadata, account }, statements);
  return {
    'access-role.yaml': role,
    'access-policy.yaml': policy,
    'access-attachment.yaml': attachment,
    'access-association.yaml': association,
  };
}
