import type { ContentPackage } from './content-package.ts';

/** The part of Nx's TargetConfiguration that this plugin writes. */
export interface Target {
  readonly executor: 'nx:run-commands';
  readonly options: { readonly command: string; readonly cwd: '{workspaceRoot}' };
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
export function inferTargets(content: ContentPackage, toolInWorkspace: boolean): Readonly<Record<'synth' | 'check' | 'publish', Target>> {
  // The tools of one release are installed together: the version of the command stands for all of them.
  const inputs: readonly Input[] = ['production', '^production', ...(toolInWorkspace ? [] : [{ externalDependencies: [TOOL] }])];
  return {
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
    check: {
      ...command(`slipway check --package ${content.name}`, `Judges every object of ${content.name} as the API server would`),
      cache: true,
      dependsOn: ['synth'],
      inputs,
      outputs: [],
    },
    publish: {
      ...command(`slipway publish --package ${content.name}`, `Commits ${content.name} to the branch that Flux watches`),
      cache: false,
      parallelism: false,
      dependsOn: ['check'],
    },
  };
}

const command = (text: string, description: string): Pick<Target, 'executor' | 'options' | 'metadata'> => ({
  executor: 'nx:run-commands',
  options: { command: text, cwd: '{workspaceRoot}' },
  metadata: { technologies: ['slipway'], description },
});
