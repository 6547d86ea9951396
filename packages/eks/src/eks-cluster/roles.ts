import type { Role, RoleStatus } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import { type Part, part, select } from '../crossplane/part.ts';
import { toComposite } from '../crossplane/patches.ts';
import { composite, externalName, tags } from './common-patches.ts';

const iam = 'iam.aws.m.upbound.io/v1beta1' as const;

/** Role of the control plane, `<cluster>-control-plane`. */
export const controlPlaneRole = role('control-plane', 'eks.amazonaws.com', ['sts:AssumeRole', 'sts:TagSession']);

/** Role of the nodes, `<cluster>-nodes`. Nodes of Karpenter may use it too. */
export const nodeRole = role('nodes', 'ec2.amazonaws.com', ['sts:AssumeRole'], true);

export const controlPlanePolicies: readonly Part[] = attachments('control-plane', controlPlaneRole, ['AmazonEKSClusterPolicy']);

export const nodePolicies: readonly Part[] = attachments('nodes', nodeRole, [
  'AmazonEKSWorkerNodePolicy',
  'AmazonEKS_CNI_Policy',
  'AmazonEC2ContainerRegistryPullOnly',
  'AmazonSSMManagedInstanceCore',
]);

function role(name: string, service: string, actions: readonly string[], published = false): Part {
  const trust = { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Principal: { Service: service }, Action: actions }] };
  const base = { apiVersion: iam, kind: 'Role', spec: { forProvider: { assumeRolePolicy: JSON.stringify(trust) } } } as const;
  return part<Role, RoleStatus>(`role-${name}`, base, (of) => [
    externalName(`%s-${name}`, of),
    ...tags(name, of),
    ...(published ? [toComposite(of.status.atProvider.arn, composite.status.nodeRoleArn)] : []),
  ]);
}

function attachments(name: string, to: Part, policies: readonly string[]): Part[] {
  return policies.map((policy) =>
    part<RolePolicyAttachment>(`policy-${name}-${policy.toLowerCase().replaceAll('_', '-')}`, {
      apiVersion: iam,
      kind: 'RolePolicyAttachment',
      spec: { forProvider: { policyArn: `arn:aws:iam::aws:policy/${policy}`, roleSelector: select(to) } },
    }),
  );
}
