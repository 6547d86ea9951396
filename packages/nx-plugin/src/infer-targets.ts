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

/** `toolInWorkspace`: the command is a package of this workspace, so that it is among the package's dependencies. */
export function inferTargets(content: ContentPackage, toolInWorkspace: boolean): Readonly<Record<string, Target>> {
  // The tools of one release are installed together: the version of the command stands for all of them.
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
    // What `slipway explain` reads is restored from the cache with the tree that it is about.
    outputs: [
      ...[...content.prefixes, `.slipway/definitions/${content.name}.json`].map((path) => `{workspaceRoot}/${path}`),
      ...content.registries.map((folder) => `{projectRoot}/${folder}.gen.ts`),
    ],
  },
  check: checkTarget(content.name, `--package ${content.name}`, 'synth', inputs),
});

/** A target for each shard and for the rest, named as Nx names the parts of a split target, and `synth` and `check` as all of them. */
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

/** The shard with what belongs to no cluster alone. */
const REST = 'rest';

/** Where `slipway synth --shard` leaves what the rest needs of a shard: `members.json`, and what that was made of. */
const SUMMARIES = '.slipway/shards';

const checkTarget = (what: string, selected: string, synth: string, inputs: readonly Input[]): Target => ({
  ...command(`slipway check ${selected}`, `Judges every object of ${what} as the API server would`),
  cache: true,
  // The kinds of the packages that it depends on come from their part of the tree.
  dependsOn: [synth, '^synth'],
  inputs,
  outputs: [],
});

/** Everything but the definitions of other shards; of the rest, everything but those of all shards, and in their place what they left for it. */
const definitionsOf = ({ registries, shards }: ContentPackage, shard: string, inputs: readonly Input[]): readonly Input[] => [
  ...inputs,
  ...registries.flatMap((folder) => shards.filter((other) => other !== shard).map((other) => `!{projectRoot}/${folder}/${other}-*.ts`)),
  ...(shard === REST ? [{ dependentTasksOutputFiles: '**/members.json', transitive: true }] : []),
];

/**
 * The files that a shard has in the tree. They are inputs of what writes them, and no outputs: a hit says that they are right as they
 * stand, and nothing is copied; where they differ, they are written anew.
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
