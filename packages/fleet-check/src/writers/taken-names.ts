import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, objectText, push } from '../objects/fields.ts';
import type { FleetRuleId } from '../rules/fleet-check-rules.ts';
import { type FleetProblem, type ProblemText, problemOf } from '../rules/fleet-problem.ts';

/** A field with which an object uses a name that only one object can have. */
export interface Claim {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly value: unknown;
  /** The name that the object uses. Equal keys are the same name. */
  readonly key: string;
}

/**
 * Returns the claims of each name that several objects use, or that one object uses several times. An object that several Flux
 * Kustomizations apply is one object. Another rule reports it.
 */
export function sharedNames<Each extends Claim>(claims: Iterable<Each>): readonly (readonly [Each, Each, ...Each[]])[] {
  const byKey = new Map<string, Each[]>();
  const first = new Map<string, ActiveObject>();
  for (const claim of claims) {
    if (hasVariable(claim.key)) continue;
    const { object } = claim.about;
    const id = `${groupOf(object)}/${objectText(object)}`;
    if (!first.has(id)) first.set(id, claim.about);
    if (first.get(id) === claim.about) push(byKey, claim.key, claim);
  }
  return [...byKey.values()].filter((all): all is [Each, Each, ...Each[]] => all.length > 1);
}

/** Reports names that several objects use, at the last of these objects. */
export function* takenNames<Each extends Claim>(
  rule: FleetRuleId,
  claims: Iterable<Each>,
  textFor: (last: Each, first: Each, all: readonly Each[]) => Pick<ProblemText, 'message' | 'expected'> & Partial<ProblemText>,
): Generator<FleetProblem> {
  for (const all of sharedNames(claims)) {
    const last = all.at(-1) ?? all[0];
    yield problemOf(rule, last.about, { pointer: last.pointer, value: last.value, ...textFor(last, all[0], all) });
  }
}
