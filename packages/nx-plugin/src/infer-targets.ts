import { shardFolders } from '@slipway/manifest/settings';
import type { ContentPackage } from './content-package.ts';

/** The part of Nx's TargetConfiguration that this plugin writes. */
export interface Target {
  readonly executor: 'nx:run-commands' | 'nx:noop';
  readonly options?: { readonly command: string; readonly cwd: '{workspaceRoot}' };
  readonly cache: boolean;
  readonly parallelism?: boolean;
  readonly dependsOn?: readonly string[];
  readonly inputs?: readonly Input[];
  readonly outputs?: readonly string[];
  readonly metadata: { readonly technologies: readonly string[]; readonly description: string };
}

export type Input =
  | string
  | { readonly externalDependencies: readonly string[] }
  | { readonly dependentTasksOutputFiles: string; readonly transitive: boolean };

/** npm name of the package with the command. */
export const TOOL = 'slipway';

/** `toolInWorkspace`: the command is a package of this workspace, and so one of the package's dependencies. */
export function inferTargets(content: ContentPackage, toolInWorkspace: boolean): Readonly<Record<string, Target>> {
  // The tools of one release are installed together, so the version of the command covers all of them.
  const inputs: readonly Input[] = ['production', '^production', ...(toolInWorkspace ? [] : [{ externalDependencies: [TOOL] }])];
  return {
    ...(content.shards.length === 0 ? wholeStages(content, inputs) : shardedStages(content, inputs)),
    publish: {
      ...command(`slipway publish --package ${content.name}`, `Commits ${content.name} to the branch that Flux watches`),
      cache: false,
      parallelism: false,
      dependsOn: ['check'],
    },
  };
}

const wholeStages = (content: ContentPackage, inputs: readonly Input[]): Readonly<Record<string, Target>> => ({
  synth: {
    ...command(`slipway synth --package ${content.name}`, `Writes the YAML of ${content.name} below ${content.prefixes.join(', ')}`),
    cache: true,
    inputs,
    // The cache restores the records for `slipway explain` together with their tree.
    outputs: [
      ...[...content.prefixes, `.slipway/definitions/${content.name}.json`].map((path) => `{workspaceRoot}/${path}`),
      ...content.registries.map((folder) => `{projectRoot}/${folder}.gen.ts`),
    ],
  },
  check: checkTarget(content.name, `--package ${content.name}`, 'synth', inputs),
});

/** Returns a target for each shard and for the rest, named as Nx names the parts of a split target. `synth` and `check` run all of them. */
function shardedStages(content: ContentPackage, inputs: readonly Input[]): Readonly<Record<string, Target>> {
  const entries = [...content.shards, REST].flatMap((shard): (readonly [string, Target])[] => {
    const selected = `--package ${content.name} --shard ${shard}`;
    const definitions = definitionsOf(content, shard, inputs);
    return [
      [
        `synth--${shard}`,
        {
          ...command(`slipway synth ${selected}`, `Writes the YAML of ${shard} of ${content.name}`),
          cache: true,
          ...(shard === REST ? { dependsOn: content.shards.map((each) => `synth--${each}`) } : {}),
          inputs: [...definitions, ...treeOf(content, shard)],
          outputs: shard === REST ? [] : [`{workspaceRoot}/${SUMMARIES}/${content.name}/${shard}`],
        },
      ],
      [`check--${shard}`, checkTarget(`${shard} of ${content.name}`, selected, `synth--${shard}`, definitions)],
    ];
  });
  const all = (stage: string): Target => ({
    executor: 'nx:noop',
    cache: false,
    dependsOn: [...content.shards, REST].map((shard) => `${stage}--${shard}`),
    metadata: { technologies: ['slipway'], description: `All of ${stage}--* of ${content.name}` },
  });
  return { ...Object.fromEntries(entries), synth: all('synth'), check: all('check') };
}

/** The shard with the files that depend on several clusters. */
const REST = 'rest';

/** Returns the paths of the summary that `slipway synth --shard` writes for the rest: `members.json`, and the list of its sources. */
const SUMMARIES = '.slipway/shards';

const checkTarget = (what: string, selected: string, synth: string, inputs: readonly Input[]): Target => ({
  ...command(`slipway check ${selected}`, `Validates every object of ${what} as the API server would`),
  cache: true,
  // The kinds of its dependencies come from their part of the tree.
  dependsOn: [synth, '^synth'],
  inputs,
  outputs: [],
});

/** Returns the inputs of a shard: all files except the definitions of other shards. The rest uses summaries instead of the definitions of all shards. */
const definitionsOf = ({ registries, shards }: ContentPackage, shard: string, inputs: readonly Input[]): readonly Input[] => [
  ...inputs,
  ...registries.flatMap((folder) => shards.filter((other) => other !== shard).map((other) => `!{projectRoot}/${folder}/${other}-*.ts`)),
  ...(shard === REST ? [{ dependentTasksOutputFiles: '**/members.json', transitive: true }] : []),
];

/**
 * Returns the files of a shard in the tree. They are inputs of the target that writes them, not outputs. A cache hit means that they are
 * up to date, and no file is copied. Files that differ are written again.
 */
const treeOf = ({ prefixes, shards }: ContentPackage, shard: string): readonly Input[] =>
  prefixes.flatMap((prefix) =>
    shard === REST
      ? [`{workspaceRoot}/${prefix}/**/*`, ...shards.flatMap((other) => below(prefix, other).map((pattern) => `!${pattern}`))]
      : below(prefix, shard),
  );

const below = (prefix: string, shard: string): string[] => shardFolders(prefix, shard).map((folder) => `{workspaceRoot}/${folder}/**/*`);

const command = (text: string, description: string): Pick<Target, 'executor' | 'options' | 'metadata'> => ({
  executor: 'nx:run-commands',
  options: { command: text, cwd: '{workspaceRoot}' },
  metadata: { technologies: ['slipway'], description },
});
