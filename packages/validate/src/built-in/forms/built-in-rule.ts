import { nearest, plainText, type Rule } from '@slipway/manifest';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { type Place, pointerOf } from './place.ts';
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
  readonly required: (place: Place, expected: string) => Problem;
  /** What is here is not what has to be. */
  readonly invalid: (place: Place, expected: string, remedy?: string) => Problem;
  /** Nothing may be here. */
  readonly forbidden: (place: Place, because: string) => Problem;
  /** What is here is not one of `allowed`; nothing when it is. */
  readonly oneOf: (place: Place, allowed: readonly string[]) => readonly Problem[];
  /** Entries before this one have it already. */
  readonly duplicate: (place: Place, what: string) => Problem;
  /** The text here does not have the form; nothing when it has. */
  readonly form: (place: Place, form: TextForm) => readonly Problem[];
  /** What the server drops or writes anew. */
  readonly lost: (place: Place, because: string) => Problem;
}

interface RuleText {
  readonly summary: string;
  /** The function of Kubernetes that holds the rule, after its package: `core validateEnv`. */
  readonly upstream: string;
  readonly remedy: string;
  readonly severity?: Rule['severity'];
}

/** Reported at the field of the server's answer, a whole map or list, with the line of what is wrong in it. */
export const reportedAt = (problem: GatedProblem, place: Place): GatedProblem => ({
  ...problem,
  pointer: pointerOf(place),
  spot: problem.spot ?? problem.pointer,
});

/** Reported with the name that the server gives the field, which is none of the object's: `change` makes it of the real one. */
export const reportedAs = (problem: GatedProblem, change: (field: string) => string): GatedProblem => ({
  ...problem,
  field: change(problem.field ?? fieldPath(problem.pointer)),
});

/** The same of several problems. */
export function* mapProblems(problems: Problems, change: (problem: GatedProblem) => GatedProblem): Problems {
  for (const problem of problems) yield change(problem);
}

/** Defines a rule; `upstream` is part of its reason. */
export function builtInRule(id: string, { summary, upstream, remedy, severity = 'reject' }: RuleText): BuiltInRule {
  const rule: Rule = { id, severity, summary, why: `The API server checks it in Go, with ${sourceOf(upstream)}.`, remedy };
  const problem = (place: Place, message: string, expected: string, advice = remedy): Problem => {
    const pointer = pointerOf(place);
    return {
      rule: id,
      severity,
      message: `${fieldPath(pointer) || 'the object'} ${message}`,
      pointer,
      ...(place.value === undefined ? {} : { value: place.value }),
      expected,
      remedy: advice,
    };
  };
  return {
    rule,
    required: (place, expected) => problem(place, 'is required', expected, `write ${expected}`),
    invalid: (place, expected, advice) => problem(place, `must be ${expected}`, expected, advice),
    forbidden: (place, because) => problem(place, `is not allowed: ${because}`, 'no such field', 'remove it'),
    oneOf: (place, allowed) => (allowed.includes(plainText(place.value ?? '')) ? [] : [notAllowed(place, allowed, problem)]),
    duplicate: (place, what) => problem(place, `repeats ${what}`, `${what} only once`, 'rename it, or remove one of them'),
    form: (place, { accepts, description }) =>
      accepts(plainText(place.value ?? '')) ? [] : [problem(place, `must be ${description}`, description)],
    lost: (place, because) => problem(place, `is lost: ${because}`, 'no such field', 'remove it'),
  };
}

function notAllowed(
  place: Place,
  allowed: readonly string[],
  problem: (place: Place, message: string, expected: string, advice: string) => Problem,
): Problem {
  const meant = nearest(plainText(place.value ?? ''), allowed);
  const expected = `one of ${allowed.map((entry) => (entry === '' ? '""' : entry)).join(', ')}`;
  return problem(place, `must be ${expected}`, expected, meant === undefined ? 'choose one of them' : `did you mean ${meant}?`);
}

/** `core validateEnv` is `validateEnv` in `pkg/apis/core/validation` of Kubernetes; other paths stand as they are. */
function sourceOf(upstream: string): string {
  const [place = '', ...functions] = upstream.split(' ');
  const path = place.includes('/') ? place : `k8s.io/kubernetes pkg/apis/${place}/validation`;
  return `${functions.join(', ')} (${path})`;
}
