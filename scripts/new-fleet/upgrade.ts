import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, treeOf } from './follow-readme.ts';
import { filesOutside } from './installation.ts';
import { CHANGED, NEXT } from './pack-next.ts';
import type { Steps } from './steps.ts';

/** Files that a team has edited, with the edit of each. */
const EDITS: Readonly<Record<string, (text: string) => string>> = {
  'README.md': (text) => `${text}\nOur own notes.\n`,
  'packages/cluster-defs/src/clusters/apps-staging.ts': (text) => text.replace('max: 4', 'max: 5'),
  'packages/addons-catalog/src/addons/karpenter.ts': (text) => text.replace('1.14.1', '1.14.0'),
  'test/fleet.test.ts': (text) => `${text}\ntest('one of our own', () => expect(fleet.definitions).toBe('cluster-defs'));\n`,
  'package.json': (text) => editedJson(text, (of) => Object.assign(of.scripts as object, { own: 'echo own' })),
};

/** Edits the fleet, then upgrades it as its README describes to the packages in `next`. */
export async function upgrade(steps: Steps, fleet: string, next: string): Promise<void> {
  for (const [path, edit] of Object.entries(EDITS)) write(fleet, path, edit);
  await steps.green(fleet, 'edited');
  const files = Object.keys(EDITS).filter((path) => path !== 'package.json');
  const [before, edited] = [treeOf(fleet), files.map((path) => readFileSync(join(fleet, path), 'utf8'))];
  await steps.step('upgrade', async () => {
    const [, commands = ''] = (readFileSync(join(fleet, 'README.md'), 'utf8').split('\n## Upgrade Slipway\n')[1] ?? '').split('```', 2);
    const lines = commands.replace('../slipway/dist/packages', next).trim().split('\n');
    const upgrading = lines.slice(0, lines.indexOf('npm start && npm test'));
    if (!upgrading.includes('npm run projen')) throw new Error(`the README has no commands for an upgrade: ${commands}`);
    await steps.run('sh', ['-ec', upgrading.join('\n')], fleet);
    const outside = filesOutside(fleet);
    if (outside.length > 0) throw new Error(`the fleet installs files outside of it: ${outside.join(', ')}`);
    const installed = readdirSync(join(fleet, 'node_modules/@slipway')).map((name) => join('@slipway', name));
    for (const name of ['slipway', ...installed]) {
      const { version } = JSON.parse(readFileSync(join(fleet, 'node_modules', name, 'package.json'), 'utf8'));
      if (version !== NEXT) throw new Error(`${name} is ${version}`);
    }
  });
  await steps.green(fleet, 'upgraded');
  await steps.step('the edits are kept', async () => {
    const lost = files.filter((path, index) => readFileSync(join(fleet, path), 'utf8') !== edited[index]);
    if (!readFileSync(join(fleet, 'package.json'), 'utf8').includes('"own": "echo own"')) lost.push('package.json');
    if (lost.length > 0) throw new Error(`these files lost their edits: ${lost.join(', ')}`);
  });
  await steps.step('the tree differs where the next release says so, and nowhere else', async () => {
    const changed = differences(before, treeOf(fleet));
    if (changed.join() !== CHANGED) throw new Error(`these files differ: ${changed.join(', ')}`);
  });
}

function write(fleet: string, path: string, edit: (text: string) => string): void {
  const file = join(fleet, path);
  const text = readFileSync(file, 'utf8');
  const next = edit(text);
  if (next === text) throw new Error(`${path} does not contain the text that the edit replaces`);
  writeFileSync(file, next);
}

function editedJson(text: string, change: (of: Record<string, unknown>) => unknown): string {
  const value = JSON.parse(text);
  change(value);
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
