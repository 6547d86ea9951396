import { contentPackage, readPackageJson } from './content-package.ts';
import { inferTargets, type Target, TOOL } from './infer-targets.ts';

type NodesOfFile = readonly [
  file: string,
  nodes: { projects: Record<string, { targets: Record<string, Target>; implicitDependencies?: string[] }> },
];

/**
 * Creates the targets of Nx, which calls this with every package.json of the workspace. Packages with `slipway.prefixes` get `synth`,
 * `check` and `publish`. They also get a dependency on a command in the workspace: changing it affects them without an import.
 */
export const createNodes: readonly [
  pattern: string,
  create: (files: readonly string[], options: unknown, context: { readonly workspaceRoot: string }) => NodesOfFile[],
] = [
  '**/package.json',
  (files, _options, { workspaceRoot }) => {
    const packages = files.map((file) => ({ file, json: readPackageJson(workspaceRoot, file) }));
    const toolInWorkspace = packages.some(({ json }) => json.name === TOOL);
    return packages.flatMap(({ file, json }): NodesOfFile[] => {
      const content = contentPackage(file, json);
      if (content === undefined) return [];
      return [
        [
          file,
          {
            projects: {
              [content.directory]: {
                targets: { ...inferTargets(content, toolInWorkspace) },
                ...(toolInWorkspace && { implicitDependencies: [TOOL] }),
              },
            },
          },
        ],
      ];
    });
  },
];

/** The name that Nx 20 and 21 search for. */
export const createNodesV2 = createNodes;
