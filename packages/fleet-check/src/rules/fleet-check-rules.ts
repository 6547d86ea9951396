import { hygieneRules } from './hygiene-rules.ts';
import { networkRules } from './network-rules.ts';
import { orderRules } from './order-rules.ts';
import { ownershipRules } from './ownership-rules.ts';
import { permissionRules } from './permission-rules.ts';
import { projectRules } from './project-rules.ts';
import { referenceRules } from './reference-rules.ts';
import { versionRules } from './version-rules.ts';
import { workloadRules } from './workload-rules.ts';
import { writerRules } from './writer-rules.ts';

/** All rules between the objects of a cluster. */
export const fleetCheckRules = [
  ...referenceRules,
  ...projectRules,
  ...workloadRules,
  ...orderRules,
  ...ownershipRules,
  ...hygieneRules,
  ...permissionRules,
  ...versionRules,
  ...networkRules,
  ...writerRules,
] as const;

/** Id of a rule of this package. */
export type FleetRuleId = (typeof fleetCheckRules)[number]['id'];

export { transitionRules } from './transition-rules.ts';
