import type { Finding } from '@slipway/manifest';
import { clusterId } from './cluster-names.ts';
import type { Cluster } from './cluster-spec.ts';
import { minorOf } from './eks-version.ts';
import { findingAt } from './finding-at.ts';

/**
 * What EKS refuses between two states of the fleet: a control plane goes up by one minor at a time and never down.
 * https://docs.aws.amazon.com/eks/latest/userguide/update-cluster.html
 */
export function checkUpgrades(before: readonly Cluster[], after: readonly Cluster[]): Finding[] {
  const earlier = new Map(before.map((cluster) => [clusterId(cluster), cluster]));
  return after.flatMap((cluster) => {
    const old = earlier.get(clusterId(cluster));
    if (cluster.role !== 'workload' || old?.role !== 'workload') return [];
    const step = minorOf(cluster.kubernetes.controlPlane) - minorOf(old.kubernetes.controlPlane);
    if (step === 0 || step === 1) return [];
    return [
      findingAt(cluster, {
        rule: 'skipped-version',
        message: `the control plane cannot go from ${old.kubernetes.controlPlane} to ${cluster.kubernetes.controlPlane} in one change`,
        pointer: '/kubernetes/controlPlane',
        value: cluster.kubernetes.controlPlane,
        expected: `${old.kubernetes.controlPlane} or one minor above it`,
        remedy: step < 0 ? 'EKS has no downgrade: make a new cluster' : 'upgrade one minor at a time, each in a change of its own',
      }),
    ];
  });
}
