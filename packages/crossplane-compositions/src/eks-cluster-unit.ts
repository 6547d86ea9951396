import { crossplaneUnit } from './crossplane-unit.ts';
import { eksClusterComposition } from './eks-cluster/composition.ts';
import { eksClusterDefinition, FLEET_API_GROUP } from './eks-cluster/definition.ts';
import { ZONE_COUNTS } from './eks-cluster/names.ts';
import { definitionHealth } from './health.ts';
import { crossplaneProviderConfig } from './provider-config.ts';

/** The kind EKSCluster and its Compositions. */
export const eksClusterUnit = crossplaneUnit({
  name: 'eks-cluster',
  folder: 'eks-cluster',
  manifests: {
    'definition.yaml': eksClusterDefinition,
    ...Object.fromEntries(ZONE_COUNTS.map((count) => [`composition-${count}-zones.yaml`, eksClusterComposition(count)])),
  },
  dependsOn: [crossplaneProviderConfig],
  provides: [FLEET_API_GROUP],
  ready: { wait: true, expressions: [definitionHealth] },
});
