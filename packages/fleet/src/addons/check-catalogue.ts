import { checkDefinitions, checkUnits, definitionFinding, type Finding, findCycle } from '@slipway/manifest';
import { checkCharts } from '../sources/check-charts.ts';
import type { Addon } from './define-addon.ts';

/** Returns every problem of `addons` that their types cannot express, or that plain JavaScript can have. */
export function checkCatalogue(addons: readonly Addon[]): Finding[] {
  const units = addons.flatMap((addon) => addon.units);
  return [...checkDefinitions(addons, 'duplicate-addon'), ...cycles(addons), ...checkUnits(units), ...checkCharts(units)];
}

function cycles(addons: readonly Addon[]): Finding[] {
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
