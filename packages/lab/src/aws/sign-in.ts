import type { AwsAccount } from './account.ts';
import { allows, trusts } from './iam-policies.ts';
import type { ExternalResource } from './model/account-state.ts';
import { type JsonObject, textAt } from './model/json.ts';
import type { ManagedResource } from './model/managed-resource.ts';

/** Accounts that the providers of a cluster can access: their own, and others by role. */
export interface ReachableAccounts {
  readonly home: AwsAccount;
  readonly others: readonly AwsAccount[];
}

/** The account of a managed resource, by its ProviderConfig. `problem` is why the providers cannot sign in. */
export interface SignIn {
  readonly account: AwsAccount;
  readonly problem?: string;
}

/** Finds a ProviderConfig (of a namespace) or a ClusterProviderConfig. */
export type FindProviderConfig = (kind: string, name: string, namespace: string) => JsonObject | undefined;

/** Returns the reference in the spec, or the default of the CRD. */
export function providerConfigOf({ spec }: ManagedResource): { readonly kind: string; readonly name: string } {
  const { kind = 'ClusterProviderConfig', name = 'default' } = (spec?.providerConfigRef ?? {}) as {
    readonly kind?: string;
    readonly name?: string;
  };
  return { kind, name };
}

/**
 * Signs in with the ProviderConfig of a managed resource: to the account of the cluster or, with a role chain, to that of the last role.
 * The roles, their trust policies and the permissions of the previous role are read from the accounts.
 */
export function signIn(resource: ManagedResource, cluster: string, find: FindProviderConfig, { home, others }: ReachableAccounts): SignIn {
  const { kind, name } = providerConfigOf(resource);
  const config = find(kind, name, resource.metadata.namespace ?? 'default');
  if (!config) return { account: home, problem: `cannot get referenced ProviderConfig: ${kind}.aws.m.upbound.io "${name}" not found` };
  const { assumeRoleChain: chain = [] } = (config.spec ?? {}) as { readonly assumeRoleChain?: readonly ChainedRole[] };
  if (chain.length === 0) return { account: home };
  const first = podSession(home, cluster);
  if (!first)
    return { account: home, problem: `${NO_CREDENTIALS}no Pod Identity association of ${ACCOUNT.namespace}/${ACCOUNT.name} on ${cluster}` };
  let session = first;
  for (const role of chain) {
    const next = assume(session, role, [home, ...others]);
    if (typeof next === 'string') return { account: home, problem: `${NO_CREDENTIALS}${next}` };
    session = next;
  }
  return { account: session.account };
}

/** Service account of the AWS providers, as the fleet's Pod Identity associations name it. */
const ACCOUNT = { namespace: 'crossplane-system', name: 'provider-aws' } as const;

const NO_CREDENTIALS = 'cannot retrieve the AWS credentials: failed to retrieve credentials: ';

interface ChainedRole {
  readonly roleARN: string;
  readonly externalID?: string;
}

/** A principal with a role: its identity, and the result of STS for the session. */
interface Session {
  readonly account: AwsAccount;
  readonly roleArn: string;
  /** Tags, which Pod Identity makes transitive: each session of a chain has them. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Returns the session that Pod Identity gives to the pods of the providers on a cluster. */
function podSession(account: AwsAccount, cluster: string): Session | undefined {
  const { namespace, name } = ACCOUNT;
  const eks = account.resources().find(({ kind, id }) => kind === 'eks/Cluster' && id === cluster);
  const association = account
    .resources()
    .find(
      ({ kind, parameters }) =>
        kind === 'eks/PodIdentityAssociation' &&
        parameters.clusterName === cluster &&
        parameters.namespace === namespace &&
        parameters.serviceAccount === name,
    );
  if (!eks || !association) return undefined;
  return {
    account,
    roleArn: textAt(association.parameters, 'roleArn'),
    tags: {
      'eks-cluster-arn': textAt(eks.attributes, 'arn'),
      'eks-cluster-name': cluster,
      'kubernetes-namespace': namespace,
      'kubernetes-service-account': name,
    },
  };
}

/** Returns the session after `session` assumed a role, or the error of AWS. */
function assume(session: Session, { roleARN, externalID }: ChainedRole, accounts: readonly AwsAccount[]): Session | string {
  const account = accounts.find(({ id }) => accountIn(roleARN) === id);
  const role = account && roleWith(account, roleARN);
  const context = {
    ...Object.fromEntries(Object.entries(session.tags).map(([tag, value]) => [`aws:PrincipalTag/${tag}`, value])),
    ...(externalID === undefined ? {} : { 'sts:ExternalId': externalID }),
  };
  for (const action of ['sts:AssumeRole', 'sts:TagSession']) {
    const isTrusted = role && trusts(textAt(role.parameters, 'assumeRolePolicy'), session.roleArn, { action, context });
    if (!isTrusted || !allows(policiesOf(session), { action, resource: roleARN, context })) return denied(session, action, roleARN);
  }
  return account ? { account, roleArn: roleARN, tags: session.tags } : denied(session, 'sts:AssumeRole', roleARN);
}

/** Twelve digits. */
const accountIn = (arn: string): string => arn.split(':')[4] ?? '';

const roleWith = (account: AwsAccount, arn: string): ExternalResource | undefined =>
  account.resources().find(({ kind, attributes }) => kind === 'iam/Role' && attributes.arn === arn);

/** Returns the policies of the account that are attached to the role of a session. Policies of AWS allow no other roles. */
function policiesOf({ account, roleArn }: Session): readonly string[] {
  const role = roleWith(account, roleArn)?.id;
  const attached = account
    .resources()
    .filter(({ kind, parameters }) => kind === 'iam/RolePolicyAttachment' && parameters.role === role)
    .map(({ parameters }) => parameters.policyArn);
  return account
    .resources()
    .filter(({ kind, id }) => kind === 'iam/Policy' && attached.includes(id))
    .map(({ parameters }) => textAt(parameters, 'policy'));
}

function denied({ roleArn }: Session, action: string, role: string): string {
  const user = `arn:aws:sts::${accountIn(roleArn)}:assumed-role/${roleArn.slice(roleArn.lastIndexOf('/') + 1)}/provider-aws`;
  return `operation error STS: AssumeRole, https response error StatusCode: 403, api error AccessDenied: User: ${user} is not authorized to perform: ${action} on resource: ${role}`;
}
