import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examplesOf } from './follow-readme.ts';
import type { Steps } from './steps.ts';

/** A cluster of the reference fleet, and an application and an add-on that only this cluster uses. */
const REMOVED = [
  'packages/cluster-defs/src/clusters/crossplane-demo-production.ts',
  'packages/applications/src/applications/webapp.ts',
  'packages/addons-catalog/src/addons/service-mesh.ts',
];

/** The tests that depend on the content of a fleet. */
const TESTS = [
  'test/scenarios',
  'test/repository',
  'packages/lab/src',
  'packages/addons-catalog',
  'packages/applications',
  'packages/cluster-defs',
];

/** Tests among them that create their own fleets, or have none. They do not depend on the reference fleet. */
const APART = [
  'test/repository/{publish-packages,push-release}.process.test.ts',
  'test/scenarios/{bootstrap-script,new-fleet}.process.test.ts',
  'packages/lab/src/{processes,programs}/**',
];

/**
 * Does the same on a clone of the repository `root`, in `clone`: adds everything that its README shows, and then removes a cluster, an
 * add-on and an application. Tests all changes at once, because its tests take longer than those of a new fleet.
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
  // A published version of a package gets other content only with a changeset. One for each changed package, as `npx changeset` writes it.
  const changed = ['cluster-defs', 'addons-catalog', 'applications'].map((name) => `'@slipway/${name}': minor`);
  writeFileSync(
    join(clone, '.changeset/removed.md'),
    `---\n${changed.join('\n')}\n---\n\nA cluster, an add-on and an application are removed.\n`,
  );
  await green(steps, clone, 'the reference fleet without a cluster, an add-on and an application');
}

async function green(steps: Steps, clone: string, state: string): Promise<void> {
  await steps.step(`${state}: npm start`, () => steps.run('npm', ['start', '--', '--allow-deletions'], clone).then(() => undefined));
  await steps.step(`${state}: npm test`, async () => {
    const output = await steps.run('npm', ['test', '--', ...TESTS, ...APART.flatMap((each) => ['--exclude', each])], clone);
    return output.trim().split('\n').at(-1);
  });
}
