import { contentPackage, readPackageJson } from './content-package.ts';
import { inferTargets, type Target, TOOL } from './infer-targets.ts';

type NodesOfFile = readonly [
  file: string,
  nodes: { projects: Record<string, { targets: Record<string, Target>; implicitDependencies?: string[] }> },
];

/**
 * Nx calls this with every package.json of the workspace; those with `slipway.prefixes` get `synth`, `check` and `publish`,
 * and a dependency on the command that is in the workspace: changing it affects them although they do not import it.
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

/** The name that Nx 20 and 21 look for. */
export const createNodesV2 = createNodes;
