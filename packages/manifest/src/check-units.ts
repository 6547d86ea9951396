import { checkVariables } from './check-variables.ts';
import { findCircle } from './find-circle.ts';
import type { Finding } from './finding.ts';
import type { Unit } from './unit.ts';
import { unitFinding } from './unit-finding.ts';

/**
 * What the types cannot see about the units of a package: two of one name, a circle of `dependsOn`, and variables that
 * are used but not declared, declared but not used, unknown, or written so that Flux reads something else.
 */
export function checkUnits(units: readonly Unit[]): Finding[] {
  return [...duplicateNames(units), ...circles(units), ...units.flatMap(checkVariables)];
}

function duplicateNames(units: readonly Unit[]): Finding[] {
  const first = new Map<string, Unit>();
  return units.flatMap((unit) => {
    const known = first.get(unit.name);
    if (known === undefined) first.set(unit.name, unit);
    if (known === undefined || known === unit) return [];
    return [
      unitFinding(unit, 'duplicate-unit', `${unit.name} is the name of ${known.directory} and of ${unit.directory}`, {
        value: unit.name,
        expected: 'a name of its own: pointers are named after units',
        remedy: 'rename one of them',
      }),
    ];
  });
}

/** One finding for each unit that leads back to itself. */
function circles(units: readonly Unit[]): Finding[] {
  return units.flatMap((unit) => {
    const path = findCircle(unit, ({ dependsOn }) => dependsOn);
    if (path === undefined) return [];
    const names = [...path, unit].map(({ name }) => name).join(' -> ');
    return [
      unitFinding(unit, 'dependency-circle', `${unit.name} waits for itself: ${names}`, {
        value: names,
        expected: 'units that wait for earlier ones only',
        remedy: 'remove one of these edges',
      }),
    ];
  });
}
