import type { JsonObject } from './json.ts';
import type { KindKey } from './managed-resource.ts';

/** Something in AWS. */
export interface ExternalResource {
  readonly kind: KindKey;
  /** `global` for IAM. */
  readonly region: string;
  /** As the provider identifies it: unique for its kind and region. */
  readonly id: string;
  /** What was asked for, defaults of AWS included. */
  readonly parameters: JsonObject;
  /** What AWS added: arns, endpoints, addresses. */
  readonly attributes: JsonObject;
  readonly phase: 'creating' | 'active' | 'updating' | 'deleting';
  /** Milliseconds since the epoch when it became active. */
  readonly since: number;
  /** Key of the resource for which AWS made it and with which it goes: the security group of an EKS cluster. */
  readonly madeFor?: string;
}

/** A long call that the provider waits for, on behalf of one managed resource. */
export interface Operation {
  readonly type: 'create' | 'update' | 'delete';
  /** Key of the resource in AWS. */
  readonly key: string;
  readonly startedAt: number;
  /** Not over before. */
  readonly endsAt: number;
  /** What an update changes it to. */
  readonly parameters?: JsonObject;
}

/** All that exists in an account, and all that goes on in it. Never changed: a step gives a new one. */
export interface AccountState {
  readonly resources: ReadonlyMap<string, ExternalResource>;
  /** By uid of the managed resource. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Keys by uid of the managed resource that created them: the state that the tracker of upjet has before the external name is written. */
  readonly made: ReadonlyMap<string, string>;
}

export const EMPTY_ACCOUNT: AccountState = { resources: new Map(), operations: new Map(), made: new Map() };

export const resourceKey = ({ kind, region, id }: Pick<ExternalResource, 'kind' | 'region' | 'id'>): string => `${kind} ${region} ${id}`;

export const withResource = (state: AccountState, resource: ExternalResource): AccountState => ({
  ...state,
  resources: new Map(state.resources).set(resourceKey(resource), resource),
});

export function withoutResources(state: AccountState, keys: readonly string[]): AccountState {
  const gone = new Set(keys);
  return {
    ...state,
    resources: new Map([...state.resources].filter(([key]) => !gone.has(key))),
    made: new Map([...state.made].filter(([, key]) => !gone.has(key))),
  };
}

export const withMaker = (state: AccountState, uid: string, key: string): AccountState => ({
  ...state,
  made: new Map(state.made).set(uid, key),
});

export function withOperation(state: AccountState, uid: string, operation: Operation | undefined): AccountState {
  const operations = new Map(state.operations);
  if (operation) operations.set(uid, operation);
  else operations.delete(uid);
  return { ...state, operations };
}
