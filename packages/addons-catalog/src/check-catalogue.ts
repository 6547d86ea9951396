import { checkUnits, type Finding, locationOf } from '@slipway/manifest';
import { checkCharts } from './check-charts.ts';
import type { Addon } from './define-addon.ts';

/** Every problem of `addons` that their types cannot see, or could not see in plain JavaScript. */
export function checkCatalogue(addons: readonly Addon[]): Finding[] {
  const units = addons.flatMap((addon) => addon.units);
  return [...duplicates(addons), ...circles(addons), ...withoutMainUnit(addons), ...checkUnits(units), ...checkCharts(units)];
}

function duplicates(addons: readonly Addon[]): Finding[] {
  return addons.flatMap((addon) => {
    const other = addons.find(({ name }) => name === addon.name);
    if (other === addon) return [];
    return [report(addon, 'duplicate-addon', 'two add-ons have this name', addon.name, 'a name of its own', 'rename one of them')];
  });
}

function circles(addons: readonly Addon[]): Finding[] {
  return addons.flatMap((addon) => {
    const path = pathBack(addon, addon, [addon]);
    if (path === undefined) return [];
    const names = [...path, addon].map(({ name }) => name).join(' -> ');
    return [
      report(addon, 'needs-circle', `it needs itself: ${names}`, names, 'needs of earlier add-ons only', 'remove one of these needs'),
    ];
  });
}

function pathBack(start: Addon, addon: Addon, path: readonly Addon[]): readonly Addon[] | undefined {
  if (addon.needs.includes(start)) return path;
  for (const next of addon.needs) {
    const found = path.includes(next) ? undefined : pathBack(start, next, [...path, next]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `cluster-defs` waits for an add-on by the unit of its name. */
function withoutMainUnit(addons: readonly Addon[]): Finding[] {
  return addons.flatMap((addon) => {
    const names = addon.units.map(({ name }) => name);
    if (names.includes(addon.name)) return [];
    return [
      report(addon, 'no-main-unit', 'none of its units is named like it', names, `a unit ${addon.name}`, 'rename the unit of its chart'),
    ];
  });
}

function report(addon: Addon, rule: string, message: string, value: unknown, expected: string, remedy: string): Finding {
  const source = locationOf(addon);
  return {
    rule,
    severity: 'reject',
    message: `${addon.name}: ${message}`,
    file: addon.units[0] ? `${addon.units[0].directory}/kustomization.yaml` : '',
    pointer: '',
    ...(source ? { source } : {}),
    value,
    expected,
    remedy,
  };
}
