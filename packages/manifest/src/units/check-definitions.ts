import type { Finding } from '../findings/finding.ts';
import { locationOf } from '../findings/source-location.ts';
import type { Unit } from './unit.ts';

/** What a cluster chooses by name: an add-on, an application. */
export interface UnitDefinition {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** Definitions of one name, reported as `duplicateRule`, and definitions that no Flux Kustomization could be found for. */
export function checkDefinitions(definitions: readonly UnitDefinition[], duplicateRule: string): Finding[] {
  return [...duplicateNames(definitions, duplicateRule), ...withoutMainUnit(definitions)];
}

function duplicateNames(definitions: readonly UnitDefinition[], rule: string): Finding[] {
  return definitions.flatMap((definition) => {
    if (definitions.find(({ name }) => name === definition.name) === definition) return [];
    return [
      definitionFinding(definition, rule, 'another one has this name', {
        value: definition.name,
        expected: 'a name of its own',
        remedy: 'rename one of them',
      }),
    ];
  });
}

/** Removes the main unit: other units wait for a definition through the unit of the same name. */
function withoutMainUnit(definitions: readonly UnitDefinition[]): Finding[] {
  return definitions.flatMap((definition) => {
    const names = definition.units.map(({ name }) => name);
    if (names.includes(definition.name)) return [];
    return [
      definitionFinding(definition, 'no-main-unit', 'none of its units is named like it', {
        value: names,
        expected: `a unit ${definition.name}`,
        remedy: 'rename the unit of its chart or workload',
      }),
    ];
  });
}

/** Returns a finding about a whole definition, with the location where it was written. */
export function definitionFinding(
  definition: UnitDefinition,
  rule: string,
  message: string,
  rest: Pick<Finding, 'expected' | 'remedy'> & { readonly value: unknown },
): Finding {
  const source = locationOf(definition);
  return {
    rule,
    severity: 'reject',
    message: `${definition.name}: ${message}`,
    file: definition.units[0] ? `${definition.units[0].directory}/kustomization.yaml` : '',
    pointer: '',
    ...(source ? { source } : {}),
    ...rest,
  };
}
