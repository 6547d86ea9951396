import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annotateSecrets, chapterCommands, commitAll, startTakeOver, type TakeOver, writeChapterFile } from '../take-over.ts';

let repositories: TakeOver;
/** Runs the commands of the chapter as a shell does in the fleet, with an `npx` that starts the command of this repository. */
let run: (command: string) => { readonly status: number | null; readonly output: string };

beforeAll(() => {
  repositories = startTakeOver();
  const programs = join(dirname(repositories.fleet), 'programs');
  mkdirSync(programs);
  const npx = join(programs, 'npx');
  writeFileSync(npx, `#!/bin/sh\nshift\nexec '${process.execPath}' node_modules/slipway/bin/slipway.cjs "$@"\n`);
  chmodSync(npx, 0o755);
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };
  run = (command) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: repositories.fleet, encoding: 'utf8', env });
    return { status, output: stdout + stderr };
  };
});
afterAll(() => repositories.remove());

/** Runs all commands of a section that need no cluster, and returns their output. */
const section = (name: string): string[] =>
  chapterCommands(name)
    .filter((command) => !/^(kubectl|bash|flux) /.test(command))
    .map((command) => {
      const { status, output } = run(command);
      return `${command}\n${status}\n${output}`;
    });

const REJECT = /^reject /m;

test('step 1: the running repository is checked, built and reviewed as it is', () => {
  const [built, checked, baseline, review] = section('1. Check and review it as it is');
  expect(built).toContain('flux-system/infrastructure  ./infrastructure\n    Namespace/cert-manager');
  expect(checked).toMatch(/\n0\n1 cluster, 4 Flux Kustomizations, 13 objects: no findings/);
  expect(baseline).toContain('slipway-baseline.yaml: 0 findings');
  expect(review).toMatch(/\n0\n/);
  commitAll(repositories.flux, 'Add the baseline');
});

test('step 3: the definitions compile, and are accepted', () => {
  expect(execFileSync('node_modules/.bin/tsc', ['--noEmit'], { cwd: repositories.fleet, encoding: 'utf8' })).toBe('');
  const [built = ''] = section('3. Define the same objects');
  expect(built).toContain('"kind": "HelmRelease"');
  expect(run('npx slipway check').output).toContain('1 cluster, 5 Flux Kustomizations');
});

test('step 4: the check rejects the deletion of Flux itself', () => {
  const [checked = ''] = section('4. Prove that nothing is lost');
  expect(checked).toContain('protected-object-deleted');
  expect(checked).toContain('Namespace/flux-system would be deleted');
});

test('step 5: the patch keeps Flux, and the move without an annotation is reported', () => {
  writeChapterFile(repositories.flux, 'clusters/shop-production/flux-system/kustomization.yaml');
  const [checked = ''] = section('4. Prove that nothing is lost');
  expect(checked).not.toContain('protected-object-deleted');
  expect(checked).toMatch(/moved-object-may-be-deleted .*\n *Kustomization\/flux-system\/secrets moves/);
});

test('step 5: after the annotations, no object is deleted', () => {
  annotateSecrets(repositories.flux);
  commitAll(repositories.flux, 'Protect what changes its owner');
  const [checked = '', , review = ''] = section('4. Prove that nothing is lost');
  expect(checked).toMatch(/\n0\n/);
  expect(checked).not.toMatch(REJECT);
  expect(checked).not.toContain('moved-object-may-be-deleted');
  expect(review).toContain('(source-changed)');
  expect(review).not.toMatch(/^(deleted|recreated) /m);
  const changes = [...review.matchAll(/^(\S+(?: behind)?) R\d (.*) on shop-production$/gm)].map(([, kind, what]) => `${kind}: ${what}`);
  expect(changes).toEqual([
    'changed: GitRepository/flux-system/flux-system',
    'moved: Kustomization/flux-system/secrets',
    'changed: Kustomization/flux-system/flux-system',
    'changed: Kustomization/flux-system/infrastructure',
    'changed: Kustomization/flux-system/orders',
    'left behind: 2 objects: Namespace, ServiceAccount',
    'created: 4 objects of flux-system/flux-system: ConfigMap, Kustomization, GitRepository',
    'created: GitRepository/flux-system/running',
  ]);
});

test('step 6: the packages are published next to the running branch, which does not change', () => {
  const remote = join(dirname(repositories.fleet), 'remote.git');
  run(`git init --quiet --bare ${remote} && git remote add origin ${remote}`);
  const [published, status] = section('6. Publish next to the running path');
  expect(published).toMatch(/\n0\n(?:.*\n)*.*flux\/cluster-defs\/latest/);
  expect(status).toContain('shop-production  latest');
  expect(run('npx slipway bootstrap shop-production --script boot.sh && bash boot.sh && rm boot.sh').output).toContain(
    'git-secret              Create the Secret fleet',
  );
});

test('step 7: one Flux Kustomization changes its source, then the sync, and both without a deletion', () => {
  const [copied, checked, review, sync] = section('7. Switch');
  expect(copied).toMatch(/\n0\n$/);
  expect(checked).toMatch(/\n0\n/);
  expect(checked).not.toMatch(REJECT);
  expect(review).toContain('changed R1 Kustomization/flux-system/infrastructure');
  expect(review).not.toMatch(/^(deleted|moved|recreated) /m);
  expect(sync).toMatch(/\n0\n$/);
  commitAll(repositories.flux, 'Switch the sync');
});

test('the way back deletes nothing', () => {
  run('git -C ../flux -c user.name=ada -c user.email=ada@localhost revert --no-edit HEAD');
  const [checked = ''] = section('Back');
  expect(checked).toMatch(/\n0\n/);
  expect(checked).not.toMatch(REJECT);
});

test('a lost object and another name of a release are reported', () => {
  const unit = 'packages/addons-catalog/src/addons/infrastructure.ts';
  run(
    `sed -i.bak "s/name: 'cert-manager', namespace: 'cert-manager'/name: 'certs', namespace: 'cert-manager'/; /namespace.yaml/d" ${unit} && rm ${unit}.bak`,
  );
  run('npx slipway synth');
  expect(run('npx slipway check . --against HEAD').output).toContain('Namespace/cert-manager would be deleted');
  expect(run('npx slipway review --base HEAD').output).toContain('(release-uninstalled)');
});
