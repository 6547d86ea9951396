import type { CheckOptions } from '../check/checked.ts';
import { checkFormats } from '../report/output-format.ts';
import { chartsOption, crdsOption, fleetOptions, packageOption, shardOption } from './options.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway check`. */
export const checkVerb: VerbDefinition<CheckOptions, 'paths' | 'memory'> = {
  name: 'check',
  summary: 'check what Flux applies to each cluster as the API server would; where there is no fleet, check every document',
  formats: checkFormats,
  arguments: [
    { usage: '[path...]', help: 'YAML and JSON files, directories, or - for standard input (default: the definitions of this repository)' },
  ],
  options: {
    package: packageOption,
    shard: shardOption,
    crds: crdsOption,
    documents: { help: 'check every document as it is written, without building what Flux applies' },
    against: {
      value: '<old>',
      help: 'also check the change from OLD, a directory, a file of documents or a commit: what clusters lose, and which updates the server refuses',
    },
    settingsFrom: {
      value: '<base>',
      help: 'use the settings of a commit or directory (default: those of --against, otherwise those on disk)',
    },
    all: { help: 'print every finding, and what no cluster applies' },
    ...fleetOptions,
    charts: chartsOption,
    writeBaseline: { help: 'write the current findings to slipway-baseline.yaml, and allow them from now on' },
    strictUnknown: { help: 'report objects of kinds without a schema' },
    watch: { help: 'check again after each change of a path, until Ctrl-C' },
  },
  fromArguments: (paths) => ({ paths }),
  examples: [
    ['check', 'check what the clusters of the definitions get, as the API server would'],
    ['check .', 'check what Flux applies to each cluster of this repository; documents, where there is no fleet'],
    ['check . --all', 'every finding, and what no cluster applies'],
    ['check . --documents', 'every document as it is written'],
    ['check deploy/ a.yaml', 'check files and directories; no repository is needed'],
    ['check new.yaml --against old.yaml', 'what the API server refuses to change: files, directories, or a commit'],
    ['check . --crds crds/', 'with the kinds of more CustomResourceDefinitions'],
    ['check . --charts charts/', 'and what HelmReleases install, if their charts are available'],
    ['check . --strict-unknown', 'fail on kinds of which there is no schema'],
    ['check . --against main', 'and what Flux would do on each cluster when this state follows that of a branch'],
    ['check . --settings-from origin/main', 'in a pull request: with the settings and kinds of the base'],
    ['check . --write-baseline', 'let pass what fails now, report what is new'],
    ['check . --watch', 'again after each change, until Ctrl-C'],
    ['check . --output sarif', 'for code scanning; junit for build servers, github for annotations'],
    ['check - < all.yaml', 'check standard input'],
  ],
  load: async () => (await import('../check/run-check.ts')).runCheck,
  start: (terminal, common, options) =>
    options.watch === true ? import('../check/watch-check.ts').then(({ watchCheck }) => watchCheck(terminal, common, options)) : undefined,
};
