import type { Budget } from '@slipway/manifest';
import { readYaml11, writeYaml } from '@slipway/manifest/yaml11';
import { spendBytes, spendOperations, withBudget } from '../spending.ts';
import { fromBytes, toBytes } from './byte-text.ts';
import { expandTemplate, type VariableLookup } from './expand-template.ts';
import { isSubstitutionDisabled } from './left-alone.ts';
import { parseTemplate, type TemplatePart } from './parse-template.ts';
import { reprintProblem } from './reprint-problem.ts';
import { specialTexts } from './special-texts.ts';
import { type SubstitutionState, substituteScalars } from './substitute-scalars.ts';
import { utf8Problem } from './utf8-problem.ts';
import { VARIABLE_NAME, type Variables } from './variables.ts';

/** An object with substituted variables. */
export interface SubstitutedObject {
  readonly object: Readonly<Record<string, unknown>>;
  /** Names of the substituted variables, each once. */
  readonly used: readonly string[];
  /** Names of variables whose values only the cluster has. The object contains their expressions, or their defaults. */
  readonly unknown: readonly string[];
  /** Names of variables that are not set, if the object keeps their expressions. */
  readonly unset: readonly string[];
}

/** Why an object cannot be substituted, in the words of the controller. */
export interface SubstitutionProblem {
  readonly problem: string;
  /** The variable that is not set, if that is the reason. */
  readonly unset?: string;
}

/** Options of the substitution by the controller. */
export interface SubstitutionOptions {
  /** Limits of the substitution. @default the budget of the current work */
  readonly budget?: Budget;
  /** The feature gate StrictPostBuildSubstitutions: a variable without a value is refused. */
  readonly strict: boolean;
  /** Whether to keep the expression of a variable that `strict` refuses, so that the rest is built. @default false */
  readonly keepUnset?: boolean;
  /** `substituteStrategy: Always`, which substitutes an object even if no variable is set. */
  readonly always: boolean;
}

/**
 * Returns `object` after `postBuild`: written as YAML 1.1, substituted as text, and read again. The text decides the type of a value:
 * `"${REPLICAS}"` is a number, `on` a boolean. The problem is in the words of the controller.
 */
export function substituteObject(
  object: Readonly<Record<string, unknown>>,
  variables: Variables,
  options: SubstitutionOptions,
): SubstitutedObject | SubstitutionProblem {
  const { budget } = options;
  return budget === undefined ? substituted(object, variables, options) : withBudget(budget, () => substituted(object, variables, options));
}

function substituted(
  object: Readonly<Record<string, unknown>>,
  variables: Variables,
  options: SubstitutionOptions,
): SubstitutedObject | SubstitutionProblem {
  const unchanged: SubstitutedObject = { object, used: [], unknown: [], unset: [] };
  if (isSubstitutionDisabled(object) || !(options.always || variables.isSet)) return unchanged;
  const wrong = variables.names.find((name) => !VARIABLE_NAME.test(name));
  if (wrong !== undefined) return refused(`'${wrong}' var name is invalid, must match '^[_[:alpha:]][_[:alpha:][:digit:]]*$'`);
  if (!mayChange(object)) return unchanged;
  const used = new Set<string>();
  const lookup: VariableLookup = (name) => {
    const value = variables.lookup(name);
    if (typeof value === 'string') used.add(name);
    return value;
  };
  const state: SubstitutionState = { lookup, policy: policyOf(options), unknown: new Set(), unset: new Set() };
  const scalars = substituteScalars(object, state);
  if (scalars !== undefined) {
    return reprinted({
      object: scalars as SubstitutedObject['object'],
      used: [...used],
      unknown: [...state.unknown],
      unset: [...state.unset],
    });
  }
  used.clear();
  const written = substituteText(object, state, used);
  return 'problem' in written ? written : reprinted(written);
}

const policyOf = ({ strict, keepUnset = false }: SubstitutionOptions): SubstitutionState['policy'] =>
  strict ? (keepUnset ? 'keep' : 'refuse') : 'empty';

/** Whether an object has a variable, or a value that writing and reading changes: long integers, blocks that begin with a tab. */
function mayChange(object: SubstitutedObject['object']): boolean {
  const texts = specialTexts(object);
  return texts === undefined || texts.dollar || texts.tab || texts.prototype;
}

function reprinted(written: SubstitutedObject): SubstitutedObject | SubstitutionProblem {
  const problem = reprintProblem(written.object);
  return problem === undefined ? written : { problem: `UnmarshalJSON: ${problem}` };
}

/** Returns the problem of a variable that an object needs and that is not set, if its expression is not kept. */
export const unsetProblem = (unset: string): SubstitutionProblem => ({
  ...refused(`variable substitution failed: variable not set (strict mode): "${unset}"`),
  unset,
});

const refused = (problem: string): SubstitutionProblem => ({ problem: `envsubst error: ${problem}` });

/** Substitutes in the slow way, which is always correct. The lookup fills `used`. */
export function substituteText(
  object: Readonly<Record<string, unknown>>,
  { lookup, policy }: Pick<SubstitutionState, 'lookup' | 'policy'>,
  used: ReadonlySet<string>,
): SubstitutedObject | SubstitutionProblem {
  const written = writeYaml(object);
  spendText(written);
  const parts = parsed(toBytes(written));
  if ('problem' in parts) return refused(`variable substitution failed: ${parts.problem}`);
  const expansion = expandTemplate(parts, lookup, policy);
  if ('problem' in expansion) return { ...expansion, ...refused(`variable substitution failed: ${expansion.problem}`) };
  const text = fromBytes(expansion.text);
  if (text === undefined) return refused(`YAMLToJSON: yaml: ${utf8Problem(expansion.text)}`);
  spendText(text);
  const reading = readYaml11(text);
  if ('problem' in reading) return refused(`YAMLToJSON: ${reading.problem}`);
  const { value } = reading;
  if (typeof value !== 'object' || Array.isArray(value)) {
    return { problem: `UnmarshalJSON: json: cannot unmarshal ${jsonType(value)} into Go value of type map[string]interface {}` };
  }
  return {
    object: (value ?? {}) as Readonly<Record<string, unknown>>,
    used: [...used],
    unknown: [...new Set(expansion.unknown)],
    unset: [...new Set(expansion.unset)],
  };
}

/** Spends a text that is written or read by the rules of go-yaml. */
function spendText({ length }: string): void {
  spendBytes(length);
  spendOperations(OPERATIONS_PER_CHARACTER * length);
}

const OPERATIONS_PER_CHARACTER = 5;

function parsed(text: string): readonly TemplatePart[] | { readonly problem: string } {
  try {
    return parseTemplate(text);
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'expressions are nested too deeply' };
    throw error;
  }
}

const jsonType = (value: unknown): string =>
  Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : (typeof value as string);
