import type { JsonObject } from './json.ts';
import type { KindKey } from './managed-resource.ts';

/** A resource in AWS. */
export interface ExternalResource {
  readonly kind: KindKey;
  /** `global` for IAM. */
  readonly region: string;
  /** The id in the provider, unique for its kind and region. */
  readonly id: string;
  /** Requested parameters, including defaults of AWS. */
  readonly parameters: JsonObject;
  /** Attributes that AWS added: ARNs, endpoints, addresses. */
  readonly attributes: JsonObject;
  readonly phase: 'creating' | 'active' | 'updating' | 'deleting';
  /** Milliseconds since the epoch when it became active. */
  readonly since: number;
  /** Key of the resource for which AWS created it, and with which AWS deletes it: an EKS cluster for its security group. */
  readonly madeFor?: string;
}

/** A long call for one managed resource. The provider waits for its end. */
export interface Operation {
  readonly type: 'create' | 'update' | 'delete';
  /** Key of the resource in AWS. */
  readonly key: string;
  readonly startedAt: number;
  /** Earliest end of the operation. */
  readonly endsAt: number;
  /** The parameters after an update. */
  readonly parameters?: JsonObject;
}

/** The resources and operations of an account. It is immutable: a reconciliation returns a new one. */
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
