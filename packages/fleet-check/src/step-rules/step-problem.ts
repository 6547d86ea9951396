import { objectText } from '../objects/fields.ts';
import type { FleetProblem } from '../rules/fleet-problem.ts';
import type { StepRuleId } from '../rules/step-rules.ts';
import type { FleetStep, StepInput } from '../step/fleet-step.ts';
import type { OwnedObject } from '../step/step-change.ts';

/** One problem of a change of a fleet. */
export interface StepProblem extends Omit<FleetProblem, 'rule'> {
  readonly rule: StepRuleId;
  /** The state that has the object. A deleted object is only in the old one. */
  readonly side: 'old' | 'new';
}

/** A change of a fleet, with both states. */
export interface CheckedChange extends Pick<StepInput, 'old' | 'new'> {
  readonly step: FleetStep;
  /** Whether the settings allow the deletion of an object (`Kind/namespace/name`) from a cluster. */
  readonly isAllowed: (object: string, cluster: string) => boolean;
}

/** The text of a problem of one object in a change. */
export type StepText = Pick<StepProblem, 'message' | 'expected'> & Partial<Pick<StepProblem, 'severity' | 'pointer' | 'value'>>;

/** Returns a problem of an object; the default position is its name. */
export function stepProblem(
  rule: StepRuleId,
  side: StepProblem['side'],
  { kustomization, applied }: OwnedObject,
  text: StepText,
): StepProblem {
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
