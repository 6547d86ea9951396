import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import type { Severity } from '@slipway/manifest';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText } from '../objects/fields.ts';
import type { FleetRuleId } from './fleet-check-rules.ts';

/** One problem of an object that Flux applies to a cluster. */
export interface FleetProblem {
  readonly rule: FleetRuleId;
  /** @default the severity of the rule */
  readonly severity?: Severity;
  readonly message: string;
  /** `Kind/namespace/name` of the object with the value. */
  readonly object: string;
  readonly apiVersion: string;
  /** RFC 6901 pointer to the value in the applied object. */
  readonly pointer: string;
  readonly value?: unknown;
  readonly expected: string;
  /** @default the remedy of the rule */
  readonly remedy?: string;
  /** The owner of the object and the applied object. */
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
  readonly cluster: string;
}

/** The text of a problem of one object. */
export type ProblemText = Pick<FleetProblem, 'pointer' | 'message' | 'expected'> &
  Partial<Pick<FleetProblem, 'severity' | 'value' | 'remedy'>>;

export const problemOf = (rule: FleetRuleId, about: ActiveObject, text: ProblemText): FleetProblem => ({
  rule,
  object: objectText(about.object),
  apiVersion: String(about.object.apiVersion),
  kustomization: about.kustomization,
  applied: about.applied,
  cluster: about.kustomization.appliesTo,
  ...text,
});
