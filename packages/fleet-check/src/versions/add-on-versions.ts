import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { karpenterRanges } from './add-on-facts.ts';
import { minorOf } from './declared-versions.ts';
import { type InstalledChart, installedCharts } from './installed-charts.ts';
import { isLater } from './newer-fields.ts';

/** Reports a Karpenter release that does not support the Kubernetes release of its cluster. */
export function* addOnVersions(cluster: Cluster): Generator<FleetProblem> {
  const kubernetes = minorOf(cluster.kubernetes ?? '');
  if (kubernetes === undefined) return;
  for (const installed of installedCharts(cluster)) {
    const minor = minorOf(installed.version);
    const range = minor === undefined || !isKarpenter(cluster, installed) ? undefined : karpenterRanges().get(minor);
    if (range === undefined || (!isLater(kubernetes, range.newest) && !isLater(range.oldest, kubernetes))) continue;
    const { about, pointer, version } = installed;
    yield problemOf('add-on-not-for-release', about, {
      pointer,
      value: version,
      message: `${objectText(about.object)} has Karpenter ${minor}, which supports Kubernetes ${range.oldest} to ${range.newest}, and ${cluster.name} has ${kubernetes}`,
      expected: expectedFor(kubernetes),
    });
  }
}

/** Whether a chart is Karpenter for AWS. Karpenter for other clouds has a chart of the same name. */
const isKarpenter = (cluster: Cluster, { chart, url }: InstalledChart): boolean =>
  chart === 'karpenter' &&
  (/^oci:\/\/public\.ecr\.aws\/karpenter\b/.test(url) || cluster.activeOf('karpenter.k8s.aws', 'EC2NodeClass').length > 0);

/** Returns the Karpenter releases that support a Kubernetes release. */
function expectedFor(kubernetes: string): string {
  const ranges = [...karpenterRanges()];
  const fitting = ranges.filter(([, { oldest, newest }]) => !isLater(kubernetes, newest) && !isLater(oldest, kubernetes));
  const [first, last] = [fitting.at(0)?.[0], fitting.at(-1)?.[0]];
  if (first === undefined) return `a release of Karpenter for Kubernetes ${kubernetes}`;
  return last === ranges.at(-1)?.[0] ? `Karpenter ${first} or later` : `Karpenter ${first} to ${last}`;
}
