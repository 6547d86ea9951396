import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeFixture, repository, runSlipway, temporaryDirectory } from './fixture.ts';
import { START_SLIPWAY } from './start-slipway.ts';

const main = join(repository, 'packages/cli/bin/slipway.cjs');
const good = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: good\n  namespace: web\n';
const bash = (cwd: string, script: string) => spawnSync('bash', ['-c', script, 'bash', process.execPath, main], { cwd, encoding: 'utf8' });

/** Starts a command that reads an endless pipe, as a shell passes it for `<(command)`. Resolves when it has opened the pipe. */
async function startCheckOfPipe(): Promise<{ readonly kill: (signal: NodeJS.Signals) => Promise<NodeJS.Signals | null> }> {
  const pipe = join(temporaryDirectory(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const both = openSync(pipe, constants.O_RDWR);
  const child = spawn(process.execPath, [...START_SLIPWAY, 'check', '/dev/fd/3'], { stdio: ['ignore', 'ignore', 'ignore', both] });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('close', (_, signal) => resolve(signal)));
  await vi.waitFor(() => expect(openPaths(child.pid).filter((path) => path === pipe)).toHaveLength(2), 30_000);
  return {
    kill: async (signal) => {
      child.kill(signal);
      const by = await ended;
      closeSync(both);
      return by;
    },
  };
}

/** Returns the open files of a process. */
const openPaths = (pid: number | undefined): string[] =>
  readdirSync(`/proc/${pid}/fd`).map((descriptor) => readlinkSync(`/proc/${pid}/fd/${descriptor}`));

describe('standard output', () => {
  it.runIf(existsSync('/dev/full'))('that is full fails the command with one message', () => {
    const ended = bash('/', '"$1" "$2" explain HelmRelease --output json > /dev/full');
    expect(ended.status).toBe(1);
    expect(ended.stderr).toMatch(/^slipway: the answer cannot be written to standard output: ENOSPC.*\n$/);
  });

  it('gets the whole answer through a pipe that is read late', () => {
    const script = '"$1" "$2" explain apps/v1/Deployment --output json';
    const whole = bash('/', script).stdout;
    expect(bash('/', `${script} | (sleep 0.3; cat)`).stdout).toBe(whole);
    expect(JSON.parse(whole)).toMatchObject({ kind: 'Deployment' });
  });

  it('whose reader has seen enough is not an error', () => {
    const ended = bash('/', 'set -o pipefail; "$1" "$2" explain HelmRelease | true');
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('a PATH that is not a regular file', () => {
  it.each(['/dev/null', '/dev/zero'])('%s is refused: a device may have no end', async (path) => {
    const ended = await makeFixture().run('check', path);
    expect(ended).toMatchObject({ code: 1, stderr: '', stdout: expect.stringMatching(/unreadable-file\n.*it is not a regular file/) });
  });

  it('may be standard input by its other name', async () => {
    const ended = await runSlipway(['check', '/dev/stdin'], { cwd: '/', stdin: good });
    expect(ended).toMatchObject({ code: 0, stdout: '1 document accepted.\n' });
  });

  it('may be what another command prints', () => {
    const fixture = makeFixture();
    fixture.write('good.yaml', good);
    const ended = bash(fixture.root, '"$1" "$2" check <(cat good.yaml) good.yaml');
    expect(ended).toMatchObject({ status: 0, stdout: '2 documents accepted.\n' });
  });

  it.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
    'is waited for until %s, which ends the command at once',
    async (signal) => {
      const check = await startCheckOfPipe();
      expect(await check.kill(signal)).toBe(signal);
    },
  );
});
