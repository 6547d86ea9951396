import type { Draft } from './draft.ts';
import type { Observation, Outcome } from './reconcile-types.ts';

/** What a provider does in AWS for one managed resource. */
export interface External {
  /** Beginning of the error message if the provider cannot connect. */
  readonly connecting: string;
  observe(draft: Draft): Observation;
  create(draft: Draft): Outcome;
  update(draft: Draft): Outcome;
  remove(draft: Draft): Outcome;
}
