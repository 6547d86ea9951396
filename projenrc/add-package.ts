import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonFile, Project } from 'projen';
import { npmName, type PackageDefinition } from './package-definition.ts';
import { oldestNode, pinned } from './versions.ts';

/** Writes package.json and tsconfig.json of one workspace of the product. All other files in its folder are hand-written. */
export function addPackage(root: Project, definition: PackageDefinition): Project {
  const directory = join('packages', definition.name);
  const project = new Project({
    name: npmName(definition.name),
    parent: root,
    outdir: directory,
    gitIgnoreOptions: { ignorePatterns: [] },
  });
  project.tryRemoveFile('.gitattributes');
  project.tryRemoveFile('.gitignore');
  project.tryRemoveFile('.projen/tasks.json');

  new JsonFile(project, 'package.json', {
    marker: false,
    readonly: false, // `changeset version` writes the version
    obj: packageJson(definition, versionOnDisk(join(root.outdir, directory, 'package.json'))),
  });
  new JsonFile(project, 'tsconfig.json', {
    marker: false,
    obj: { extends: '../../tsconfig.base.json', include: ['src', 'test', 'gen'].map((folder) => `${folder}/**/*.ts`) },
  });
  return project;
}

function packageJson(definition: PackageDefinition, version: string): Record<string, unknown> {
  return {
    name: npmName(definition.name),
    version,
    description: definition.summary,
    private: true, // npm gets the tarball of `npm run pack`, never this folder
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    ...(definition.bin ? { bin: definition.bin } : {}),
    exports: { '.': './src/index.ts', ...definition.exports, './package.json': './package.json' },
    scripts: testScript(definition),
    dependencies: dependenciesOf(definition),
    ...peersOf(definition),
    devDependencies: {
      ...workspaces(definition.testImports ?? []),
      ...pinned([...(definition.testLibraries ?? []), ...(definition.peers ?? [])]),
    },
    nx: nxTags(definition),
  };
}

/** Returns the npm packages that the sources import. Those of this repository have the current version. */
export const dependenciesOf = ({ imports, libraries = [] }: PackageDefinition): Record<string, string> => ({
  ...workspaces(imports),
  ...pinned(libraries),
});

/** These are optional: users without the entry that needs them do not get them. */
function peersOf({ peers }: PackageDefinition): Record<string, unknown> {
  if (peers === undefined) return {};
  const ranges = Object.entries(pinned(peers)).map(([name, version]) => [name, `^${version}`] as const);
  return {
    peerDependencies: Object.fromEntries(ranges),
    peerDependenciesMeta: Object.fromEntries(ranges.map(([name]) => [name, { optional: true }])),
  };
}

export const testScript = ({ name }: PackageDefinition): Record<string, string> => ({ test: `vitest run --root ../.. packages/${name}/` });

export const nxTags = ({ side, level }: PackageDefinition): Record<string, unknown> => ({
  tags: [`side:${side}`, ...(level === undefined ? [] : [`level:${level}`])],
});

const workspaces = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [npmName(name), '*'] as const).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Reads the version on disk, which has precedence: projen must not undo a release. */
function versionOnDisk(file: string): string {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : '0.0.0';
}
