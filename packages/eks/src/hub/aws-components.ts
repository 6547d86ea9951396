import type { Placement } from '@slipway/fleet';
import { findingAt, groupsNeededBy } from '@slipway/fleet';
import type { Finding } from '@slipway/manifest';

/** Matches `dynamodb` in `dynamodb.aws.m.upbound.io`. The group of the provider family has no part before `aws`, and does not match. */
const SERVICE = /^([a-z0-9]+)\.aws\.m\.upbound\.io$/;
const componentOf = (service: string): string => `aws-${service}`;

/**
 * Adds the providers that a cluster uses. A unit with components `aws-<service>` gets those whose API groups occur among the objects of
 * the cluster. A service without a component is a finding.
 */
export function withAwsComponents(placements: readonly Placement[]): {
  readonly placements: Placement[];
  readonly findings: readonly Finding[];
} {
  const findings: Finding[] = [];
  const byCluster = Map.groupBy(placements, ({ targetId }) => targetId);
  const used = new Map([...byCluster].map(([cluster, landing]) => [cluster, servicesUsedBy(landing)]));
  const completed = placements.map((placement) => {
    const offered = Object.keys(placement.unit.components ?? {});
    const services = used.get(placement.targetId) ?? new Map<string, Placement>();
    if (!offered.some((name) => name.startsWith('aws-'))) return placement;
    for (const [service, user] of services)
      if (!offered.includes(componentOf(service))) findings.push(missingProvider(user, service, offered));
    return {
      ...placement,
      components: [...services.keys()]
        .map(componentOf)
        .filter((name) => offered.includes(name))
        .sort(),
    };
  });
  return { placements: completed, findings };
}

function servicesUsedBy(landing: readonly Placement[]): Map<string, Placement> {
  const users = landing.filter(({ delivery }) => delivery !== 'release');
  return new Map(
    users.flatMap((placement) =>
      groupsNeededBy(placement.unit).flatMap((group) => {
        const service = SERVICE.exec(group)?.[1];
        return service === undefined ? [] : [[service, placement] as const];
      }),
    ),
  );
}

const missingProvider = ({ cluster, unit }: Placement, service: string, offered: readonly string[]): Finding =>
  findingAt(cluster, {
    rule: 'no-provider',
    message: `${unit.name} uses AWS ${service}, for which the catalogue has no provider`,
    pointer: '',
    value: `${service}.aws.m.upbound.io`,
    expected: `one of ${offered.join(', ')}`,
    remedy: `add the component ${componentOf(service)} to the Crossplane providers`,
  });
