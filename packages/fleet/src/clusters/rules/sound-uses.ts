import type { OptionRules, Override, Unit } from '@slipway/manifest';
import { unitsNamedBy } from '../place/wanted-units.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import type { IsSound } from '../spec/soundness.ts';

/** The common fields of add-ons and applications on one cluster. */
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

/** Returns the add-ons and applications of a cluster whose fields are valid. */
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

/** Returns the units that the valid part of a definition names. */
export const soundUnits = (cluster: Cluster, isSound: IsSound): Unit[] =>
  unitsNamedBy({
    ...cluster,
    addons: soundItems(cluster.addons, '/addons', isSound).map(({ item }) => item),
    applications: soundItems(cluster.applications, '/applications', isSound).map(({ item }) => item),
    specific: isSound('/specific') ? (cluster.specific ?? {}) : {},
  });

/** Returns the items of a list with their pointers; an empty list if the value is not a list. */
function soundItems<T>(list: readonly T[], pointer: string, isSound: IsSound): { readonly item: T; readonly pointer: string }[] {
  if (!Array.isArray(list)) return [];
  const items: readonly T[] = list;
  return items.map((item, index) => ({ item, pointer: `${pointer}/${index}` })).filter((one) => isSound(one.pointer));
}
