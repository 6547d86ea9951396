import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findWorkspace } from '../src/workspace.ts';
import { readFiles, repository, runSlipway, temporaryDirectory } from './fixture.ts';

/** The repository's own packages in another directory, with links to what npm installed. */
function copyRepository(): string {
  const root = temporaryDirectory();
  cpSync(join(repository, 'package.json'), join(root, 'package.json'));
  cpSync(join(repository, 'packages'), join(root, 'packages'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  mkdirSync(join(root, 'node_modules/@slipway'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@slipway') symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@slipway', name));
  return root;
}

it('the reference fleet is the same bytes from two directories and two time zones', async () => {
  const trees = await Promise.all(
    ['Pacific/Kiritimati', 'America/Los_Angeles'].map(async (zone) => {
      const root = copyRepository();
      const ended = await runSlipway(['synth'], { cwd: root, env: { TZ: zone, LANG: zone.startsWith('P') ? 'tr_TR.UTF-8' : 'C' } });
      expect(ended.code, ended.stdout + ended.stderr).toBe(0);
      const prefixes = findWorkspace(root).packages.flatMap((content) => content.prefixes);
      return new Map(prefixes.flatMap((prefix) => [...readFiles(join(root, prefix))].map(([file, text]) => [`${prefix}/${file}`, text])));
    }),
  );
  expect(trees[0]?.size).toBeGreaterThan(100);
  expect(trees[0]).toEqual(trees[1]);
});
