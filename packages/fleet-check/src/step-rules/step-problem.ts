import { objectText } from '../objects/fields.ts';
import type { FleetProblem } from '../rules/fleet-problem.ts';
import type { StepRuleId } from '../rules/step-rules.ts';
import type { FleetStep, StepInput } from '../step/fleet-step.ts';
import type { OwnedObject } from '../step/step-change.ts';

/** One problem of a step. */
export interface StepProblem extends Omit<FleetProblem, 'rule'> {
  readonly rule: StepRuleId;
  /** The state that the object is written in: what is deleted is in the old one only. */
  readonly side: 'old' | 'new';
}

/** A step, and what it leads from and to. */
export interface JudgedStep extends Pick<StepInput, 'old' | 'new'> {
  readonly step: FleetStep;
  /** Whether somebody wrote that an object (`Kind/namespace/name`) may be deleted from a cluster. */
  readonly isAllowed: (object: string, cluster: string) => boolean;
}

/** What a rule says of an object of a step. */
export type StepText = Pick<StepProblem, 'message' | 'expected'> & Partial<Pick<StepProblem, 'severity' | 'pointer' | 'value'>>;

/** A problem of an object, by default where its name is written. */
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
