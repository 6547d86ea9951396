import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TARBALL } from './arguments.ts';
import { runCommand } from './run-command.ts';
import type { Settings } from './settings.ts';

const NPM_INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** The folder of a fleet that has the tarballs of Slipway's packages. */
const VENDOR = 'vendor';

/**
 * Creates the repository. Installs the project type first, which writes the files of the fleet. Then installs all other packages.
 * `packages` is a folder of tarballs, which the repository gets a copy of. Calls `step` with the next action.
 */
export async function makeFleet(directory: string, settings: Settings, packages: string | undefined, step: (text: string) => void) {
  const root = resolve(directory);
  mkdirSync(root, { recursive: true });
  const tarballs = packages === undefined ? undefined : copyTarballs(resolve(packages), root);
  step('installing the project type');
  writeFileSync(
    join(root, 'package.json'),
    `${JSON.stringify({ name: settings.name, private: true, devDependencies: { '@slipway/projen-fleet': projectType(root, tarballs) } }, undefined, 2)}\n`,
  );
  await runCommand('npm', NPM_INSTALL, root);
  step('writing the fleet');
  const { createFleet } = await loadProjectType(root);
  createFleet(root, { ...settings, ...(tarballs === undefined ? {} : { packages: tarballs }) });
  step('installing its tools');
  await runCommand('npm', NPM_INSTALL, root);
  step('synthesising');
  await runCommand('slipway', ['synth'], root);
  if (!isInGit(root)) await runCommand('git', ['init', '--quiet', '--initial-branch=main'], root);
}

/** Copies the tarballs of Slipway's packages to `vendor/`, so that a clone of the fleet installs without the folder `packages`. */
export function copyTarballs(packages: string, root: string): string {
  mkdirSync(join(root, VENDOR), { recursive: true });
  const files = readdirSync(packages).filter((file) => file.startsWith('slipway-') && file.endsWith('.tgz'));
  for (const file of files) copyFileSync(join(packages, file), join(root, VENDOR, file));
  return VENDOR;
}

/** Returns the version of this package, which is that of all packages of Slipway, or the tarball. */
function projectType(root: string, tarballs: string | undefined): string {
  if (tarballs !== undefined) return `file:${tarballs}/${readdirSync(join(root, tarballs)).find((file) => TARBALL.test(file)) ?? ''}`;
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

interface ProjectType {
  readonly createFleet: (directory: string, options: Settings & { readonly packages?: string }) => void;
}

function loadProjectType(root: string): Promise<ProjectType> {
  const require = createRequire(join(root, 'package.json'));
  const folder = join(require.resolve('@slipway/projen-fleet/package.json'), '..');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return import(pathToFileURL(join(folder, exports['.'].default)).href);
}

const isInGit = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (resolve(folder, '..') !== folder && isInGit(resolve(folder, '..')));
