import { nearest, plainText, type Rule } from '@slipway/manifest';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { type Location, pointerOf } from './location.ts';
import type { TextForm } from './text-forms.ts';

/** A problem that servers report only if a feature gate is on, or only if it is off. */
export interface GatedProblem extends Problem {
  readonly gate?: { readonly name: string; readonly on: boolean };
}

/** The problems that a check yields. */
export type Problems = Iterable<GatedProblem>;

/** Yields problems with the required state of a feature gate. */
export function* where(gate: string, state: 'on' | 'off', problems: Problems): Problems {
  for (const problem of problems) yield { ...problem, gate: { name: gate, on: state === 'on' } };
}

/** A rule that kube-apiserver implements in Go, with functions for its kinds of problems. */
export interface BuiltInRule {
  readonly rule: Rule;
  /** Returns a problem for a missing value. */
  readonly required: (location: Location, expected: string) => Problem;
  /** Returns a problem for an invalid value. */
  readonly invalid: (location: Location, expected: string, remedy?: string) => Problem;
  /** Returns a problem for a value that is not allowed. */
  readonly forbidden: (location: Location, because: string) => Problem;
  /** Returns a problem unless the value is one of `allowed`. */
  readonly oneOf: (location: Location, allowed: readonly string[]) => readonly Problem[];
  /** Returns a problem for a value that an earlier entry already has. */
  readonly duplicate: (location: Location, what: string) => Problem;
  /** Returns a problem unless the text has the form. */
  readonly form: (location: Location, form: TextForm) => readonly Problem[];
  /** Returns a problem for a value that the server drops or changes. */
  readonly lost: (location: Location, because: string) => Problem;
}

interface RuleText {
  readonly summary: string;
  /** The function of Kubernetes with the rule, after its package: `core validateEnv`. */
  readonly upstream: string;
  readonly remedy: string;
  readonly severity?: Rule['severity'];
}

/** Moves a problem to the field of the server's answer, which is a whole map or list. The line remains that of the wrong value. */
export const reportedAt = (problem: GatedProblem, location: Location): GatedProblem => ({
  ...problem,
  pointer: pointerOf(location),
  spot: problem.spot ?? problem.pointer,
});

/** Reports a problem under another name of the field, which the server uses. `change` returns this name for the real name. */
export const reportedAs = (problem: GatedProblem, change: (field: string) => string): GatedProblem => ({
  ...problem,
  field: change(problem.field ?? fieldPath(problem.pointer)),
});

/** Applies `change` to each problem. */
export function* mapProblems(problems: Problems, change: (problem: GatedProblem) => GatedProblem): Problems {
  for (const problem of problems) yield change(problem);
}

/** Defines a rule. `upstream` is part of its reason. */
export function builtInRule(id: string, { summary, upstream, remedy, severity = 'reject' }: RuleText): BuiltInRule {
  const rule: Rule = { id, severity, summary, why: `The API server checks it in Go, with ${sourceOf(upstream)}.`, remedy };
  const problem = (location: Location, message: string, expected: string, advice = remedy): Problem => {
    const pointer = pointerOf(location);
    return {
      rule: id,
      severity,
      message: `${fieldPath(pointer) || 'the object'} ${message}`,
      pointer,
      ...(location.value === undefined ? {} : { value: location.value }),
      expected,
      remedy: advice,
    };
  };
  return {
    rule,
    required: (location, expected) => problem(location, 'is required', expected, `write ${expected}`),
    invalid: (location, expected, advice) => problem(location, `must be ${expected}`, expected, advice),
    forbidden: (location, because) => problem(location, `is not allowed: ${because}`, 'no such field', 'remove it'),
    oneOf: (location, allowed) => (allowed.includes(plainText(location.value ?? '')) ? [] : [notAllowed(location, allowed, problem)]),
    duplicate: (location, what) => problem(location, `repeats ${what}`, `${what} only once`, 'rename it, or remove one of them'),
    form: (location, { accepts, description }) =>
      accepts(plainText(location.value ?? '')) ? [] : [problem(location, `must be ${description}`, description)],
    lost: (location, because) => problem(location, `is lost: ${because}`, 'no such field', 'remove it'),
  };
}

function notAllowed(
  location: Location,
  allowed: readonly string[],
  problem: (location: Location, message: string, expected: string, advice: string) => Problem,
): Problem {
  const meant = nearest(plainText(location.value ?? ''), allowed);
  const expected = `one of ${allowed.map((entry) => (entry === '' ? '""' : entry)).join(', ')}`;
  return problem(location, `must be ${expected}`, expected, meant === undefined ? 'choose one of them' : `did you mean ${meant}?`);
}

/**
 * Returns the source of a rule: `core validateEnv` is `validateEnv` in `pkg/apis/core/validation` of Kubernetes. Other paths are used
 * without changes.
 */
function sourceOf(upstream: string): string {
  const [location = '', ...functions] = upstream.split(' ');
  const path = location.includes('/') ? location : `k8s.io/kubernetes pkg/apis/${location}/validation`;
  return `${functions.join(', ')} (${path})`;
}

/** The checks of a kind in addition to its schema and its metadata. */
export interface BuiltInKind {
  /** All rules whose problems `check` may find. */
  readonly rules: readonly BuiltInRule[];
  /** Checks of the server that Slipway does not have. */
  readonly unchecked?: readonly string[];
  /** Checks `object` in the form in which the server decodes it: without nulls. */
  readonly check: (object: Location) => Problems;
}
