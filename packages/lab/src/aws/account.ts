import { readYaml } from '@slipway/manifest';
import { createAuthority } from '../certificates/certificate-authority.ts';
import { createFaults, type Faults } from './faults.ts';
import { findKind } from './kinds/find-kind.ts';
import {
  type AccountState,
  EMPTY_ACCOUNT,
  type ExternalResource,
  resourceKey,
  withoutResources,
  withResource,
} from './model/account-state.ts';
import { type ApiServerAccess, type AwsView, randomOf, viewOf } from './model/aws-kind.ts';
import { type JsonObject, textAt, valueAt } from './model/json.ts';
import type { KindKey } from './model/managed-resource.ts';
import { attributesOf } from './operations.ts';
import type { AwsCall } from './reconcile-types.ts';

/** Options of a new account. */
export interface AwsAccountOptions {
  /** 12 digits. @default 111122223333 */
  readonly id?: string;
  /** Returns the kubeconfig of the API server that simulates an EKS cluster. Without one, no server answers at the endpoint. */
  readonly kubeconfigs?: (eksCluster: string) => string | undefined;
}

/** A resource that exists in the account before the test. */
export interface PreparedResource {
  readonly kind: KindKey;
  /** The external name, of a kind whose resources have the user's names. */
  readonly name: string;
  /** @default eu-west-1 */
  readonly region?: string;
  readonly parameters?: JsonObject;
}

/** An AWS account in memory, which the providers of several clusters share. */
export interface AwsAccount extends Pick<AwsView, 'apiServerOf'> {
  readonly id: string;
  readonly faults: Faults;
  /** All resources, in the order of creation. */
  resources(): readonly ExternalResource[];
  /** Every call that created, changed or deleted a resource, and the first of equal refusals, in order. */
  calls(): readonly AwsCall[];
  /**
   * Creates a resource that is of no managed resource: the hub's own EKS cluster, a bucket. Its creator is `name`, the external name. The
   * requirements of AWS are not checked.
   */
  prepare(prepared: PreparedResource): ExternalResource;
  /** Deletes a resource without the providers. They recreate it at their next poll. */
  lose(resource: Pick<ExternalResource, 'kind' | 'region' | 'id'>): void;
  /** Returns, for providers, the current state, and accepts the state after a reconciliation. */
  state(): AccountState;
  commit(state: AccountState, calls: readonly AwsCall[]): void;
  /** Calls the function after each change of a resource. The returned function ends that. */
  onChange(listener: () => void): () => void;
}

export function createAwsAccount({ id = '111122223333', kubeconfigs = () => undefined }: AwsAccountOptions = {}): AwsAccount {
  let state = EMPTY_ACCOUNT;
  const calls: AwsCall[] = [];
  const listeners = new Set<() => void>();
  const lastRefusal = new Map<string, string>();
  let authority: string | undefined;
  const isNews = ({ by, kind, call, refused = '' }: AwsCall): boolean => {
    const place = `${call} ${kind} ${by}`;
    const isOld = refused !== '' && lastRefusal.get(place) === refused;
    lastRefusal.set(place, refused);
    return !isOld;
  };
  const apiServerOf = (name: string): ApiServerAccess => {
    const text = kubeconfigs(name);
    if (text !== undefined) return accessIn(text);
    authority ??= createAuthority(`EKS of ${id}`).certificate;
    return nobody(id, name, authority);
  };
  return {
    id,
    apiServerOf,
    faults: createFaults(),
    resources: () => [...state.resources.values()],
    calls: () => calls,
    prepare: ({ kind, name, region = 'eu-west-1', parameters: given = {} }) => {
      const rules = findKind(kind);
      const view = viewOf(state, region, { account: id, apiServerOf });
      const parameters = { ...rules.defaults, ...given };
      const own = rules.naming.by === 'name' ? (rules.naming.id?.(name, parameters, view) ?? name) : name;
      const attributes = attributesOf(rules, { id: own, parameters }, view);
      const resource: ExternalResource = {
        kind,
        region: rules.global ? 'global' : region,
        id: own,
        parameters,
        attributes,
        phase: 'active',
        since: 0,
      };
      state = withResource(state, resource);
      return resource;
    },
    lose: (resource) => {
      state = withoutResources(state, [resourceKey(resource)]);
    },
    state: () => state,
    commit(next, made) {
      const isOver = next.operations.size < state.operations.size;
      state = next;
      calls.push(...made.filter(isNews));
      if (isOver) for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function accessIn(kubeconfig: string): ApiServerAccess {
  const value = readYaml(kubeconfig, 'kubeconfig').documents[0]?.value;
  return {
    server: textAt(value, 'clusters.0.cluster.server'),
    certificateAuthority: Buffer.from(textAt(value, 'clusters.0.cluster.certificate-authority-data'), 'base64').toString(),
    token: String(valueAt(value, 'users.0.user.token') ?? ''),
  };
}

/** Returns the endpoint of an EKS cluster without an API server. */
function nobody(account: string, name: string, certificateAuthority: string): ApiServerAccess {
  const random = randomOf(account, 'endpoint', name);
  return {
    server: `https://${random.hex(32).toUpperCase()}.gr7.eks.amazonaws.com`,
    certificateAuthority,
    token: `k8s-aws-v1.${Buffer.from(random.hex(48)).toString('base64url')}`,
  };
}
