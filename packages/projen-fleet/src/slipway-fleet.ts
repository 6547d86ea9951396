import { readFileSync } from 'node:fs';
import { type JsonFile, Project, TextFile } from 'projen';
import { ProjenrcFile } from 'projen/lib/projenrc.js';
import { biomeConfig } from './repository/biome-config.ts';
import { changesetsConfig } from './repository/changesets-config.ts';
import { codeOwners, type Owners } from './repository/code-owners.ts';
import { ContentPackage, type ContentPackageOptions } from './repository/content-package.ts';
import { Installation } from './repository/installation.ts';
import { nxWorkspace } from './repository/nx-workspace.ts';
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

/** Names the file that defines the repository, so that the header of each generated file refers to it. */
class DefinitionFile extends ProjenrcFile {
  readonly filePath = '.projenrc.ts';

  constructor(project: Project) {
    super(project, 'definition-file');
  }
}

/**
 * Sets the files that Git ignores, the tarballs that it must not change, and the generated code that a pull request folds. The tree is
 * not folded, because reviewers read its diff.
 */
function gitFiles(project: Project, { tarballs }: { readonly tarballs: boolean }): void {
  project.gitignore.addPatterns('node_modules/', 'dist/', '.nx/cache', '.nx/workspace-data', '.slipway/', '*.log', '.DS_Store');
  project.gitattributes.addAttributes('* text=auto', 'eol=lf');
  if (tarballs) project.gitattributes.addAttributes('*.tgz', 'binary');
  const generated = ['/packages/*/package.json', '/packages/*/tsconfig.json', '/packages/**/*.gen.ts', '/package-lock.json'];
  for (const pattern of generated) project.gitattributes.addAttributes(pattern, 'linguist-generated');
}

const SCRIPTS = ['prepare-release.mjs', 'push-release.mjs'] as const;

/**
 * Writes the two scripts of a release into the repository, so that its protected branch contains them. The job with push permission runs
 * them without installing any package.
 */
function releaseScripts(project: Project): void {
  for (const name of SCRIPTS) {
    const file = new TextFile(project, `scripts/${name}`);
    const text = readFileSync(new URL(`../scripts/${name}`, import.meta.url), 'utf8');
    for (const line of [`// ${file.marker}`, ...text.trimEnd().split('\n'), '']) file.addLine(line);
  }
}
