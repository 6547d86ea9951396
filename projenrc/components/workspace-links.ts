import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Component, type Project } from 'projen';
import { npmName, type PackageDefinition } from '../package-definition.ts';

/** npm links workspaces only when it installs: a package that is new since then is linked here. */
export class WorkspaceLinks extends Component {
  readonly packages: readonly PackageDefinition[];

  constructor(project: Project, packages: readonly PackageDefinition[]) {
    super(project);
    this.packages = packages;
  }

  override postSynthesize(): void {
    const modules = join(this.project.outdir, 'node_modules');
    const unlinked = this.packages.filter((definition) => !existsSync(join(modules, npmName(definition.name))));
    if (process.env.PROJEN_DISABLE_POST || !existsSync(modules) || unlinked.length === 0) return;
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: this.project.outdir, stdio: 'inherit' });
  }
}
