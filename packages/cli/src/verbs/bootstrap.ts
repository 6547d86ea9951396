import type { BootstrapOptions } from '../explain/run-bootstrap.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway bootstrap`. */
export const bootstrapVerb: VerbDefinition<BootstrapOptions, 'cluster'> = {
  name: 'bootstrap',
  summary: 'show what has to be done once, by hand, before Flux and Crossplane can manage a cluster',
  formats: ['text', 'json'],
  arguments: [{ usage: '<cluster>', help: 'name of a cluster: <cluster>-<environment>' }],
  options: {
    script: { value: '<file>', help: 'write the steps as a script that lists them and runs the steps that are named' },
  },
  fromArguments: ([cluster = '']) => ({ cluster }),
  examples: [
    ['bootstrap mgmt-production', 'show what is done by hand, once'],
    ['bootstrap mgmt-production --script boot.sh', 'the same as a script, which runs the steps that are named'],
  ],
  load: async () => (await import('../explain/run-bootstrap.ts')).runBootstrap,
};
