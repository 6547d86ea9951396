import type { Usage } from '@slipway/kube-models/protection.crossplane.io/v1beta1/Usage';
import { type Part, part, select } from '../crossplane/part.ts';
import { cluster } from './control-plane.ts';
import { nodeGroup } from './node-group.ts';
import { controlPlanePolicies, nodePolicies } from './roles.ts';

/**
 * Usages that set the deletion order. EKS needs the roles with their policies until the cluster and the nodes are deleted, and AWS does
 * not protect them: without them a deletion never ends. IAM keeps a role while a policy is attached. AWS keeps the network while EKS uses
 * it.
 */
export const deletionOrder: readonly Part[] = [
  ...controlPlanePolicies.map((policy) => keepUntilDeleted(policy, cluster)),
  ...nodePolicies.map((policy) => keepUntilDeleted(policy, nodeGroup)),
];

function keepUntilDeleted(kept: Part, user: Part): Part {
  return part<Usage>(`keep-${kept.name}`, {
    apiVersion: 'protection.crossplane.io/v1beta1',
    kind: 'Usage',
    spec: { replayDeletion: true, of: resource(kept), by: resource(user) },
  });
}

function resource(of: Part) {
  return { apiVersion: of.apiVersion, kind: of.kind, resourceSelector: select(of) };
}
