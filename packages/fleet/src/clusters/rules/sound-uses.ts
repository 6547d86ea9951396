import type { OptionRules, Override, Unit } from '@slipway/manifest';
import { unitsNamedBy } from '../place/wanted-units.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import type { IsSound } from '../spec/soundness.ts';

/** What add-ons and applications have in common, as used on one cluster. */
export interface Use {
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

/** The add-ons and applications of a cluster that can be looked into. */
export const soundUses = ({ addons, applications }: Cluster, isSound: IsSound): Use[] => [
  ...soundItems(addons, '/addons', isSound).map(({ item: { addon, options }, pointer }) => ({
    what: 'add-on' as const,
    item: addon,
    options,
    pointer,
  })),
  ...soundItems(applications, '/applications', isSound).map(({ item: { application, options }, pointer }) => ({
    what: 'application' as const,
    item: application,
    options,
    pointer,
  })),
];

/** The units that the sound part of a definition names. */
export const soundUnits = (cluster: Cluster, isSound: IsSound): Unit[] =>
  unitsNamedBy({
    ...cluster,
    addons: soundItems(cluster.addons, '/addons', isSound).map(({ item }) => item),
    applications: soundItems(cluster.applications, '/applications', isSound).map(({ item }) => item),
    specific: isSound('/specific') ? (cluster.specific ?? {}) : {},
  });

/** The items of a list with their places; of what is not a list, none. */
export function soundItems<T>(list: readonly T[], pointer: string, isSound: IsSound): { readonly item: T; readonly pointer: string }[] {
  if (!Array.isArray(list)) return [];
  const items: readonly T[] = list;
  return items.map((item, index) => ({ item, pointer: `${pointer}/${index}` })).filter((one) => isSound(one.pointer));
}
