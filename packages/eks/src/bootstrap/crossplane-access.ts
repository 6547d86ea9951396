import { clusterId, type HubCluster, type WorkloadCluster } from '@slipway/fleet';
import type { BootstrapStep } from '@slipway/manifest';
import { awsProviderAccount } from '../crossplane-install/providers.ts';
import { accountRole, hubRole } from '../hub/hub-permissions.ts';
import { roleCommands } from './role-commands.ts';
import { shellCommand, shellLine } from './shell-command.ts';

/**
 * Returns the steps that give the Crossplane of a hub its permissions in its account and in `accounts`. A person must run them, because all
 * other principals get their permissions from this Crossplane.
 */
export const crossplaneAccess = (hub: HubCluster, accounts: readonly string[]): BootstrapStep[] => [
  podIdentityAgent(hub),
  roleStep(hub, accounts),
  ...accounts.map((accountId) => accountStep(hub, accountId)),
  association(hub),
];

/**
 * Returns the steps that give a hub access to the account of a cluster, when it is another account: the role there, and the permission to
 * assume it in the policy of the hub. `accounts` are all other accounts of the hub, because the step replaces the whole policy.
 */
export const accountAccess = ({ hub, accountId }: WorkloadCluster, accounts: readonly string[]): BootstrapStep[] =>
  accountId === hub.accountId ? [] : [roleStep(hub, accounts), accountStep(hub, accountId)];

function podIdentityAgent(hub: HubCluster): BootstrapStep {
  const addon = (...words: readonly string[]): string =>
    shellCommand(
      'aws',
      'eks',
      ...words,
      '--region',
      hub.region,
      '--cluster-name',
      clusterId(hub),
      '--addon-name',
      'eks-pod-identity-agent',
    );
  return {
    id: 'pod-identity-agent',
    title: 'Install the EKS Pod Identity Agent',
    why: 'It gives Pods the sessions of their IAM roles. EKS Auto Mode contains it: skip this step there.',
    accountId: hub.accountId,
    programs: ['aws'],
    inputs: [],
    commands: [`${addon('describe-addon')} > /dev/null 2>&1 ||\n${addon('create-addon')}`, addon('wait', 'addon-active')],
    check: [shellLine(addon('describe-addon'), '--query', 'addon.status', '--output', 'text')],
  };
}

function roleStep(hub: HubCluster, accounts: readonly string[]): BootstrapStep {
  const role = hubRole(hub, accounts);
  return {
    id: 'crossplane-role',
    title: `Create the role ${role.name}`,
    why: `With it the Crossplane of the hub creates networks, clusters, and roles and policies by the names that they have in a fleet; it cannot change itself. Only pods of the service account ${awsProviderAccount.namespace}/${awsProviderAccount.name} on this cluster may assume it. A user who can apply objects to the hub, or publish the versions that it follows, has its permissions. Run the step again when a new version of Slipway says that the policy has changed, and with the first cluster in another account.`,
    ...roleCommands(role),
  };
}

/** Returns the step that creates the role in another account where the hub has clusters. The clusters there wait for this role. */
function accountStep(hub: HubCluster, accountId: string): BootstrapStep {
  const role = accountRole(hub, accountId);
  return {
    id: `account-${accountId}`,
    title: `Create the role ${role.name} in the account ${accountId}`,
    why: `With it the Crossplane of ${clusterId(hub)} creates clusters in this account, with the same permissions as in its own. Only the role ${hubRole(hub).arn} may assume it, so that one exists first, and its policy names this one. Run the step again when that role was deleted and created again: AWS keeps the old id in the trust policy.`,
    ...roleCommands(role),
  };
}

function association(hub: HubCluster): BootstrapStep {
  const { arn: roleArn } = hubRole(hub);
  const account = ['--namespace', awsProviderAccount.namespace, '--service-account', awsProviderAccount.name];
  const eks = (verb: string, ...words: readonly string[]): string =>
    shellCommand('aws', 'eks', verb, '--region', hub.region, '--cluster-name', clusterId(hub), ...words);
  const find = eks('list-pod-identity-associations', ...account, '--query', 'associations[0].associationId', '--output', 'text');
  const remember = `association="$(${find})"`;
  return {
    id: 'crossplane-association',
    title: 'Give the role to the AWS providers of Crossplane',
    why: 'Pods get the role when they start, so this comes before Flux, which starts them.',
    accountId: hub.accountId,
    programs: ['aws'],
    inputs: [],
    commands: [
      [
        remember,
        'if [ "$association" = None ]; then',
        eks('create-pod-identity-association', ...account, '--role-arn', roleArn),
        'else',
        shellLine(eks('update-pod-identity-association', '--role-arn', roleArn), '--association-id', '"$association"'),
        'fi',
      ].join('\n'),
    ],
    check: [
      remember,
      shellLine(
        eks('describe-pod-identity-association', '--query', 'association.roleArn', '--output', 'text'),
        ...['--association-id', '"$association"'],
      ),
    ],
  };
}
