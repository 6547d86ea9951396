import type { FleetRuleId } from './fleet-check-rules.ts';

/**
 * Rules that check the objects of charts, too. They are about the effect of an object on the cluster, and about objects that it needs. The
 * other rules are about the files of a fleet.
 */
export const RULES_OF_RELEASES: ReadonlySet<FleetRuleId> = new Set<FleetRuleId>([
  'secret-not-found',
  'config-map-not-found',
  'key-not-found',
  'issuer-not-found',
  'secret-store-not-found',
  'service-without-pods',
  'service-port-not-found',
  'pod-security-violated',
  'scale-target-not-found',
  'service-account-not-found',
  'role-not-found',
  'subject-not-found',
  'priority-class-not-found',
  'class-not-found',
  'volume-claim-not-found',
  'backend-not-found',
  'backend-port-not-found',
  'webhook-service-not-found',
  'resources-required',
  'resources-out-of-range',
  'definition-comes-later',
  'definition-not-found',
  'namespace-comes-later',
  'namespace-not-found',
  'object-owned-twice',
  'secret-created-twice',
  'service-address-taken',
  'route-taken',
  'several-defaults',
]);
