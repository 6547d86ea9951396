import type { Finding } from '@slipway/manifest';
import { groupsNeededBy, providesGroup } from '../place/api-groups.ts';
import type { Placement } from '../place/placement.ts';
import type { TargetIndex } from '../place/target-index.ts';
import { findingAt } from '../spec/finding-at.ts';

/** Returns which placements install the API groups of a placement's objects. A group that no placement installs is a finding. */
export function apiProviders(
  placement: Placement,
  landings: TargetIndex,
): { readonly providers: readonly Placement[]; readonly findings: readonly Finding[] } {
  const groups = placement.delivery === 'release' ? [] : groupsNeededBy(placement.unit);
  const found = groups.map((group) => ({ group, providers: landings.providers.filter(({ unit }) => providesGroup(unit, group)) }));
  return {
    providers: found.flatMap(({ providers }) => providers),
    findings: found.filter(({ providers }) => providers.length === 0).map(({ group }) => unprovided(placement, group)),
  };
}

const unprovided = ({ cluster, targetId, unit }: Placement, group: string): Finding =>
  findingAt(cluster, {
    rule: 'unprovided-api',
    message: `${unit.name} has objects of ${group}, which nothing on ${targetId} installs`,
    pointer: '/addons',
    value: group,
    expected: `an add-on that provides ${group}`,
    remedy: 'add it to addons, or state the group in provides of the unit that installs it',
  });
