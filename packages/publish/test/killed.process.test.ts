import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { branchFiles, hashTree } from '../src/index.ts';
import { embedded, fsck, git, publish, sourceRepository, temporaryDirectory } from './fleet-kit.ts';
import { killedPackages } from './killed-packages.ts';

/** Starts a publish in a process group of its own; resolves when it has begun. */
async function start(cwd: string, generation: string, configuration = '/dev/null', path = process.env.PATH): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killed-publisher.ts'), cwd, generation], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: path,
      HOME: '/nonexistent',
      GIT_CONFIG_GLOBAL: configuration,
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.slipway/compiled'),
    },
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

const exitOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

function signalTo(child: ChildProcess, whole: boolean, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) process.kill(whole ? -child.pid : child.pid, signal);
}

const treesOf = (generation: string): Record<string, string> =>
  Object.fromEntries(killedPackages(generation).map((tree) => [`refs/heads/flux/${tree.name}/latest`, hashTree(branchFiles(tree)).id]));

const published = (cwd: string): Record<string, string> =>
  Object.fromEntries(
    git(embedded(cwd), 'for-each-ref', '--format=%(refname) %(tree)', 'refs/heads/')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );

function expectOldOrNew(cwd: string, before: string, after: string): void {
  const [old, next] = [treesOf(before), treesOf(after)];
  const now = published(cwd);
  expect(Object.keys(now)).toEqual(Object.keys(old).sort());
  for (const [branch, tree] of Object.entries(now)) expect([old[branch], next[branch]]).toContain(tree);
  expect(fsck(embedded(cwd))).toBe('');
}

async function expectNextRunWorks(cwd: string, generation: string): Promise<void> {
  await publish({ cwd, packages: killedPackages(generation) });
  expect(published(cwd)).toEqual(treesOf(generation));
  expect(readdirSync(join(cwd, '.slipway/tmp'))).toEqual([]);
  expect(fsck(embedded(cwd))).toBe('');
}

/** Configuration under which the hooks of a remote on this machine run, which publishing switches off. */
function hooksSwitchedOn(): string {
  const file = join(temporaryDirectory(), 'config');
  writeFileSync(file, '[remote "slipway-fleet"]\n\treceivepack = git receive-pack\n');
  return file;
}

/** A `git` that counts the commands of a run, also those at the same time, and ends the whole run before or after the one of that number. */
function killingGit(): {
  readonly path: string;
  readonly killAt: (step: number, when: 'before' | 'after') => void;
  readonly steps: () => number;
} {
  const bin = temporaryDirectory();
  const real = process.env.PATH?.split(':').find((folder) => existsSync(join(folder, 'git')));
  writeFileSync(
    join(bin, 'git'),
    `#!/bin/sh
step=1
until mkdir ${bin}/steps/$step 2> /dev/null || [ ! -d ${bin}/steps ]; do step=$((step + 1)); done
[ "$step" = "$(cat ${bin}/before)" ] && kill -KILL $PUBLISHER 0
${real}/git "$@"
code=$?
[ "$step" = "$(cat ${bin}/after)" ] && kill -KILL $PUBLISHER 0
exit $code
`,
    { mode: 0o755 },
  );
  return {
    path: `${bin}:${process.env.PATH}`,
    killAt(step, when) {
      rmSync(join(bin, 'steps'), { recursive: true, force: true });
      mkdirSync(join(bin, 'steps'));
      for (const each of ['before', 'after']) writeFileSync(join(bin, each), each === when ? `${step}` : '0');
    },
    steps: () => readdirSync(join(bin, 'steps')).length,
  };
}

/** Moments at which each signal comes; `npm run attacks` tries more. */
const MOMENTS = process.env.SLIPWAY_ATTACKS === 'full' ? 10 : 3;
/** Of the Git commands of a run, which ones it is killed at. */
const EVERY = process.env.SLIPWAY_ATTACKS === 'full' ? 1 : 4;

describe('a publish that is killed', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)(
    'by %s at any moment leaves every branch as it was or whole, and the next run works',
    async (signal) => {
      const cwd = sourceRepository();
      const first = await start(cwd, 'first');
      const began = performance.now();
      await exitOf(first);
      const usual = performance.now() - began;
      let last = 'first';
      for (let round = 0; round < MOMENTS; round++) {
        const child = await start(cwd, `${signal} ${round}`);
        await setTimeout((usual * (round + Math.random())) / MOMENTS);
        // Either Node alone, while the Git that it started runs on, or all of them, as Ctrl-C does.
        signalTo(child, round % 2 === 0, signal);
        await exitOf(child);
        expectOldOrNew(cwd, last, `${signal} ${round}`);
        last = `${signal} ${round} again`;
        await expectNextRunWorks(cwd, last);
      }
      expect(git(cwd, 'status', '--porcelain')).toBe('');
    },
    180_000,
  );

  it.each(['before', 'after'] as const)(
    '%s any of its Git commands leaves every branch as it was or whole, and the next run works',
    async (when) => {
      const cwd = sourceRepository();
      const { path, killAt, steps } = killingGit();
      await publish({ cwd, packages: killedPackages('first') });
      killAt(0, when);
      await exitOf(await start(cwd, 'whole', '/dev/null', path));
      const all = steps();
      expect(all).toBeGreaterThan(5);
      let last = 'whole';
      for (let step = 1; step <= all; step += EVERY) {
        killAt(step, when);
        const child = await start(cwd, `step ${step}`, '/dev/null', path);
        await exitOf(child);
        expect([step, child.signalCode]).toEqual([step, 'SIGKILL']);
        expectOldOrNew(cwd, last, `step ${step}`);
        last = `step ${step} again`;
        await expectNextRunWorks(cwd, last);
      }
    },
    180_000,
  );

  it.each([
    ['pre-receive', 'true'],
    ['reference-transaction', '[ "$1" = prepared ]'],
    ['reference-transaction', '[ "$1" = committed ]'],
    ['post-receive', 'true'],
  ])('with all its Git in the %s of the push (%s) does so too', async (hook, condition) => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: killedPackages('first') });
    const hooks = join(embedded(cwd), 'hooks');
    mkdirSync(hooks);
    writeFileSync(join(hooks, hook), `#!/bin/sh\n${condition} && kill -KILL $PUBLISHER 0\nexit 0\n`, { mode: 0o755 });
    const child = await start(cwd, 'killed', hooksSwitchedOn());
    await exitOf(child);
    expect(child.signalCode).toBe('SIGKILL');
    rmSync(hooks, { recursive: true });
    expectOldOrNew(cwd, 'first', 'killed');
    await expectNextRunWorks(cwd, 'next');
  });

  it('while the embedded repository is being made leaves nothing half-made', async () => {
    for (let round = 0; round < MOMENTS; round++) {
      const cwd = sourceRepository();
      const child = await start(cwd, 'first');
      await setTimeout((60 * round) / MOMENTS);
      signalTo(child, true, 'SIGKILL');
      await exitOf(child);
      await expectNextRunWorks(cwd, 'second');
    }
  });
});
