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

export type Input =
  | string
  | { readonly input: string; readonly projects: readonly string[] }
  | { readonly externalDependencies: readonly string[] };

/** Packages whose sources shape what a verb answers, beside the content package and what it imports. */
const toolsOf = {
  synth: ['slipway', '@slipway/manifest'],
  check: ['@slipway/validate', '@slipway/kube-models', '@slipway/publish'],
} as const;

/**
 * The targets of a content package. `workspacePackages` are the names of the packages in this workspace: a tool among them
 * counts with its sources, any other with its installed version.
 */
export function inferTargets(
  content: ContentPackage,
  workspacePackages: ReadonlySet<string>,
): Readonly<Record<'synth' | 'check' | 'publish', Target>> {
  const synthInputs = ['production', '^production', ...toolInputs(toolsOf.synth, workspacePackages)];
  return {
    synth: {
      ...command(`slipway synth --package ${content.name}`, `Writes the YAML of ${content.name} below ${content.prefixes.join(', ')}`),
      cache: true,
      inputs: synthInputs,
      outputs: content.prefixes.map((prefix) => `{workspaceRoot}/${prefix}`),
    },
    check: {
      ...command(`slipway check --package ${content.name}`, `Judges every object of ${content.name} as the API server would`),
      cache: true,
      dependsOn: ['synth'],
      inputs: [...synthInputs, ...toolInputs(toolsOf.check, workspacePackages)],
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

function toolInputs(tools: readonly string[], workspacePackages: ReadonlySet<string>): Input[] {
  const local = tools.filter((tool) => workspacePackages.has(tool));
  const installed = tools.filter((tool) => !workspacePackages.has(tool));
  return [
    ...(local.length > 0 ? [{ input: 'production', projects: local }] : []),
    // The tools of one release are installed together: the version of the command stands for all of them.
    ...(installed.includes('slipway') ? [{ externalDependencies: ['slipway'] }] : []),
  ];
}
