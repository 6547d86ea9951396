import type { Finding } from '@slipway/manifest';
import type { Fleet } from '../platform/fleet-settings.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { type IsSound, soundness } from '../spec/soundness.ts';
import { checkDuplicateUses, checkNeeds, checkUnknownUses, checkUseOptions } from './catalogue-rules.ts';
import { checkShape } from './check-shape.ts';
import { checkDrivable, checkNetwork, checkPackageChoice, checkRepositories, checkSpecificCharts } from './cluster-rules.ts';
import { checkDuplicateClusters, checkHubs, checkOverlappingNetworks, type JudgedCluster } from './fleet-rules.ts';

/** Every problem of the definitions, by cluster. */
export const checkClusters = (fleet: Fleet): Finding[] => judgeClusters(fleet).flatMap(({ findings }) => findings);

/**
 * The problems of each cluster. A rule sees what has the right shape: a mistake hides no other one, and makes none. The clusters
 * `summarised` come last; by themselves they are sound.
 */
export function judgeClusters(fleet: Fleet, summarised: readonly Cluster[] = []): JudgedCluster[] {
  const shaped = fleet.clusters.map((cluster) => {
    const findings = checkShape(cluster, fleet);
    return { cluster, findings, isSound: soundness(findings) };
  });
  const others = summarised.map((cluster) => ({ cluster, findings: [], isSound: () => true }));
  const beside = Map.groupBy(
    FLEET_RULES.flatMap((rule) => rule([...shaped, ...others])),
    ({ judged }) => judged,
  );
  const besideOf = (judged: JudgedCluster): Finding[] => (beside.get(judged) ?? []).map(({ finding }) => finding);
  return [
    ...shaped.map((judged) => {
      const { cluster, findings, isSound } = judged;
      const own = CLUSTER_RULES.flatMap((rule) => rule(cluster, isSound, fleet));
      return { ...judged, findings: [...findings, ...own, ...besideOf(judged)] };
    }),
    ...others.map((judged) => ({ ...judged, findings: besideOf(judged) })),
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
