import type { ExplainOptions } from '../explain/run-explain.ts';
import { chartsOption, crdsOption } from './options.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway explain`. */
export const explainVerb: VerbDefinition<ExplainOptions, 'subject'> = {
  name: 'explain',
  summary: 'explain a rule or an error code, the origin of an emitted line or an applied object, or the values of a field',
  formats: ['text', 'json'],
  arguments: [
    {
      usage: '<subject>',
      help: 'a rule id, an error code, FILE, FILE:LINE, Kind, Kind.field.path, an object (Kind/namespace/name), or the name of a cluster, add-on or application',
    },
  ],
  options: {
    root: { value: '<path>', help: 'of an object: a folder or file where Flux begins; may be repeated', repeats: true },
    repository: { value: '<path>', help: 'of an object: the folder that paths of Flux Kustomizations begin at' },
    at: { value: '<commit>', help: 'of an object: the state of a commit of the repository' },
    charts: { ...chartsOption, help: `of an object: ${chartsOption.help}` },
    crds: crdsOption,
  },
  fromArguments: ([subject = '']) => ({ subject }),
  examples: [
    ['explain outside-prefix', 'a rule'],
    ['explain lost-race', 'an error code of a push: what the remote has, and what to do'],
    ['explain clusters/a/b.yaml:12', 'which line of TypeScript made this line'],
    ['explain apps/web.yaml:10', 'in any repository: who applies this line to which clusters, and which patch or variable replaces it'],
    ['explain product-catalog', 'an application, add-on or cluster: its folder, its definition, what applies it'],
    ['explain HelmRelease.spec.interval', 'what a field may hold'],
    ['explain HelmRelease/flux-system/karpenter', 'which Kustomizations, patches and variables made an object'],
    ['explain Deployment/apps/web --charts charts/', 'which release, template and values made an object of a chart'],
  ],
  load: async () => (await import('../explain/run-explain.ts')).runExplain,
};
