import type { ManualRole } from '@slipway/eks';
import type { AwsAccount } from '../src/aws/account.ts';

/** The cluster that the roles of a hub are named after. */
export const HUB = {
  cluster: 'mgmt',
  environment: 'production',
  role: 'hub',
  accountId: '111122223333',
  region: 'eu-west-1',
  network: { cidr: '10.0.0.0/16' },
  packages: { channel: 'latest' },
  addons: [],
  applications: [],
} as const;

/** Creates the role and its policy as a platform engineer does once. An existing role is updated. */
export function makeRole(account: AwsAccount, { name, accountId, trustPolicy, policy }: ManualRole): void {
  const policyArn = `arn:aws:iam::${accountId}:policy/${name}`;
  account.prepare({ kind: 'iam/Policy', name, parameters: { policy } });
  account.prepare({ kind: 'iam/Role', name, parameters: { assumeRolePolicy: trustPolicy } });
  account.prepare({ kind: 'iam/RolePolicyAttachment', name: `${name}/${policyArn}`, parameters: { role: name, policyArn } });
}

/** Creates the EKS cluster of the hub, and the Pod Identity association of its Crossplane with a role. */
export function makeHub(account: AwsAccount, { name, arn }: ManualRole): void {
  const clusterName = `${HUB.cluster}-${HUB.environment}`;
  account.prepare({ kind: 'eks/Cluster', name: clusterName });
  account.prepare({
    kind: 'eks/PodIdentityAssociation',
    name: `association-of-${name}`,
    parameters: { clusterName, namespace: 'crossplane-system', serviceAccount: 'provider-aws', roleArn: arn },
  });
}
