import type { Finding } from '../findings/finding.ts';
import { childPointer } from '../objects/json-pointer.ts';
import { CLUSTER_VARIABLES, isClusterVariable, type Unit, unitManifests, variable } from './unit.ts';
import { type UnitPosition, unitFinding } from './unit-finding.ts';

/** Matches each `${` that Flux reads as the start of an expression, and `$$`. Flux substitutes only plain names as they are written. */
const EXPRESSION = /\$?\$\{([^}]*)\}?|\$\$/g;

/** Reports variables of a unit that are unknown, not declared or not used, and other texts that Flux would change. */
export function checkVariables(unit: Unit): Finding[] {
  const expressions = expressionsOf(unit);
  const used = new Set(expressions.flatMap(({ name }) => name ?? []));
  return [...expressions.flatMap((expression) => checkExpression(unit, expression)), ...checkDeclared(unit, used)];
}

/** An expression of a variable, or `$$`, in a string of a manifest. */
interface Expression {
  readonly text: string;
  /** Undefined for `$$`. */
  readonly name: string | undefined;
  readonly position: UnitPosition & { readonly value: string };
}

function expressionsOf(unit: Unit): Expression[] {
  return Object.entries(unitManifests(unit)).flatMap(([file, manifest]) =>
    stringsOf(manifest).flatMap(({ pointer, text: value }) =>
      [...value.matchAll(EXPRESSION)].map(([text, name = '']) => ({
        text,
        name: text === '$$' ? undefined : name,
        position: { file, manifest, pointer, value },
      })),
    ),
  );
}

function checkExpression(unit: Unit, { text, name, position }: Expression): Finding[] {
  const declared: readonly string[] = unit.variables ?? [];
  if (name === undefined) return declared.length > 0 ? [escapedDollar(unit, position)] : [];
  if (text !== `\${${name}}` || !/^\w+$/.test(name)) return [notPlainVariable(unit, text, position)];
  if (!isClusterVariable(name)) return [unknownVariable(unit, name, position)];
  if (!declared.includes(name)) return [undeclaredVariable(unit, name, position)];
  return position.value === variable('ACCOUNT_ID') ? [retypedVariable(unit, position)] : [];
}

function checkDeclared(unit: Unit, used: ReadonlySet<string>): Finding[] {
  const declared: readonly string[] = unit.variables ?? [];
  return declared.flatMap((name) => {
    if (!isClusterVariable(name)) return [unknownVariable(unit, name, { value: name })];
    return used.has(name) ? [] : [unusedVariable(unit, name)];
  });
}

/** Returns each string of a value, including keys: Flux substitutes in the YAML of the whole object. */
function stringsOf(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childAt = childPointer(pointer, key);
    return [...(Array.isArray(value) ? [] : [{ pointer: childAt, text: key }]), ...stringsOf(child, childAt)];
  });
}

const notPlainVariable = (unit: Unit, text: string, position: UnitPosition): Finding =>
  unitFinding(unit, 'wrong-substitution', `${text} is more than a variable`, {
    ...position,
    expected: `\${NAME} with one of ${CLUSTER_VARIABLES.join(', ')}`,
    remedy: 'use a plain variable, or choose the value where the cluster is defined',
  });

const undeclaredVariable = (unit: Unit, name: string, position: UnitPosition): Finding =>
  unitFinding(unit, 'undeclared-variable', `${name} is used but not among the unit's variables`, {
    ...position,
    expected: `variables: [${[...(unit.variables ?? []), name].map((each) => `'${each}'`).join(', ')}]`,
    remedy: `declare ${name}`,
  });

const unusedVariable = (unit: Unit, name: string): Finding =>
  unitFinding(unit, 'unused-variable', `${name} is declared but not used`, {
    value: name,
    expected: 'the variables that the manifests use',
    remedy: `remove ${name} from the unit's variables`,
  });

const unknownVariable = (unit: Unit, name: string, position: UnitPosition): Finding =>
  unitFinding(unit, 'unknown-variable', `no cluster declares ${name}`, {
    ...position,
    expected: `one of ${CLUSTER_VARIABLES.join(', ')}`,
    remedy: 'use a variable that every cluster has',
  });

/** Reports `$$`. It is a problem only in units with variables, because Flux substitutes only there. */
const escapedDollar = (unit: Unit, position: UnitPosition): Finding =>
  unitFinding(unit, 'wrong-substitution', 'Flux writes one dollar sign for two', {
    ...position,
    expected: 'text without $$, in a unit with variables',
    remedy: 'move the text to a unit without variables, or write it in another way',
  });

const retypedVariable = (unit: Unit, position: UnitPosition): Finding =>
  unitFinding(unit, 'retyped-variable', 'Flux turns a text of digits only into a number', {
    ...position,
    expected: 'text around the variable, as in an ARN',
    remedy: 'do not write the account id alone',
  });
