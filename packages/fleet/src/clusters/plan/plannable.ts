import { type Finding, inheritLocation, parsePointer } from '@slipway/manifest';
import type { Platform } from '../platform/platform.ts';
import type { CheckedCluster } from '../rules/fleet-rules.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { isNeutral, soundness, withNeutralValues } from '../spec/soundness.ts';

/**
 * Returns the clusters whose units can be planned although they have problems, so that all problems are reported at once. Wrong values that
 * do not affect the plan are replaced. A cluster whose other fields are wrong is left out with the clusters that it manages.
 */
export function plannable(checked: readonly CheckedCluster[], platform: Platform): Cluster[] {
  const repaired = <C extends Cluster>(cluster: C, findings: readonly Finding[], from = cluster): C =>
    inheritLocation({ ...withNeutralValues(cluster, soundness(findings), platform) }, from);
  const usable = checked.filter(({ findings }) => findings.every(({ pointer }) => isNeutral(parsePointer(pointer)[0] ?? '', platform)));
  const hubs = new Map(
    usable.flatMap((one) => (one.cluster.role === 'hub' ? [[one.cluster, repaired(one.cluster, one.findings)] as const] : [])),
  );
  return usable.flatMap(({ cluster, findings }) => {
    if (cluster.role === 'hub') return hubs.get(cluster) ?? [];
    const hub = hubs.get(cluster.hub);
    return hub === undefined ? [] : repaired({ ...cluster, hub }, findings, cluster);
  });
}
