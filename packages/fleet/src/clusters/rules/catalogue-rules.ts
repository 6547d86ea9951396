import { checkOptions, type Finding, nearest } from '@slipway/manifest';
import { targetOf } from '../place/override-patches.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { findingAt, locationOfDefinition } from '../spec/finding-at.ts';
import { addonsOf, applicationsOf, type FleetContent } from '../spec/fleet-content.ts';
import type { IsSound } from '../spec/soundness.ts';
import { soundUnits, soundUses, type Use } from './sound-uses.ts';

/** Rejects an add-on or application that is listed twice, because either options could apply. */
export const checkDuplicateUses = (cluster: Cluster, isSound: IsSound): Finding[] =>
  soundUses(cluster, isSound).flatMap(({ what, item, pointer }, index, uses) => {
    const first = uses.findIndex((other) => other.what === what && other.item.name === item.name);
    if (first === index) return [];
    return [
      findingAt(cluster, {
        rule: 'duplicate-use',
        message: `the ${what} ${item.name} is on the cluster already`,
        pointer,
        value: item.name,
        expected: `${item.name} once`,
        remedy: 'remove one of the two',
      }),
    ];
  });

/** Rejects items that the catalogue does not publish: there is no folder of them to refer to. */
export const checkUnknownUses = (cluster: Cluster, isSound: IsSound, fleet: FleetContent): Finding[] =>
  soundUses(cluster, isSound).flatMap(({ what, item, pointer }) => {
    const published = (what === 'add-on' ? addonsOf(fleet) : applicationsOf(fleet)).map(({ name }) => name);
    if (published.includes(item.name)) return [];
    const meant = nearest(item.name, published);
    return [
      findingAt(cluster, {
        rule: 'unknown-use',
        message: `the catalogue has no ${what} ${item.name}${meant ? `; did you mean ${meant}?` : ''}`,
        pointer,
        value: item.name,
        expected: `one of ${published.join(', ')}`,
        remedy: `${meant ? `use ${meant}, or ` : ''}define ${item.name} in a file of its package`,
      }),
    ];
  });

/** Reports needs that are not on the cluster. If an add-on is not valid, the rule reports nothing, because it may be the needed one. */
export function checkNeeds(cluster: Cluster, isSound: IsSound): Finding[] {
  if (!isSound('/addons')) return [];
  return cluster.addons.flatMap(({ addon }, index) =>
    (addon.needs ?? [])
      .filter((need) => !cluster.addons.some((other) => other.addon.name === need.name))
      .map((need) =>
        findingAt(cluster, {
          rule: 'missing-need',
          message: `${addon.name} needs ${need.name}, which is not on the cluster`,
          pointer: `/addons/${index}`,
          value: addon.name,
          expected: `${need.name} among the add-ons`,
          remedy: `add use(...) of ${need.name}`,
        }),
      ),
  );
}

export const checkUseOptions = (cluster: Cluster, isSound: IsSound): Finding[] =>
  soundUses(cluster, isSound).flatMap((use) => {
    const { item, options, pointer } = use;
    const findings = checkOptions(item.name, item.options, options, { ...locationOfDefinition(cluster), pointer: `${pointer}/options` });
    return findings.length > 0 ? findings : [...checkOverrides(cluster, use), ...checkOptionNeeds(cluster, isSound, use)];
  });

/** Reports units that the chosen options need and that the cluster does not have. */
function checkOptionNeeds(cluster: Cluster, isSound: IsSound, { item, options, pointer }: Use): Finding[] {
  if (!isSound('/addons')) return [];
  const brought = soundUnits(cluster, isSound).map(({ name }) => name);
  const needed = item.overrides(options as never).flatMap(({ after = [] }) => after.map(({ name }) => name));
  return [...new Set(needed)]
    .filter((name) => !brought.includes(name))
    .map((name) =>
      findingAt(cluster, {
        rule: 'missing-need',
        message: `with these options ${item.name} needs ${name}, which is not on the cluster`,
        pointer: `${pointer}/options`,
        value: options,
        expected: `${name} among the add-ons`,
        remedy: `add use(...) of ${name}, or choose other options`,
      }),
    );
}

/** kustomize ignores a patch without a matching target, and does not report it. */
function checkOverrides(cluster: Cluster, { item, options, pointer }: Use): Finding[] {
  return item.overrides(options as never).flatMap((override) => {
    const unit = item.units.find(({ name }) => name === override.unit);
    if (unit && targetOf(override, Object.values(unit.manifests))) return [];
    const target = `${override.target.kind} ${override.target.name} of the unit ${override.unit}`;
    return [
      findingAt(cluster, {
        rule: 'override-without-target',
        message: `${item.name} overrides ${target}, which does not exist`,
        pointer: `${pointer}/options`,
        value: override.target,
        expected: unit
          ? `one of ${Object.values(unit.manifests)
              .map(({ kind, metadata }) => `${kind} ${metadata.name}`)
              .join(', ')}`
          : `a unit of ${item.name}`,
        remedy: `in the overrides of ${item.name}, name an object of ${unit ? `the unit ${override.unit}` : 'one of its units'}`,
      }),
    ];
  });
}
