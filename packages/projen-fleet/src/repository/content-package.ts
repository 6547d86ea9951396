import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonFile, Project } from 'projen';
import { withOwnEntries } from './own-entries.ts';
import { oldestNode } from './versions.ts';

/** A package of definitions, in a folder of `packages/`. It owns folders of the tree, and has its own branches and versions. */
export interface ContentPackageOptions {
  /** Name of the folder below `packages/`, and of the package in `flux/<package>/<channel>`. */
  readonly name: string;
  readonly summary: string;
  /** Folders of the tree that it owns: `common/cluster-addons/sources`. */
  readonly prefixes: readonly string[];
  /** Folders of definitions that `slipway synth` lists: `src/clusters` in `src/clusters.gen.ts`. */
  readonly registries?: readonly string[];
  /** Shards of a large package: `eu` has the definitions whose files begin with `eu-`. Every definition is in a shard. */
  readonly shards?: readonly string[];
  /** The repository of the Configuration package that each release also has: `oci://ghcr.io/acme/eks-cluster`. */
  readonly configuration?: string;
  /** Other content packages that it imports. */
  readonly imports?: readonly string[];
  /** npm packages that it imports, with their versions. `*` uses the version of the root. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** GitHub team or user that reviews changes in addition to the owner of the fleet: `@acme/security`. */
  readonly owner?: string;
}

/** Writes package.json and tsconfig.json of one content package; the team owns all other files in its folder. */
export class ContentPackage extends Project {
  readonly packageJson: JsonFile;

  constructor(root: Project, scope: string, options: ContentPackageOptions) {
    const directory = join('packages', options.name);
    super({ name: `${scope}/${options.name}`, parent: root, outdir: directory, gitIgnoreOptions: { ignorePatterns: [] } });
    const file = join(root.outdir, directory, 'package.json');
    for (const unneeded of ['.gitattributes', '.gitignore', '.projen/tasks.json']) this.tryRemoveFile(unneeded);
    this.packageJson = new JsonFile(this, 'package.json', {
      marker: false,
      readonly: false, // `changeset version` writes the version
      obj: withOwnEntries(file, packageJson(scope, options, versionOnDisk(file))),
    });
    new JsonFile(this, 'tsconfig.json', {
      marker: false,
      obj: { extends: '../../tsconfig.base.json', include: ['src/**/*.ts', 'test/**/*.ts'] },
    });
  }
}

const packageJson = (scope: string, options: ContentPackageOptions, version: string): Record<string, unknown> => ({
  name: `${scope}/${options.name}`,
  version,
  description: options.summary,
  private: true, // Flux gets it from Git
  type: 'module',
  engines: { node: `>=${oldestNode}` },
  exports: { '.': './src/index.ts', './package.json': './package.json' },
  dependencies: sorted({
    ...options.dependencies,
    ...Object.fromEntries((options.imports ?? []).map((name) => [`${scope}/${name}`, '*'])),
  }),
  slipway: {
    prefixes: options.prefixes,
    ...(options.registries ? { registries: options.registries } : {}),
    ...(options.shards ? { shards: options.shards } : {}),
    ...(options.configuration === undefined ? {} : { configuration: options.configuration }),
  },
});

const sorted = (dependencies: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Reads the version on disk, which has precedence: projen must not undo a release. */
const versionOnDisk = (file: string): string =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : '0.1.0';
