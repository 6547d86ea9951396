import { objectText } from '../objects/fields.ts';
import type { FleetProblem } from '../rules/fleet-problem.ts';
import type { TransitionRuleId } from '../rules/transition-rules.ts';
import type { FleetTransition, TransitionInput } from '../transition/fleet-transition.ts';
import type { OwnedObject } from '../transition/object-change.ts';

/** One problem of a change of a fleet. */
export interface TransitionProblem extends Omit<FleetProblem, 'rule'> {
  readonly rule: TransitionRuleId;
  /** The state with the object. A deleted object is only in the old state. */
  readonly side: 'old' | 'new';
}

/** A change of a fleet, with both states. */
export interface CheckedChange extends Pick<TransitionInput, 'old' | 'new'> {
  readonly transition: FleetTransition;
  /** Whether the settings allow the deletion of an object (`Kind/namespace/name`) from a cluster. */
  readonly isAllowed: (object: string, cluster: string) => boolean;
}

/** The text of a problem of one object in a change. */
export type TransitionText = Pick<TransitionProblem, 'message' | 'expected'> &
  Partial<Pick<TransitionProblem, 'severity' | 'pointer' | 'value'>>;

/** Returns a problem of an object; the default position is its name. */
export function transitionProblem(
  rule: TransitionRuleId,
  side: TransitionProblem['side'],
  { kustomization, applied }: OwnedObject,
  text: TransitionText,
): TransitionProblem {
  const { object } = applied;
  return {
    rule,
    side,
    object: objectText(object),
    apiVersion: String(object.apiVersion),
    kustomization,
    applied,
    cluster: kustomization.appliesTo,
    pointer: '/metadata/name',
    ...text,
  };
}
