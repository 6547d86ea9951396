import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFleet, type SlipwayFleetOptions } from '@slipway/projen-fleet';
import { START_SLIPWAY } from '../packages/cli/test/start-slipway.ts';
import { linkModules, root } from './scratch-copy.ts';

/**
 * Creates a new fleet in `folder`, by default an own one, with the current packages of this repository, and synthesises it. The caller
 * removes it.
 */
export function newFleet(options: SlipwayFleetOptions, folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-fleet-')))): string {
  createFleet(folder, options);
  linkModules(folder, root);
  const scope = join(folder, 'node_modules', `@${options.name}`);
  mkdirSync(scope);
  for (const name of readdirSync(join(folder, 'packages'))) symlinkSync(join(folder, 'packages', name), join(scope, name));
  execFileSync('git', ['init', '--quiet', folder]);
  execFileSync(process.execPath, [...START_SLIPWAY, 'synth', '--cwd', folder], { stdio: 'pipe' });
  return folder;
}
