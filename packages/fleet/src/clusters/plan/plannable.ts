import { type Finding, inheritLocation, parsePointer } from '@slipway/manifest';
import type { Platform } from '../platform/platform.ts';
import type { JudgedCluster } from '../rules/fleet-rules.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { isNeutral, soundness, withNeutralValues } from '../spec/soundness.ts';

/**
 * The clusters whose units can be planned in spite of their problems, so that all problems are reported at once: what does not
 * decide where units go is replaced, and a cluster whose other fields are wrong is left out with those that it looks after.
 */
export function plannable(judged: readonly JudgedCluster[], platform: Platform): Cluster[] {
  const mended = <C extends Cluster>(cluster: C, findings: readonly Finding[], from = cluster): C =>
    inheritLocation({ ...withNeutralValues(cluster, soundness(findings), platform) }, from);
  const usable = judged.filter(({ findings }) => findings.every(({ pointer }) => isNeutral(parsePointer(pointer)[0] ?? '', platform)));
  const hubs = new Map(
    usable.flatMap((one) => (one.cluster.role === 'hub' ? [[one.cluster, mended(one.cluster, one.findings)] as const] : [])),
  );
  return usable.flatMap(({ cluster, findings }) => {
    if (cluster.role === 'hub') return hubs.get(cluster) ?? [];
    const hub = hubs.get(cluster.hub);
    return hub === undefined ? [] : mended({ ...cluster, hub }, findings, cluster);
  });
}
