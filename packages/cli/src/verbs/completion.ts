import { usageFailure } from '../report/failure.ts';
import type { AnyVerb, VerbDefinition } from './verb.ts';

/** Options of `slipway completion`. */
export interface CompletionOptions {
  readonly shell: string | undefined;
}

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** `slipway completion`, for the verbs that `verbs` returns. */
export const completionVerb = (verbs: () => readonly AnyVerb[]): VerbDefinition<CompletionOptions, 'shell'> => ({
  name: 'completion',
  summary: 'print a script with which a shell completes verbs, options and their values',
  formats: ['text'],
  arguments: [{ usage: '<shell>', help: 'bash, zsh or fish' }],
  options: {},
  fromArguments: ([shell]) => ({ shell }),
  examples: [
    ['completion bash >> ~/.bashrc', 'complete in each new Bash'],
    ['completion zsh > ~/.zfunc/_slipway', 'with ~/.zfunc in fpath'],
    ['completion fish > ~/.config/fish/completions/slipway.fish', 'complete in fish'],
  ],
  load: async () => {
    const { completionScript } = await import('./completion-script.ts');
    return async (_, { shell }) => {
      const known = SHELLS.find((name) => name === shell);
      if (known === undefined) throw usageFailure(`There is no completion for the shell ${shell}: use ${SHELLS.join(', ')}.`);
      const script = completionScript(known, verbs());
      return { findings: [], json: () => ({ script }), text: () => script };
    };
  },
});
