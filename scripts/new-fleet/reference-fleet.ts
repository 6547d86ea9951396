import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examplesOf } from './follow-readme.ts';
import type { Steps } from './steps.ts';

/** A cluster, an application and an add-on of the reference fleet that nothing but the first of them uses. */
const REMOVED = [
  'packages/cluster-defs/src/clusters/crossplane-demo-production.ts',
  'packages/applications/src/applications/webapp.ts',
  'packages/addons-catalog/src/addons/service-mesh.ts',
];

/** The tests that see what a fleet consists of. */
const TESTS = [
  'test/scenarios',
  'test/repository',
  'packages/lab/src',
  'packages/addons-catalog',
  'packages/applications',
  'packages/cluster-defs',
];

/** What of these makes fleets of its own, or has none: they see nothing of the reference fleet. */
const APART = [
  'test/repository/{bundle,publish-packages,push-release,release-workflow,review-workflow}.test.ts',
  'test/scenarios/{bootstrap-script,new-fleet,shards}.test.ts',
  'packages/lab/src/{processes,programs}/**',
];

/**
 * The same on a clone of the repository `root`, in `clone`: with everything that its README shows, and with a cluster, an add-on and an
 * application less than it has. All at once each time, since its tests take longer than those of a new fleet.
 */
export async function changeReferenceFleet(steps: Steps, root: string, clone: string): Promise<void> {
  await steps.step('clone the reference fleet', async () => {
    await steps.run('git', ['clone', '--quiet', root, clone], dirname(clone));
    await steps.run('node', ['scripts/set-up.mjs'], clone);
  });
  const examples = examplesOf(readFileSync(join(clone, 'README.md'), 'utf8'));
  for (const { path, text } of examples) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  }
  await green(steps, clone, 'the reference fleet with what its README shows');
  for (const path of [...examples.map((example) => example.path), ...REMOVED]) rmSync(join(clone, path), { force: true });
  await green(steps, clone, 'the reference fleet without a cluster, an add-on and an application');
}

async function green(steps: Steps, clone: string, state: string): Promise<void> {
  await steps.step(`${state}: npm start`, () => steps.run('npm', ['start', '--', '--allow-deletions'], clone).then(() => undefined));
  await steps.step(`${state}: npm test`, async () => {
    const output = await steps.run('npm', ['test', '--', ...TESTS, ...APART.flatMap((each) => ['--exclude', each])], clone);
    return output.trim().split('\n').at(-1);
  });
}
