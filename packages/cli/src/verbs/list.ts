import type { ListOptions } from '../explain/run-list.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway list`. */
export const listVerb: VerbDefinition<ListOptions, 'only'> = {
  name: 'list',
  summary: 'list the clusters, add-ons, applications, kinds of composite resources and sources of the definitions',
  formats: ['text', 'json'],
  arguments: [{ usage: '[list]', help: 'clusters, addons, applications, compositions or sources (default: all of them)' }],
  options: {},
  fromArguments: ([only]) => (only === undefined ? {} : { only }),
  examples: [
    ['list', 'clusters, add-ons, applications, kinds of composite resources, sources'],
    ['list clusters --output json', 'one of the lists, as data'],
  ],
  load: async () => (await import('../explain/run-list.ts')).runList,
};
