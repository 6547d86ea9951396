import { readYaml } from '@slipway/manifest';
import { createAuthority } from '../certificates/certificate-authority.ts';
import { type AccountState, EMPTY_ACCOUNT, type ExternalResource, resourceKey, withoutResources } from './account-state.ts';
import { type ApiServerAccess, type AwsView, randomOf } from './aws-kind.ts';
import { createFaults, type Faults } from './faults.ts';
import { textAt, valueAt } from './json.ts';
import type { AwsCall } from './reconcile-types.ts';

/** How an account starts. */
export interface AwsAccountOptions {
  /** 12 digits. @default 111122223333 */
  readonly id?: string;
  /** The kubeconfig of the API server that stands for an EKS cluster; without one, nothing answers at the endpoint. */
  readonly kubeconfigs?: (eksCluster: string) => string | undefined;
}

/** An AWS account in memory, which the providers of several clusters share. */
export interface AwsAccount extends Pick<AwsView, 'apiServerOf'> {
  readonly id: string;
  readonly faults: Faults;
  /** What exists, in the order of creation. */
  resources(): readonly ExternalResource[];
  /** Every call that created, changed or deleted something, and every refusal when it was new, in order. */
  calls(): readonly AwsCall[];
  /** Takes something away behind the providers' back; they make it again at their next poll. */
  lose(resource: Pick<ExternalResource, 'kind' | 'region' | 'id'>): void;
  /** For providers: what is there now, and what a step made of it. */
  state(): AccountState;
  commit(state: AccountState, calls: readonly AwsCall[]): void;
}

export function createAwsAccount({ id = '111122223333', kubeconfigs = () => undefined }: AwsAccountOptions = {}): AwsAccount {
  let state = EMPTY_ACCOUNT;
  const calls: AwsCall[] = [];
  const lastRefusal = new Map<string, string>();
  let authority: string | undefined;
  const isNews = ({ by, kind, call, refused = '' }: AwsCall): boolean => {
    const place = `${call} ${kind} ${by}`;
    const isOld = refused !== '' && lastRefusal.get(place) === refused;
    lastRefusal.set(place, refused);
    return !isOld;
  };
  return {
    id,
    faults: createFaults(),
    resources: () => [...state.resources.values()],
    calls: () => calls,
    lose: (resource) => {
      state = withoutResources(state, [resourceKey(resource)]);
    },
    state: () => state,
    commit(next, made) {
      state = next;
      calls.push(...made.filter(isNews));
    },
    apiServerOf(name) {
      const text = kubeconfigs(name);
      if (text !== undefined) return accessIn(text);
      authority ??= createAuthority(`EKS of ${id}`).certificate;
      return nobody(id, name, authority);
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

/** An EKS cluster that no API server stands for has an endpoint all the same. */
function nobody(account: string, name: string, certificateAuthority: string): ApiServerAccess {
  const random = randomOf(account, 'endpoint', name);
  return {
    server: `https://${random.hex(32).toUpperCase()}.gr7.eks.amazonaws.com`,
    certificateAuthority,
    token: `k8s-aws-v1.${Buffer.from(random.hex(48)).toString('base64url')}`,
  };
}
