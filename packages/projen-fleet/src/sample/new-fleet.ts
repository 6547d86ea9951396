import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Component, type Project } from 'projen';
import type { ContentPackageOptions } from '../repository/content-package.ts';
import { addons } from './addons.ts';
import { applications } from './applications.ts';
import { clusters } from './clusters.ts';
import { crossplane } from './crossplane.ts';
import { checkNames, type FirstClusters, firstClusters } from './first-clusters.ts';
import { projenrc } from './projenrc.ts';
import { readme } from './readme.ts';
import { sources } from './sources.ts';
import { tests } from './tests.ts';

interface NewFleetOptions extends Partial<FirstClusters> {
  readonly name: string;
  readonly scope: string;
  readonly packages?: string;
  readonly contentPackages: readonly ContentPackageOptions[];
}

/** Writes the first sources of a fleet. Then the team owns them: if any content package has sources, no file is written. */
export class NewFleet extends Component {
  readonly #options: NewFleetOptions;

  constructor(project: Project, options: NewFleetOptions) {
    super(project);
    this.#options = options;
  }

  override synthesize(): void {
    const { name, scope, packages, contentPackages, ...given } = this.#options;
    const { outdir } = this.project;
    if (contentPackages.some((each) => existsSync(join(outdir, 'packages', each.name, 'src')))) return;
    const fleet = { name, scope, ...firstClusters(name, given) };
    checkNames(fleet);
    const written = {
      ...projenrc(name, packages),
      ...readme(fleet, packages),
      ...sources(),
      ...addons(fleet),
      ...crossplane(fleet),
      ...applications(fleet),
      ...clusters(fleet),
      ...tests(fleet),
    };
    for (const [path, text] of Object.entries(written)) {
      const file = join(outdir, path);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
