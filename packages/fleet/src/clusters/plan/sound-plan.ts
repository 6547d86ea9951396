import { DefinitionError } from '@slipway/manifest';
import type { Fleet } from '../platform/fleet-settings.ts';
import { judgeClusters } from '../rules/check-clusters.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { type FleetPlan, planFleet } from './plan-fleet.ts';
import { plannable } from './plannable.ts';
import type { SummarisedMembers } from './summarised-members.ts';

/** The plan of a fleet whose definitions contradict nothing. Throws a DefinitionError with every problem of them otherwise. */
export function soundPlan(fleet: Fleet, planned?: (cluster: Cluster) => boolean, summarised?: SummarisedMembers): FleetPlan {
  const beside: readonly Cluster[] = summarised?.clusters ?? [];
  const judged = judgeClusters(fleet, beside);
  const problems = judged.flatMap(({ findings }) => findings);
  const loaded = judged.slice(0, fleet.clusters.length);
  const plan = planFleet(problems.length === 0 ? fleet : { ...fleet, clusters: plannable(loaded, fleet.platform) }, planned, summarised);
  const findings = [...problems, ...plan.findings];
  if (findings.length > 0) throw new DefinitionError(findings);
  return plan;
}
