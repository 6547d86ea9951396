import type { Composition } from '@slipway/kube-models/apiextensions.crossplane.io/v1/Composition';
import type { Resources } from '@slipway/kube-models/pt.fn.crossplane.io/v1beta1/Resources';
import { functionAutoReady, functionPatchAndTransform } from '../functions.ts';
import type { Part } from '../part.ts';
import { controlPlaneParts } from './control-plane.ts';
import { EKS_CLUSTER_API_VERSION, EKS_CLUSTER_KIND } from './definition.ts';
import { deletionOrder } from './deletion-order.ts';
import { eksAddonParts } from './eks-addons.ts';
import { compositionName, type ZoneCount } from './names.ts';
import { networkParts } from './network.ts';
import { nodeGroupParts } from './node-group.ts';
import { controlPlanePolicies, controlPlaneRole, nodePolicies, nodeRole } from './roles.ts';

/** Everything that one EKSCluster with so many zones becomes. */
export const eksClusterParts = (zoneCount: ZoneCount): Part[] => [
  ...networkParts(zoneCount),
  controlPlaneRole,
  ...controlPlanePolicies,
  nodeRole,
  ...nodePolicies,
  ...controlPlaneParts(zoneCount),
  ...nodeGroupParts(zoneCount),
  ...eksAddonParts,
  ...deletionOrder,
];

/** One Composition a zone count: a template whose zone is absent would never be ready, and with it the whole cluster. */
export function eksClusterComposition(zoneCount: ZoneCount) {
  const input: Omit<Resources, 'metadata'> = {
    apiVersion: 'pt.fn.crossplane.io/v1beta1',
    kind: 'Resources',
    resources: eksClusterParts(zoneCount).map(({ template }) => template),
  };
  return {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: compositionName(zoneCount) },
    spec: {
      compositeTypeRef: { apiVersion: EKS_CLUSTER_API_VERSION, kind: EKS_CLUSTER_KIND },
      mode: 'Pipeline',
      pipeline: [
        { step: 'compose', functionRef: { name: functionPatchAndTransform.metadata.name }, input: { ...input } },
        { step: 'mark-ready', functionRef: { name: functionAutoReady.metadata.name } },
      ],
    },
  } satisfies Composition;
}
