import { referenceRules } from './rules/reference-rules.ts';

/** What may be wrong between the objects of a cluster. */
export const fleetCheckRules = [...referenceRules] as const;

/** Id of a rule of this package. */
export type FleetRuleId = (typeof fleetCheckRules)[number]['id'];
