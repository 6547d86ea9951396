import type { KindSchema } from '@slipway/kube-models';
import { buildPointer, nearest, parsePointer } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { checkRules } from '../cel/check-rules.ts';
import type { ClusterSettings } from '../cluster/cluster-settings.ts';
import type { KindCheck, Problem } from '../objects/object-finding.ts';
import { withNumbers } from '../objects/plain-numbers.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { normalise } from '../schema/normalise.ts';
import { isBuiltIn } from '../schema/object-schema.ts';
import { scaleProblems } from '../schema/scale-problems.ts';
import { schemaCheck } from '../schema/schema-check.ts';
import { schemaProblems } from '../schema/schema-problems.ts';
import { shapeOf } from '../schema/shape.ts';
import { isUnenforced } from '../schema/unenforced-fields.ts';

/** Rules about the text of a value, or its type. They cannot be checked before Flux substitutes a part of it. */
const TEXT_RULES = new Set(['wrong-type', 'not-allowed-value', 'wrong-pattern', 'wrong-format', 'wrong-length', 'out-of-range']);

/** The rules that the server has in Go are loaded for the first object of a built-in kind. */
const builtInChecks = lazy<typeof import('../built-in/built-in-problems.ts')>(import.meta.url, '../built-in/built-in-problems.ts');

/** Loaded for the first update of a custom resource. */
const customUpdates = lazy<typeof import('../updates/custom/custom-update.ts')>(import.meta.url, '../updates/custom/custom-update.ts');

/**
 * Returns the check of `kind`, in the order of the server. First come defaults, nulls, unknown fields and list keys, then the schema on the
 * result. When no error prevents it, the CEL rules follow, or the rules that the server of `cluster` has in Go for its own kinds.
 */
export function checkKind(kind: KindSchema, cluster: ClusterSettings = {}): KindCheck {
  const builtIn = isBuiltIn(kind);
  const shape = shapeOf(kind);
  const schema = jsonSchemaOf(kind);
  const check = schemaCheck(schema);
  const rules = builtIn ? builtInChecks().checkBuiltIn(kind, cluster) : checkRules(kind);
  return (object, live) => {
    const { value, problems, hasLongIntegers } = normalise(object, shape);
    // Rules use doubles.
    const forRules = hasLongIntegers ? withNumbers(value) : value;
    const update = live && !builtIn ? customUpdates().customUpdate(forRules, withNumbers(live), kind) : undefined;
    const errors = update ? check(value).filter((error) => !update.tolerates(error)) : check(value);
    const scale = scaleProblems(value, kind);
    const fitsSchema = errors.length === 0 && scale.length === 0;
    const found = fitsSchema ? [] : withScaleProblems(schemaProblems(errors, value, schema), scale);
    const wrong = builtIn ? found.flatMap((problem) => asDecoded(problem, kind, rules !== undefined)) : found;
    const all = fitsSchema ? problems : withSchemaProblems(problems, wrong);
    if (!rules) return all;
    const more = withoutConsequences(rules(forRules, all, update?.before), problems);
    if (!builtIn || fitsSchema) return [...all, ...more];
    const around = pointersAround(more);
    return [...all.filter(({ rule, pointer }) => !(rule === 'missing-field' && around.has(pointer))), ...more];
  };
}

const withScaleProblems = (found: readonly Problem[], scale: readonly Problem[]): readonly Problem[] => [
  ...found,
  ...scale.filter(({ pointer }) => !found.some((problem) => problem.pointer === pointer)),
];

/** Adds the problems of the schema to those found before. A null that makes a required field absent is reported once. */
function withSchemaProblems(problems: readonly Problem[], wrong: readonly Problem[]): readonly Problem[] {
  const missing = new Set(wrong.filter((problem) => problem.rule === 'missing-field').map((problem) => problem.pointer));
  return [
    ...problems.filter((problem) => problem.rule !== 'replaced-null' || !missing.has(problem.pointer)),
    ...withoutConsequences(wrong, problems).filter((problem) => !(TEXT_RULES.has(problem.rule) && isSubstituted(problem.value))),
  ];
}

/**
 * Removes problems about a missing value that is already reported: as the key of a list entry, or as a misspelt field at this position or
 * around it.
 */
function withoutConsequences(wrong: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  const keys = new Set(found.filter(({ rule }) => rule === 'missing-list-key').map(({ pointer }) => pointer));
  const misspelt = new Map<string, string[]>();
  for (const { rule, pointer } of found) {
    if (rule !== 'unknown-field') continue;
    const [parent, name] = splitPointer(pointer);
    const beside = misspelt.get(parent);
    if (beside === undefined) misspelt.set(parent, [name]);
    else if (beside.length < MAX_MISSPELLINGS) beside.push(name);
  }
  return wrong.filter(({ pointer, value }) => {
    if (keys.has(pointer)) return false;
    if (value !== undefined) return true;
    if (misspelt.size === 0) return true;
    const path = parsePointer(pointer);
    return !path.some((name, index) => misspelt.get(buildPointer(path.slice(0, index)))?.some((given) => nearest(given, [name]) === name));
  });
}

/** Maximum number of sibling fields that are compared as possible misspellings. Manually written files do not have more. */
const MAX_MISSPELLINGS = 50;

function splitPointer(pointer: string): readonly [string, string] {
  const path = parsePointer(pointer);
  return [buildPointer(path.slice(0, -1)), path.at(-1) ?? ''];
}

/**
 * Returns the pointers to the objects around the problems. Go has no absent objects, only empty ones, so a rule reports the required
 * fields.
 */
function pointersAround(problems: readonly Problem[]): ReadonlySet<string> {
  const around = new Set<string>();
  for (const { pointer } of problems)
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
      around.add(pointer.slice(0, at));
      if (at === 0) break;
    }
  return around;
}

/** Returns the problem as Go reports it after decoding: an absent field has a zero value, and a number that does not fit is changed. */
function asDecoded(problem: Problem, kind: KindSchema, hasRules: boolean): readonly Problem[] {
  if ((problem.rule === 'missing-field' || problem.rule === 'not-allowed-value') && isUnenforced(kind, problem.pointer)) return [];
  // An empty string counts as missing, because the rules in Go report required values.
  if (problem.rule === 'not-allowed-value' && problem.value === '' && hasRules) return [];
  const list = /^(.*\/(accessModes|scopes|volumeLifecycleModes))\/\d+$/.exec(problem.pointer)?.[1];
  if (problem.rule === 'not-allowed-value' && list !== undefined) return [{ ...problem, pointer: list, spot: problem.pointer }];
  return problem.rule === 'out-of-range' ? [{ ...problem, severity: 'lossy' }] : [problem];
}
