import { type BootstrapStep, shellQuote } from '@slipway/manifest';
import { shellCommand, shellLine } from './shell-command.ts';

/** An IAM role that a person creates. */
export interface HandmadeRole {
  readonly name: string;
  readonly description: string;
  /** JSON: who may assume it. */
  readonly trust: string;
  /** JSON: what it may do. It is a part of the role: one command writes it anew, and it cannot be attached elsewhere. */
  readonly policy: string;
}

/** What of a step creates a role, or gives one that is there its present policies. */
export function roleCommands({
  name,
  description,
  trust,
  policy,
}: HandmadeRole): Pick<BootstrapStep, 'programs' | 'inputs' | 'commands' | 'check'> {
  const iam = (verb: string, ...words: readonly string[]): string => shellCommand('aws', 'iam', verb, '--role-name', name, ...words);
  return {
    programs: ['aws'],
    inputs: [],
    commands: [
      [
        `trust=${shellQuote(trust)}`,
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
