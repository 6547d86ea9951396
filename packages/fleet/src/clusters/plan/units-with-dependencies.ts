import type { Unit } from '@slipway/manifest';
import { groupsNeededBy, providesGroup } from '../place/api-groups.ts';

/**
 * Returns the `wanted` units with all units that they need, sorted by name: their dependencies, and the suppliers (Crossplane and its
 * providers) of the API groups that they use. Leaves out units of `settled`, which exist already.
 */
export function unitsWithDependencies(wanted: readonly Unit[], settled: ReadonlySet<string>, suppliers: readonly Unit[]): Unit[] {
  const found = new Map<string, Unit>();
  const visit = (unit: Unit): void => {
    if (found.has(unit.name) || settled.has(unit.name)) return;
    found.set(unit.name, unit);
    for (const needed of unitsNeededBy(unit, suppliers)) visit(needed);
  };
  for (const unit of wanted) visit(unit);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function unitsNeededBy(unit: Unit, suppliers: readonly Unit[]): Unit[] {
  const groups = groupsNeededBy(unit);
  return [...unit.dependsOn, ...suppliers.filter((supplier) => groups.some((group) => providesGroup(supplier, group)))];
}
