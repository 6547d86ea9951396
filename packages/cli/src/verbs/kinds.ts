import type { KindsOptions } from '../kinds/run-kinds.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway kinds`. */
export const kindsVerb: VerbDefinition<KindsOptions, 'action' | 'names'> = {
  name: 'kinds',
  summary: 'keep the kinds of CustomResourceDefinitions that are not bundled in slipway-kinds/ of the repository',
  formats: ['text', 'json', 'github'],
  arguments: [
    { usage: '<action>', help: 'add, list or remove' },
    {
      usage: '[what...]',
      help: 'add: files, directories, packages of Crossplane (.xpkg) or - for standard input; remove: kinds or API groups',
    },
  ],
  options: {},
  fromArguments: ([action = '', ...names]) => ({ action, names }),
  examples: [
    ['kinds add crds/ provider.xpkg', 'add the kinds of CRDs, XRDs and a package of Crossplane to every check'],
    ['kinds add - < crds.yaml', 'with kubectl get crds -o yaml: all kinds of a cluster'],
    ['kinds list', 'what was added, in which version and from where'],
    ['kinds remove keda.sh', 'all kinds of an API group, or one kind'],
  ],
  load: async () => (await import('../kinds/run-kinds.ts')).runKinds,
};
