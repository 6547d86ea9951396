import { DefinitionError } from '@slipway/manifest';
import type { Fleet } from '../platform/fleet-settings.ts';
import { checkEachCluster } from '../rules/check-clusters.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { type FleetPlan, planFleet } from './plan-fleet.ts';
import { plannable } from './plannable.ts';
import type { SummarisedMembers } from './summarised-members.ts';

/** Returns the plan of a fleet. Throws a DefinitionError with every problem of its definitions. */
export function soundPlan(fleet: Fleet, planned?: (cluster: Cluster) => boolean, summarised?: SummarisedMembers): FleetPlan {
  const checked = checkEachCluster(fleet, summarised?.clusters);
  const problems = checked.flatMap(({ findings }) => findings);
  const loaded = checked.slice(0, fleet.clusters.length);
  const plan = planFleet(problems.length === 0 ? fleet : { ...fleet, clusters: plannable(loaded, fleet.platform) }, planned, summarised);
  const findings = [...problems, ...plan.findings];
  if (findings.length > 0) throw new DefinitionError(findings);
  return plan;
}
