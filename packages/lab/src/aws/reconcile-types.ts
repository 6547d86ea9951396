import type { Fault } from './faults.ts';
import type { AccountState } from './model/account-state.ts';
import type { AwsView } from './model/aws-kind.ts';
import type { JsonObject } from './model/json.ts';
import type { KindKey, ManagedResource } from './model/managed-resource.ts';
import type { Others } from './resolve-references.ts';

/** A call to AWS. */
export interface AwsCall {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly call: 'create' | 'update' | 'delete';
  readonly kind: KindKey;
  readonly region: string;
  readonly id: string;
  /** The managed resource: `<cluster>/<namespace>/<name>`. */
  readonly by: string;
  /** Why it was refused. */
  readonly refused?: string;
}

/** The input of one reconciliation. */
export interface Question {
  readonly resource: ManagedResource;
  /** Name of the API server with the resource. */
  readonly cluster: string;
  readonly state: AccountState;
  readonly account: Pick<AwsView, 'account' | 'apiServerOf'>;
  readonly others: Others;
  /** Why the providers cannot sign in with the ProviderConfig of the resource. `state` and `account` are those of its account. */
  readonly signInProblem: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds of an operation on the resource. */
  readonly delay: number;
  readonly fault: Fault | undefined;
  /** Longest time in milliseconds after which a ClusterAuth writes its Secret again. */
  readonly tokenRefresh: number;
}

/** The time of the next reconciliation: after an error, at the next poll, after a number of milliseconds, or never. */
export type Next = 'retry' | 'poll' | 'never' | number;

/** The result of one reconciliation. */
export interface Answer {
  /** The desired metadata and spec; the same object if nothing changes. */
  readonly resource: ManagedResource;
  /** Returns the status for the generation of `resource`. `problem` is why the Secret could not be written. */
  status(generation: number, problem?: string): JsonObject;
  readonly state: AccountState;
  readonly calls: readonly AwsCall[];
  /** Connection details to publish, by key, not encoded; empty if only the Secret must exist. */
  readonly secret: Readonly<Record<string, string>> | undefined;
  readonly next: Next;
}

/** The state of the resource in AWS. */
export type Observation =
  | { readonly error: string }
  | {
      readonly exists: boolean;
      readonly upToDate: boolean;
      readonly details?: Readonly<Record<string, string>>;
      /** When the state will differ. */
      readonly after?: Next;
    };

/** The result of a call. */
export interface Outcome {
  readonly error?: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly after?: Next;
}
