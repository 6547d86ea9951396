export { fleetProblems } from './check-fleet.ts';
export type { FleetState } from './cluster/cluster-index.ts';
export type { FleetRuleId } from './fleet-check-rules.ts';
export { fleetCheckRules } from './fleet-check-rules.ts';
export type { FleetProblem } from './fleet-problem.ts';
export type { FleetStep, StepInput, StepState } from './step/fleet-step.ts';
export { fleetStep } from './step/fleet-step.ts';
export type { OwnedObject, StepAction, StepCause, StepChange, UnknownStep } from './step/step-change.ts';
export { changedObject } from './step/step-change.ts';
