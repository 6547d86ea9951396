import { compositionOf } from '../crossplane/composition.ts';
import { fieldsOf } from '../crossplane/field-paths.ts';
import { extend, type Part } from '../crossplane/part.ts';
import { fromComposite } from '../crossplane/patches.ts';
import { PROVIDER_CONFIG_KIND } from '../crossplane/provider-config.ts';
import { composite } from './common-patches.ts';
import { controlPlaneParts } from './control-plane.ts';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';
import { deletionOrder } from './deletion-order.ts';
import { protectionParts } from './deletion-protection.ts';
import { eksAddonParts } from './eks-addons.ts';
import { compositionName, type ZoneCount } from './names.ts';
import { networkParts } from './network.ts';
import { nodeGroupParts } from './node-group.ts';
import { controlPlanePolicies, controlPlaneRole, nodePolicies, nodeRole } from './roles.ts';

/** Returns all resources that one EKSCluster with this number of zones composes, without the Usages that protect it. */
export const eksClusterParts = (zoneCount: ZoneCount): Part[] => [
  ...[
    ...networkParts(zoneCount),
    controlPlaneRole,
    ...controlPlanePolicies,
    nodeRole,
    ...nodePolicies,
    ...controlPlaneParts(zoneCount),
    ...nodeGroupParts(zoneCount),
    ...eksAddonParts,
  ].map(inAccountOfCluster),
  ...deletionOrder,
];

/**
 * Creates the resource in the AWS account that the composite names. Without a name, nothing is composed, instead of composing it in
 * another account.
 */
function inAccountOfCluster(of: Part): Part {
  const { base, ...template } = of.template as Part['template'] & { readonly base: { readonly spec: object } };
  const spec = { ...base.spec, providerConfigRef: { kind: PROVIDER_CONFIG_KIND } };
  return extend({ ...of, template: { ...template, base: { ...base, spec } } }, [
    fromComposite(
      composite.spec.providerConfigName,
      fieldsOf<{ readonly spec: { readonly providerConfigRef: { readonly name: string } } }>().spec.providerConfigRef.name,
    ),
  ]);
}

/**
 * Returns the Composition for a number of zones. A template whose zone is absent would never be ready, and neither would the cluster. For
 * the same reason, a protected cluster has its own Composition: its Usages are deleted when the composite resource changes to the other
 * one.
 */
export function eksClusterComposition(zoneCount: ZoneCount, group: string, isProtected = false) {
  const parts = eksClusterParts(zoneCount);
  return compositionOf(
    compositionName(zoneCount, isProtected),
    { group, version: EKS_CLUSTER_VERSION, kind: EKS_CLUSTER_KIND },
    isProtected ? [...parts, ...protectionParts(parts)] : parts,
  );
}
