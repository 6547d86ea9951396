import type { Finding } from '../findings/finding.ts';
import { splitApiVersion } from '../objects/object-id.ts';
import { checkVariables } from './check-variables.ts';
import { type Unit, unitManifests } from './unit.ts';
import { unitFinding } from './unit-finding.ts';

/**
 * Checks the units of a package for problems that the types do not exclude: two units with one name, a cycle of `dependsOn`, a team's
 * repository in the catalogue, and the variables (see `checkVariables`).
 */
export function checkUnits(units: readonly Unit[]): Finding[] {
  return [...duplicateNames(units), ...cycles(units), ...units.flatMap(repositories), ...units.flatMap(checkVariables)];
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
        expected: 'a name of its own: Flux Kustomizations are named after units',
        remedy: 'rename one of them',
      }),
    ];
  });
}

/** Returns one finding for each unit that depends on itself. */
function cycles(units: readonly Unit[]): Finding[] {
  return units.flatMap((unit) => {
    const path = findCycle(unit, ({ dependsOn }) => dependsOn);
    if (path === undefined) return [];
    const names = [...path, unit].map(({ name }) => name).join(' -> ');
    return [
      unitFinding(unit, 'dependency-cycle', `${unit.name} waits for itself: ${names}`, {
        value: names,
        expected: 'units that wait for earlier ones only',
        remedy: 'remove one of these edges',
      }),
    ];
  });
}

/** Reports a GitRepository in a unit, because every cluster with the unit would reconcile it. */
function repositories(unit: Unit): Finding[] {
  if (!/^(common|applications)\//.test(unit.directory)) return [];
  return Object.entries(unitManifests(unit)).flatMap(([file, manifest]) => {
    if (manifest.kind !== 'GitRepository' || splitApiVersion(manifest.apiVersion).group !== 'source.toolkit.fluxcd.io') return [];
    return [
      unitFinding(unit, 'shared-repository', 'a GitRepository is part of a cluster, not of the catalogue', {
        file,
        manifest,
        pointer: '/kind',
        value: manifest.kind,
        expected: 'GitRepositories in the folders of clusters only',
        remedy: "declare it in the cluster's `repositories`",
      }),
    ];
  });
}

/** Returns the cycle through `start` along `next`: the path from `start`, without `start` at its end. Returns undefined without a cycle. */
export function findCycle<Node>(start: Node, next: (node: Node) => readonly Node[]): readonly Node[] | undefined {
  const seen = new Set<Node>();
  const walk = (node: Node, path: readonly Node[]): readonly Node[] | undefined => {
    for (const target of next(node)) {
      if (target === start) return path;
      if (seen.has(target)) continue;
      seen.add(target);
      const found = walk(target, [...path, target]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}
