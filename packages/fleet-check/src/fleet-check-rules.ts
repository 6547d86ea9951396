import { hygieneRules } from './rules/hygiene-rules.ts';
import { networkRules } from './rules/network-rules.ts';
import { orderRules } from './rules/order-rules.ts';
import { ownershipRules } from './rules/ownership-rules.ts';
import { projectRules } from './rules/project-rules.ts';
import { referenceRules } from './rules/reference-rules.ts';
import { rightsRules } from './rules/rights-rules.ts';
import { versionRules } from './rules/version-rules.ts';
import { workloadRules } from './rules/workload-rules.ts';

/** What may be wrong between the objects of a cluster. */
export const fleetCheckRules = [
  ...referenceRules,
  ...projectRules,
  ...workloadRules,
  ...orderRules,
  ...ownershipRules,
  ...hygieneRules,
  ...rightsRules,
  ...versionRules,
  ...networkRules,
] as const;

/** Id of a rule of this package. */
export type FleetRuleId = (typeof fleetCheckRules)[number]['id'];

export { stepRules } from './rules/step-rules.ts';
