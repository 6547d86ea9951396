import { type JsonFile, Project } from 'projen';
import { biomeConfig } from './repository/biome-config.ts';
import { changesetsConfig } from './repository/changesets-config.ts';
import { codeOwners, type Owners } from './repository/code-owners.ts';
import { ContentPackage, type ContentPackageOptions } from './repository/content-package.ts';
import { DefinitionFile } from './repository/definition-file.ts';
import { gitFiles } from './repository/git-files.ts';
import { Installation } from './repository/installation.ts';
import { nxWorkspace } from './repository/nx-workspace.ts';
import { releaseScripts } from './repository/release-scripts.ts';
import { rootPackage } from './repository/root-package.ts';
import { typescriptConfig } from './repository/typescript-config.ts';
import { workflows } from './repository/workflows.ts';
import type { FirstClusters } from './sample/first-clusters.ts';
import { NewFleet } from './sample/new-fleet.ts';
import { slipwayPackages } from './slipway-packages.ts';
import { standardPackages } from './standard-packages.ts';

/** The options of the repository of a fleet. */
export interface SlipwayFleetOptions extends Partial<FirstClusters> {
  /** Name of the repository, and with an `@` the scope of its packages: lower-case letters, digits and dashes. */
  readonly name: string;
  /** Folder of the repository. @default the current one */
  readonly outdir?: string;
  /** npm scope of the content packages. @default `@<name>` */
  readonly scope?: string;
  /** Folder of the repository with the tarballs of Slipway's packages, such as `vendor`; `workspace` in the repository that develops them. @default npm */
  readonly packages?: string;
  /** Content packages. @default `standardPackages` */
  readonly contentPackages?: readonly ContentPackageOptions[];
  /** Reviewers of changes. @default no CODEOWNERS */
  readonly owners?: Owners;
  /** Workflows of GitHub Actions. @default true */
  readonly workflows?: boolean;
}

/**
 * The repository of a fleet. It manages the files that are the same in every fleet: package.json, nx.json, tool configuration, workflows.
 * If no content package has sources yet, it also writes those of a first hub and a first cluster, once. To change a managed file, use
 * the files that it exposes: `fleet.packageJson.addOverride('scripts.lint', 'biome ci .')`.
 */
export class SlipwayFleet extends Project {
  readonly packageJson: JsonFile;
  readonly nxJson: JsonFile;
  readonly tsconfig: JsonFile;
  readonly biome: JsonFile;
  readonly changesets: JsonFile;
  readonly contentPackages: readonly ContentPackage[];

  constructor(options: SlipwayFleetOptions) {
    super({ ...options, commitGenerated: true, projenCommand: 'npm run projen' });
    this.defaultTask?.exec('node .projenrc.ts');
    for (const task of ['build', 'compile', 'package', 'post-compile', 'pre-compile', 'test']) this.removeTask(task);
    const { scope = `@${options.name}`, contentPackages = standardPackages } = options;

    new DefinitionFile(this);
    this.packageJson = rootPackage(this, slipwayPackages(this.outdir, options.packages));
    this.nxJson = nxWorkspace(this);
    this.tsconfig = typescriptConfig(this);
    this.biome = biomeConfig(this);
    this.changesets = changesetsConfig(this);
    gitFiles(this, { tarballs: options.packages !== undefined && options.packages !== 'workspace' });
    releaseScripts(this);
    if (options.owners !== undefined) codeOwners(this, options.owners, contentPackages);
    if (options.workflows ?? true) workflows(this);
    this.contentPackages = contentPackages.map((each) => new ContentPackage(this, scope, each));
    new NewFleet(this, { ...options, scope, contentPackages });
    new Installation(this);
  }
}
