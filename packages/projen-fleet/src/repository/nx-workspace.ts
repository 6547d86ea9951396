import { JsonFile, type Project } from 'projen';

/**
 * The configuration of Nx, which runs the targets and caches their results. The plugin infers the targets of each content package from
 * its package.json.
 */
export const nxWorkspace = (project: Project): JsonFile =>
  new JsonFile(project, 'nx.json', {
    marker: false,
    obj: {
      $schema: './node_modules/nx/schemas/nx-schema.json',
      neverConnectToCloud: true,
      analytics: false,
      // Findings must be printed as lines, because users read them there.
      tui: { enabled: false },
      cacheDirectory: '.nx/cache',
      plugins: ['@slipway/nx-plugin'],
      namedInputs: {
        sharedGlobals: [
          '{workspaceRoot}/package-lock.json',
          '{workspaceRoot}/tsconfig.base.json',
          { runtime: 'node -p process.versions.node' },
        ],
        default: ['{projectRoot}/**/*', 'sharedGlobals'],
        production: [
          'default',
          '!{projectRoot}/**/*.test.ts',
          '!{projectRoot}/test/**',
          // Generated from the files that it lists.
          '!{projectRoot}/src/*.gen.ts',
          '!{projectRoot}/README.md',
          '!{projectRoot}/CHANGELOG.md',
        ],
      },
    },
  });
