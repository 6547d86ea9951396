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

/** Everything that one EKSCluster with so many zones becomes, without the Usages that protect it. */
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

/** `of` in the AWS account that the composite names. Without the name nothing is composed, rather than in another account. */
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
 * One Composition a zone count: a template whose zone is absent would never be ready, and with it the whole cluster. For the same reason
 * a protected cluster has another one: its Usages are deleted when the composite resource changes from one to the other.
 */
export function eksClusterComposition(zoneCount: ZoneCount, group: string, isProtected = false) {
  const parts = eksClusterParts(zoneCount);
  return compositionOf(
    compositionName(zoneCount, isProtected),
    { group, version: EKS_CLUSTER_VERSION, kind: EKS_CLUSTER_KIND },
    isProtected ? [...parts, ...protectionParts(parts)] : parts,
  );
}
