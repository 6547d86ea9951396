import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Component } from 'projen';

/** Installs if a package.json was changed, or if npm has not linked a package of the workspace yet. */
export class Installation extends Component {
  #before: readonly (string | undefined)[] = [];

  override preSynthesize(): void {
    this.#before = this.#packageJsons();
  }

  override postSynthesize(): void {
    if (process.env.PROJEN_DISABLE_POST === '1' || process.env.PROJEN_DISABLE_POST === 'true') return;
    const { outdir, subprojects } = this.project;
    const isChanged = this.#packageJsons().some((text, index) => text !== this.#before[index]);
    const isUnlinked = subprojects.some(({ name }) => !existsSync(join(outdir, 'node_modules', name)));
    if (!isChanged && !isUnlinked) return;
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: outdir, stdio: 'inherit' });
  }

  #packageJsons(): readonly (string | undefined)[] {
    return [this.project, ...this.project.subprojects].map(({ outdir }) => {
      const file = join(outdir, 'package.json');
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    });
  }
}
