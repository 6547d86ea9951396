import type { BuildOptions } from '../fleet/run-build.ts';
import { buildFormats } from '../report/output-format.ts';
import { chartsOption, fleetOptions } from './options.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway build`. */
export const buildVerb: VerbDefinition<BuildOptions, 'path'> = {
  name: 'build',
  summary: 'list the objects that Flux would apply, for every Flux Kustomization that is found',
  formats: buildFormats,
  arguments: [{ usage: '<path>', help: 'the bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations' }],
  options: {
    cluster: { value: '<name>', help: 'only what is applied to this cluster; may be repeated', repeats: true },
    kustomization: { value: '<namespace/name>', help: 'only this Flux Kustomization; may be repeated', repeats: true },
    ...fleetOptions,
    charts: chartsOption,
    at: { value: '<commit>', help: 'the fleet as it is in a commit of the repository around the path: a branch, a tag, an id' },
    strict: {
      help: 'refuse variables without a value, as Flux does since 2.9 (default: as the version of Flux that the cluster declares)',
      negated: 'replace variables without a value by nothing, as Flux did before 2.9',
    },
  },
  fromArguments: ([path = '']) => ({ path }),
  examples: [
    ['build clusters/a/a-staging', 'the objects that Flux applies, from a bootstrap path on'],
    ['build . --cluster a-staging --output yaml | slipway check -', 'the verdict on all that one cluster gets'],
    ['build . --kustomization flux-system/apps', 'one Flux Kustomization'],
    ['build . --source OCIRepository/flux-system/apps=../apps', 'with the content of a source that is elsewhere'],
    ['build . --charts charts/', 'with what HelmReleases install, if their charts are available'],
    ['build . --present by-hand/', 'with Secrets and ConfigMaps that were made by hand'],
    ['build . --at v1.4.0', 'the fleet as it is in a commit; also of a bare repository'],
    ['build . --root by-hand/prod', 'where Flux begins, if that is not found'],
    ['build fleet --repository .', 'outside of Git: where paths of Flux Kustomizations begin'],
  ],
  load: async () => (await import('../fleet/run-build.ts')).runBuild,
};
