import { checkDefinitions, checkUnits, definitionFinding, type Finding, findCycle } from '@slipway/manifest';
import { checkCharts } from '../sources/check-charts.ts';
import type { Addon } from './define-addon.ts';

/** Every problem of `addons` that their types cannot see, or could not see in plain JavaScript. */
export function checkCatalogue(addons: readonly Addon[]): Finding[] {
  const units = addons.flatMap((addon) => addon.units);
  return [...checkDefinitions(addons, 'duplicate-addon'), ...circles(addons), ...checkUnits(units), ...checkCharts(units)];
}

function circles(addons: readonly Addon[]): Finding[] {
  return addons.flatMap((addon) => {
    const path = findCycle(addon, ({ needs }) => needs);
    if (path === undefined) return [];
    const names = [...path, addon].map(({ name }) => name).join(' -> ');
    return [
      definitionFinding(addon, 'needs-cycle', `it needs itself: ${names}`, {
        value: names,
        expected: 'needs of earlier add-ons only',
        remedy: 'remove one of these needs',
      }),
    ];
  });
}
