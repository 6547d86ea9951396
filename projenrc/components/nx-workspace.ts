import { Component, JsonFile, type Project } from 'projen';

/** Nx runs and caches; targets are inferred by the local plugin from each package.json. */
export class NxWorkspace extends Component {
  constructor(project: Project) {
    super(project);
    new JsonFile(project, 'nx.json', {
      marker: false,
      obj: {
        $schema: './node_modules/nx/schemas/nx-schema.json',
        neverConnectToCloud: true,
        analytics: false,
        cacheDirectory: '.nx/cache',
        plugins: ['./packages/nx-plugin/src/index.ts'],
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
            // Made of the files that it lists.
            '!{projectRoot}/src/*.gen.ts',
            '!{projectRoot}/README.md',
            '!{projectRoot}/CHANGELOG.md',
          ],
        },
        targetDefaults: { test: { cache: true, inputs: ['default', '^production'] } },
      },
    });
  }
}
