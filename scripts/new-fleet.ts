// `npm run new-fleet` does what a new team does, with the packages that npm would get. It packs the packages, and tests them
// and the workflows of a fleet. It creates a fleet from their tarballs in an empty folder outside this repository, follows the README of
// that fleet, and upgrades it to the next version. Then it changes a clone of the reference fleet as its README describes. The last line,
// also in .slipway/new-fleet-summary, is `N passed, N failed`. `--keep` keeps the fleet.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Counts, sumCounts } from './count-tests.ts';
import { followReadme } from './new-fleet/follow-readme.ts';
import { filesOutside, foreignLinks, installClone, megabytesOf } from './new-fleet/installation.ts';
import { packNext } from './new-fleet/pack-next.ts';
import { changeReferenceFleet } from './new-fleet/reference-fleet.ts';
import { startWithProjen } from './new-fleet/start-with-projen.ts';
import { Steps } from './new-fleet/steps.ts';
import { upgrade } from './new-fleet/upgrade.ts';
import { packPackages } from './pack/pack-packages.ts';
import { runVitest, summary } from './run-vitest.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const { finish } = summary('new-fleet');
if (!values.keep) process.env.TMPDIR = temporaryFolder();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-new-fleet-')));
const [scratch, tarballs, next, fleet] = ['pack', 'packages', 'next', 'my-fleet'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
];

const steps = new Steps(root);
let installed: Promise<Counts> | undefined;
try {
  await steps.step('pack the packages', async () => {
    writeFileSync(join(folder, 'packed.json'), JSON.stringify(await packPackages({ root, tarballs, scratch })));
  });
  // Runs at the same time as the next steps, which mostly wait for npm.
  installed = runVitest('installed', ['--config', 'test/new-fleet.vitest.config.ts'], { SLIPWAY_PACKED: folder });
  await steps.step('pack a next release', async () => {
    cpSync(scratch, join(folder, 'pack-next'), { recursive: true });
    await packNext(join(folder, 'pack-next'), next);
  });
  await steps.step('make a fleet of the tarballs', async () => {
    mkdirSync(fleet);
    const create = join(tarballs, readdirSync(tarballs).find((name) => name.startsWith('create-slipway-')) ?? '');
    await steps.run('npx', ['--yes', '--package', create, 'create-slipway', '.', '--yes', '--packages', '../packages'], fleet);
    const foreign = foreignLinks(fleet, root);
    if (foreign.length > 0) throw new Error(`the fleet reaches into this repository: ${foreign.join(', ')}`);
    const outside = filesOutside(fleet);
    if (outside.length > 0) throw new Error(`the fleet installs files outside of it: ${outside.join(', ')}`);
    return `${megabytesOf(join(fleet, 'node_modules'))} MB in node_modules`;
  });
  await steps.green(fleet, 'the new fleet');
  await steps.step('a clone in another folder installs', () => installClone(steps, fleet, join(folder, 'clones/of/my-fleet')));
  await followReadme(steps, fleet);
  await upgrade(steps, fleet, next);
  await startWithProjen(steps, tarballs, fleet, join(folder, 'of-projen'));
  await changeReferenceFleet(steps, root, join(folder, 'reference'));
} catch {
  process.stdout.write('Stopped: what follows needs what failed.\n');
}
const tests = await installed;
if (values.keep) process.stdout.write(`The fleet is in ${fleet}.\n`);
else rmSync(folder, { recursive: true, force: true });
finish(sumCounts([steps.counts(), ...(tests ? [tests] : [])]));
