import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished, type PackageDefinition } from '../../projenrc/package-definition.ts';
import { projects } from '../../projenrc/projects.ts';
import type { PackageJson } from './package-json.ts';

/** A published package of the workspace. */
export interface Source {
  readonly definition: PackageDefinition;
  readonly directory: string;
  readonly packageJson: PackageJson;
}

/** Returns all of them in the order of the project list: dependencies before their dependents. */
export const publishedSources = (root: string): readonly Source[] =>
  projects.filter(isPublished).map((definition) => {
    const directory = join(root, 'packages', definition.name);
    return { definition, directory, packageJson: JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson };
  });
