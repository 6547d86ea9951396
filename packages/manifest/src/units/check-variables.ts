import type { Finding } from '../findings/finding.ts';
import { childPointer } from '../objects/json-pointer.ts';
import { CLUSTER_VARIABLES, isClusterVariable, variable } from './cluster-variable.ts';
import { type Unit, unitManifests } from './unit.ts';
import { type UnitPlace, unitFinding } from './unit-finding.ts';

/** Flux takes `${` for the beginning of an expression; only plain names are substituted as they read. */
const EXPRESSION = /\$?\$\{([^}]*)\}?|\$\$/g;

/** Every variable of a unit that is unknown, not declared, not used, or would not come out as it reads. */
export function checkVariables(unit: Unit): Finding[] {
  const declared: readonly string[] = unit.variables ?? [];
  const used = new Set<string>();
  const inText = Object.entries(unitManifests(unit)).flatMap(([file, manifest]) =>
    texts(manifest).flatMap(({ pointer, text }) =>
      [...text.matchAll(EXPRESSION)].flatMap(([expression, name = '']) => {
        const place = { file, manifest, pointer, value: text };
        if (expression === '$$') return declared.length > 0 ? [halved(unit, place)] : [];
        used.add(name);
        if (expression !== `\${${name}}` || !/^\w+$/.test(name)) {
          return [
            unitFinding(unit, 'wrong-substitution', `${expression} is more than a variable`, {
              ...place,
              expected: `\${NAME} with one of ${CLUSTER_VARIABLES.join(', ')}`,
              remedy: 'use a plain variable, or choose the value where the cluster is defined',
            }),
          ];
        }
        if (!isClusterVariable(name)) return [unknownVariable(unit, name, place)];
        if (!declared.includes(name)) {
          return [
            unitFinding(unit, 'undeclared-variable', `${name} is used but not among the unit's variables`, {
              ...place,
              expected: `variables: [${[...declared, name].map((each) => `'${each}'`).join(', ')}]`,
              remedy: `declare ${name}`,
            }),
          ];
        }
        return text === variable('ACCOUNT_ID') ? [retyped(unit, place)] : [];
      }),
    ),
  );
  const unused = declared.flatMap((name) => {
    if (!isClusterVariable(name)) return [unknownVariable(unit, name, { value: name })];
    if (used.has(name)) return [];
    return [
      unitFinding(unit, 'unused-variable', `${name} is declared but not used`, {
        value: name,
        expected: 'the variables that the manifests use',
        remedy: `remove ${name} from the unit's variables`,
      }),
    ];
  });
  return [...inText, ...unused];
}

/** Every text of a value, keys included: Flux substitutes in the YAML of the whole object. */
function texts(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const place = childPointer(pointer, key);
    return [...(Array.isArray(value) ? [] : [{ pointer: place, text: key }]), ...texts(child, place)];
  });
}

const unknownVariable = (unit: Unit, name: string, place: UnitPlace): Finding =>
  unitFinding(unit, 'unknown-variable', `no cluster declares ${name}`, {
    ...place,
    expected: `one of ${CLUSTER_VARIABLES.join(', ')}`,
    remedy: 'use a variable that every cluster has',
  });

/** Only units with variables are substituted at all. */
const halved = (unit: Unit, place: UnitPlace): Finding =>
  unitFinding(unit, 'wrong-substitution', 'Flux writes one dollar sign for two', {
    ...place,
    expected: 'text without $$, in a unit with variables',
    remedy: 'move the text to a unit without variables, or write it in another way',
  });

const retyped = (unit: Unit, place: UnitPlace): Finding =>
  unitFinding(unit, 'retyped-variable', 'Flux turns a text of digits only into a number', {
    ...place,
    expected: 'text around the variable, as in an ARN',
    remedy: 'do not write the account id alone',
  });
