import type { Finding } from '../findings/finding.ts';
import { locationOf } from '../findings/source-location.ts';
import type { Unit } from './unit.ts';

/** A definition that clusters select by name: an add-on or an application. */
export interface UnitDefinition {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** Reports definitions with the same name as `duplicateRule`, and definitions without a main unit. */
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

/** Reports definitions without a main unit. Other units depend on a definition through its unit of the same name. */
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

/** Returns a finding about a whole definition, with the location of the definition. */
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
