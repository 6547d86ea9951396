import { nearest, plainText, type Rule } from '@slipway/manifest';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { type Location, pointerOf } from './location.ts';
import type { TextForm } from './text-forms.ts';

/** A problem that servers have where a feature gate is on, or where it is off. */
export interface GatedProblem extends Problem {
  readonly gate?: { readonly name: string; readonly on: boolean };
}

/** What a check yields, one by one. */
export type Problems = Iterable<GatedProblem>;

/** Problems of servers where the feature gate is on, or off. */
export function* where(gate: string, state: 'on' | 'off', problems: Problems): Problems {
  for (const problem of problems) yield { ...problem, gate: { name: gate, on: state === 'on' } };
}

/** A rule that kube-apiserver has in Go, with the ways in which an object breaks it. */
export interface BuiltInRule {
  readonly rule: Rule;
  /** Something has to be here. */
  readonly required: (location: Location, expected: string) => Problem;
  /** What is here is not what has to be. */
  readonly invalid: (location: Location, expected: string, remedy?: string) => Problem;
  /** Nothing may be here. */
  readonly forbidden: (location: Location, because: string) => Problem;
  /** What is here is not one of `allowed`; nothing when it is. */
  readonly oneOf: (location: Location, allowed: readonly string[]) => readonly Problem[];
  /** Entries before this one have it already. */
  readonly duplicate: (location: Location, what: string) => Problem;
  /** The text here does not have the form; nothing when it has. */
  readonly form: (location: Location, form: TextForm) => readonly Problem[];
  /** The server drops or rewrites the value. */
  readonly lost: (location: Location, because: string) => Problem;
}

interface RuleText {
  readonly summary: string;
  /** The function of Kubernetes that holds the rule, after its package: `core validateEnv`. */
  readonly upstream: string;
  readonly remedy: string;
  readonly severity?: Rule['severity'];
}

/** Moves a problem to the field of the server's answer, a whole map or list, and keeps the line of the wrong value in it. */
export const reportedAt = (problem: GatedProblem, location: Location): GatedProblem => ({
  ...problem,
  pointer: pointerOf(location),
  spot: problem.spot ?? problem.pointer,
});

/**
 * Reports a problem under the name that the server gives the field, which the object does not have. `change` creates it from the real name.
 */
export const reportedAs = (problem: GatedProblem, change: (field: string) => string): GatedProblem => ({
  ...problem,
  field: change(problem.field ?? fieldPath(problem.pointer)),
});

/** Applies `change` to each problem. */
export function* mapProblems(problems: Problems, change: (problem: GatedProblem) => GatedProblem): Problems {
  for (const problem of problems) yield change(problem);
}

/** Defines a rule; `upstream` is part of its reason. */
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

/** `core validateEnv` is `validateEnv` in `pkg/apis/core/validation` of Kubernetes. Other paths are used as they are. */
function sourceOf(upstream: string): string {
  const [location = '', ...functions] = upstream.split(' ');
  const path = location.includes('/') ? location : `k8s.io/kubernetes pkg/apis/${location}/validation`;
  return `${functions.join(', ')} (${path})`;
}

/** What is checked of a kind beyond its schema and its metadata. */
export interface BuiltInKind {
  /** All that `check` may find. */
  readonly rules: readonly BuiltInRule[];
  /** What the server checks in addition, and Slipway does not. */
  readonly unchecked?: readonly string[];
  /** `object` as the server decodes it: without nulls. */
  readonly check: (object: Location) => Problems;
}
