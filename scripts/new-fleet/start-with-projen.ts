import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Steps } from './steps.ts';

/** Creates a fleet in `folder` with `projen new`, the alternative command, and the projen of `fleet`. */
export async function startWithProjen(steps: Steps, tarballs: string, fleet: string, folder: string): Promise<void> {
  await steps.step('projen new makes a fleet', async () => {
    cpSync(tarballs, join(folder, 'vendor'), { recursive: true });
    const type = join(folder, 'vendor', readdirSync(tarballs).find((name) => name.startsWith('slipway-projen-fleet-')) ?? '');
    const options = ['--name', 'of-projen', '--packages', 'vendor', '--account-id', '444455556666', '--no-git'];
    await steps.run(process.execPath, [join(fleet, 'node_modules/projen/bin/projen'), 'new', '--from', type, ...options], folder);
    const cluster = readFileSync(join(folder, 'packages/cluster-defs/src/clusters/apps-staging.ts'), 'utf8');
    if (!cluster.includes("accountId: '444455556666'")) throw new Error('the option --account-id was lost');
    await steps.run('npm', ['start'], folder);
  });
}
