export { fleetProblems } from './check-fleet.ts';
export type { FleetState } from './cluster/cluster-index.ts';
export type { FleetRuleId } from './fleet-check-rules.ts';
export { fleetCheckRules } from './fleet-check-rules.ts';
export type { FleetProblem } from './fleet-problem.ts';
