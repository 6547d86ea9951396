import type { Finding } from '@slipway/manifest';
import type { Fleet } from '../platform/fleet-settings.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { type IsSound, soundness } from '../spec/soundness.ts';
import { checkDuplicateUses, checkNeeds, checkUnknownUses, checkUseOptions } from './catalogue-rules.ts';
import { checkShape } from './check-shape.ts';
import { checkDrivable, checkNetwork, checkPackageChoice, checkRepositories, checkSpecificCharts } from './cluster-rules.ts';
import { type CheckedCluster, checkDuplicateClusters, checkHubs, checkOverlappingNetworks } from './fleet-rules.ts';

/** Returns every problem of the definitions, by cluster. */
export const checkClusters = (fleet: Fleet): Finding[] => checkEachCluster(fleet).flatMap(({ findings }) => findings);

/**
 * Checks each cluster. A rule reads only fields of the right type, so that no mistake hides or causes another one. The clusters
 * `summarised` come last, and have no problems of their own.
 */
export function checkEachCluster(fleet: Fleet, summarised: readonly Cluster[] = []): CheckedCluster[] {
  const shaped = fleet.clusters.map((cluster) => {
    const findings = checkShape(cluster, fleet);
    return { cluster, findings, isSound: soundness(findings) };
  });
  const others = summarised.map((cluster) => ({ cluster, findings: [], isSound: () => true }));
  const fleetFindings = Map.groupBy(
    FLEET_RULES.flatMap((rule) => rule([...shaped, ...others])),
    ({ checked }) => checked,
  );
  const fleetFindingsOf = (checked: CheckedCluster): Finding[] => (fleetFindings.get(checked) ?? []).map(({ finding }) => finding);
  return [
    ...shaped.map((checked) => {
      const { cluster, findings, isSound } = checked;
      const own = CLUSTER_RULES.flatMap((rule) => rule(cluster, isSound, fleet));
      return { ...checked, findings: [...findings, ...own, ...fleetFindingsOf(checked)] };
    }),
    ...others.map((checked) => ({ ...checked, findings: fleetFindingsOf(checked) })),
  ];
}

const CLUSTER_RULES: readonly ((cluster: Cluster, isSound: IsSound, fleet: Fleet) => Finding[])[] = [
  checkPackageChoice,
  checkNetwork,
  (cluster, isSound, { platform }) => platform.checkCluster(cluster, isSound),
  checkDuplicateUses,
  checkUnknownUses,
  checkNeeds,
  checkUseOptions,
  checkRepositories,
  checkDrivable,
  checkSpecificCharts,
];

const FLEET_RULES = [checkDuplicateClusters, checkHubs, checkOverlappingNetworks];
