import { type BootstrapStep, shellQuote } from '@slipway/manifest';
import type { ManualRole } from '../hub/hub-permissions.ts';
import { shellCommand, shellLine } from './shell-command.ts';

type RoleStep = Pick<BootstrapStep, 'accountId' | 'programs' | 'inputs' | 'commands' | 'check'>;

/**
 * Returns the commands that create a role, or give an existing role its current policies. The policy is inline, so one command replaces
 * it.
 */
export function roleCommands({ name, accountId, description, trustPolicy, policy }: ManualRole): RoleStep {
  const iam = (verb: string, ...words: readonly string[]): string => shellCommand('aws', 'iam', verb, '--role-name', name, ...words);
  return {
    accountId,
    programs: ['aws'],
    inputs: [],
    commands: [
      [
        `trust=${shellQuote(trustPolicy)}`,
        `if ${iam('get-role')} > /dev/null 2>&1; then`,
        shellLine(iam('update-assume-role-policy'), '--policy-document', '"$trust"'),
        'else',
        shellLine(iam('create-role', '--description', description), '--assume-role-policy-document', '"$trust"'),
        'fi',
      ].join('\n'),
      iam('put-role-policy', '--policy-name', name, '--policy-document', policy),
    ],
    check: [iam('get-role-policy', '--policy-name', name, '--query', 'PolicyName', '--output', 'text')],
  };
}
