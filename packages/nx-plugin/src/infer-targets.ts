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

export type Input = string | { readonly externalDependencies: readonly string[] };

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
  const parts = [...content.shards.map((shard) => [shard, shardInputs(content, shard, inputs)] as const), ['rest', inputs] as const];
  const entries = parts.flatMap(([shard, partInputs]): (readonly [string, Target])[] => {
    const selected = `--package ${content.name} --shard ${shard}`;
    return [
      [
        `synth--${shard}`,
        {
          ...command(`slipway synth ${selected}`, `Writes the YAML of ${shard} of ${content.name}`),
          // What belongs to no cluster alone stands between the others in the tree: it is no output that Nx could remove and restore.
          ...(shard === 'rest' ? { cache: false } : { cache: true, inputs: partInputs, outputs: shardOutputs(content, shard) }),
        },
      ],
      [`check--${shard}`, checkTarget(`${shard} of ${content.name}`, selected, `synth--${shard}`, partInputs)],
    ];
  });
  const all = (stage: string): Target => ({
    executor: 'nx:noop',
    cache: false,
    dependsOn: parts.map(([shard]) => `${stage}--${shard}`),
    metadata: { technologies: ['slipway'], description: `All of ${stage}--* of ${content.name}` },
  });
  return { ...Object.fromEntries(entries), synth: all('synth'), check: all('check') };
}

const checkTarget = (what: string, selected: string, synth: string, inputs: readonly Input[]): Target => ({
  ...command(`slipway check ${selected}`, `Judges every object of ${what} as the API server would`),
  cache: true,
  dependsOn: [synth],
  inputs,
  outputs: [],
});

/** Everything but the definitions of other shards. None is named: Nx puts all targets of a package into the hash of each of them. */
const shardInputs = ({ registries, shards }: ContentPackage, shard: string, inputs: readonly Input[]): readonly Input[] => [
  ...inputs,
  ...registries.flatMap((folder) => shards.filter((other) => other !== shard).map((other) => `!{projectRoot}/${folder}/${other}-*.ts`)),
];

/** By the layout of `clusters/`: the leaf of a cluster, and what its hub has of it. */
const shardOutputs = ({ prefixes }: ContentPackage, shard: string): readonly string[] =>
  prefixes.flatMap((prefix) => [`{workspaceRoot}/${prefix}/*/${shard}-*`, `{workspaceRoot}/${prefix}/*/*/fleet/${shard}-*`]);

const command = (text: string, description: string): Pick<Target, 'executor' | 'options' | 'metadata'> => ({
  executor: 'nx:run-commands',
  options: { command: text, cwd: '{workspaceRoot}' },
  metadata: { technologies: ['slipway'], description },
});
