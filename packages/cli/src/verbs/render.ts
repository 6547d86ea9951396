import type { RenderOptions } from '../kinds/run-render.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway render`. */
export const renderVerb: VerbDefinition<RenderOptions, 'composite' | 'composition' | 'functions'> = {
  name: 'render',
  summary: 'print what Crossplane composes for a composite resource, like `crossplane composition render`',
  formats: ['text', 'json', 'yaml'],
  arguments: [
    { usage: '<xr>', help: 'the file of the composite resource' },
    { usage: '<composition>', help: 'the file of its Composition' },
    { usage: '[functions]', help: 'a file or directory of Functions (default: functions are found by their names)' },
  ],
  options: {
    xrd: { value: '<file>', help: 'the CompositeResourceDefinition: its defaults, and its scope' },
    observedResources: { value: '<path>', help: 'a file or directory with the composed resources that exist' },
    requiredResources: {
      value: '<path>',
      short: 'e',
      help: 'a file or directory with other objects of the cluster, such as EnvironmentConfigs and Secrets; may be repeated',
      repeats: true,
    },
    extraResources: { value: '<path>', help: 'the older name of --required-resources; may be repeated', repeats: true },
    functionCredentials: { value: '<path>', help: 'a file or directory with Secrets of functions' },
    contextFiles: { value: '<key=file>', help: 'set a key of the context to the value of a file; may be repeated', repeats: true },
    contextValues: { value: '<key=value>', help: 'set a key of the context to a value of YAML or JSON; may be repeated', repeats: true },
    rounds: {
      value: '<number>',
      help: 'compose again with the resources of the round before as observed, until nothing changes; at most this number of rounds (default: 1)',
    },
    includeFullXr: { short: 'x', help: 'print the composite with its own fields' },
    includeFunctionResults: { short: 'r', help: 'print events and messages of functions as documents of the kind Result' },
    includeContext: { short: 'c', help: 'print the context after the last step as a document of the kind Context' },
  },
  fromArguments: ([composite = '', composition = '', functions]) => ({ composite, composition, functions }),
  examples: [
    ['render xr.yaml composition.yaml', 'what Crossplane composes first'],
    ['render xr.yaml composition.yaml functions.yaml --xrd xrd.yaml -x -r', 'with defaults, the whole composite, and events'],
    ['render xr.yaml composition.yaml --observed-resources observed/', 'after the resources of an earlier run exist'],
    ['render xr.yaml composition.yaml --rounds 10', 'with values that go from one resource to another'],
    ['render xr.yaml composition.yaml --required-resources environment.yaml', 'with EnvironmentConfigs'],
    ['render xr.yaml composition.yaml --output json', 'as an array'],
  ],
  load: async () => (await import('../kinds/run-render.ts')).runRender,
};
