import type { Finding } from '@slipway/manifest';
import { checkShape } from './check-shape.ts';
import type { Cluster } from './cluster-spec.ts';
import type { Fleet } from './fleet-settings.ts';
import { checkDuplicateUses, checkNeeds, checkUnknownUses, checkUseOptions } from './rules/catalogue-rules.ts';
import { checkComposite, checkDrivable, checkPackageChoice, checkRepositories } from './rules/cluster-rules.ts';
import { checkDuplicateClusters, checkHubs, checkOverlappingNetworks } from './rules/fleet-rules.ts';

/** Every problem of the definitions, by cluster. The rules see only definitions of the right shape. */
export function checkClusters(fleet: Fleet): Finding[] {
  const shapes = new Map(fleet.clusters.map((cluster) => [cluster, checkShape(cluster)]));
  const sound = { ...fleet, clusters: fleet.clusters.filter((cluster) => shapes.get(cluster)?.length === 0) };
  return [
    ...[...shapes.values()].flat(),
    ...sound.clusters.flatMap((cluster) => CLUSTER_RULES.flatMap((rule) => rule(cluster, fleet))),
    ...FLEET_RULES.flatMap((rule) => rule(sound, fleet)),
  ];
}

const CLUSTER_RULES: readonly ((cluster: Cluster, fleet: Fleet) => Finding[])[] = [
  checkPackageChoice,
  checkComposite,
  checkDuplicateUses,
  checkUnknownUses,
  checkNeeds,
  checkUseOptions,
  checkRepositories,
  checkDrivable,
];

const FLEET_RULES: readonly ((sound: Fleet, fleet: Fleet) => Finding[])[] = [checkDuplicateClusters, checkHubs, checkOverlappingNetworks];
