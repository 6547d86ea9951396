import { checkOptions, type Finding, nearest, type OptionRules, type Override, type Unit } from '@slipway/manifest';
import type { Cluster } from '../cluster-spec.ts';
import { findingAt } from '../finding-at.ts';
import type { Fleet } from '../fleet-settings.ts';
import { targetOf } from '../override-patches.ts';

/** What add-ons and applications have in common, as used on one cluster. */
interface Use {
  readonly what: 'add-on' | 'application';
  readonly item: {
    readonly name: string;
    readonly units: readonly Unit[];
    readonly options: OptionRules;
    readonly overrides: (options: never) => readonly Override[];
  };
  readonly options: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

const usesOf = ({ addons, applications }: Cluster): Use[] => [
  ...addons.map(({ addon, options }, index) => ({ what: 'add-on' as const, item: addon, options, pointer: `/addons/${index}` })),
  ...applications.map(({ application, options }, index) => ({
    what: 'application' as const,
    item: application,
    options,
    pointer: `/applications/${index}`,
  })),
];

/** The same add-on or application twice: which options would count? */
export const checkDuplicateUses = (cluster: Cluster): Finding[] =>
  usesOf(cluster).flatMap(({ what, item, pointer }, index, uses) => {
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

/** Only what the catalogue publishes has a folder to point at. */
export const checkUnknownUses = (cluster: Cluster, { addons, applications }: Fleet): Finding[] =>
  usesOf(cluster).flatMap(({ what, item, pointer }) => {
    const published = (what === 'add-on' ? addons : applications).map(({ name }) => name);
    if (published.includes(item.name)) return [];
    const meant = nearest(item.name, published);
    return [
      findingAt(cluster, {
        rule: 'unknown-use',
        message: `the catalogue has no ${what} ${item.name}${meant ? `; did you mean ${meant}?` : ''}`,
        pointer,
        value: item.name,
        expected: `one of ${published.join(', ')}`,
        remedy: `define it in a file of its package`,
      }),
    ];
  });

export const checkNeeds = (cluster: Cluster): Finding[] =>
  cluster.addons.flatMap(({ addon }, index) =>
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

export const checkUseOptions = (cluster: Cluster): Finding[] =>
  usesOf(cluster).flatMap(({ item, options, pointer }) => {
    const { file, source } = findingAt(cluster, { rule: '', message: '', pointer, expected: '', remedy: '' });
    const place = { file, ...(source ? { source } : {}), pointer: `${pointer}/options` };
    const findings = checkOptions(item.name, item.options, options, place);
    return findings.length > 0 ? findings : checkOverrides(cluster, { item, options, pointer });
  });

/** kustomize applies a patch without a matching target to nothing, and says so to nobody. */
function checkOverrides(cluster: Cluster, { item, options, pointer }: Pick<Use, 'item' | 'options' | 'pointer'>): Finding[] {
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
        remedy: `correct overrides of ${item.name}`,
      }),
    ];
  });
}
