import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from './is-alive.ts';
import { startSupervisor } from './start-supervisor.ts';
import type { ProcessSpec } from './supervisor-protocol.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-supervisor-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const node = (name: string, script: string): ProcessSpec => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  environment: {},
  log: join(directory, `${name}.log`),
});

const FOREVER = 'setInterval(() => {}, 1000)';
const STUBBORN = `process.on('SIGTERM', () => {}); console.log('up'); ${FOREVER}`;

const untilGone = async (pids: readonly number[]): Promise<void> => {
  while (pids.some(isAlive)) await sleep(10);
};

test('a program writes to its log, and its end is reported', async () => {
  const supervisor = await startSupervisor(join(directory, 'lab-'));
  const program = await supervisor.start(node('speaker', 'console.log("out"); console.error("err"); process.exit(7)'));
  expect(await program.exited).toEqual({ code: 7, signal: null });
  expect(readFileSync(join(directory, 'speaker.log'), 'utf8')).toBe('out\nerr\n');
  await supervisor.stop();
});

test('what cannot be started is a failure of its own', async () => {
  const supervisor = await startSupervisor(join(directory, 'lab-'));
  await expect(supervisor.start({ ...node('missing', ''), command: join(directory, 'missing') })).rejects.toThrow('ENOENT');
  await expect(supervisor.start({ ...node('mute', ''), log: join(directory, 'no', 'folder.log') })).rejects.toThrow('ENOENT');
  await supervisor.stop();
});

test('stopping ends every program, also one that does not listen, and removes the folder', async () => {
  const supervisor = await startSupervisor(join(directory, 'lab-'));
  writeFileSync(join(supervisor.directory, 'state'), 'x');
  const willing = await supervisor.start(node('willing', FOREVER));
  const stubborn = await supervisor.start(node('stubborn', STUBBORN));
  while (!readFileSync(join(directory, 'stubborn.log'), 'utf8').includes('up')) await sleep(10);
  await supervisor.stop();
  expect([willing.pid, stubborn.pid, supervisor.pid].filter(isAlive)).toEqual([]);
  expect(await willing.exited).toEqual({ code: null, signal: 'SIGTERM' });
  expect(await stubborn.exited).toEqual({ code: null, signal: 'SIGKILL' });
  expect(existsSync(supervisor.directory)).toBe(false);
});

test('one program can be stopped alone', async () => {
  const supervisor = await startSupervisor(join(directory, 'lab-'));
  const one = await supervisor.start(node('one', FOREVER));
  const other = await supervisor.start(node('other', FOREVER));
  await one.stop();
  expect([one.pid, other.pid].map(isAlive)).toEqual([false, true]);
  await supervisor.stop();
});

test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  '%s of the process that started it leaves no process and no folder',
  async (signal) => {
    const script = `
    import { startSupervisor } from ${JSON.stringify(new URL('start-supervisor.ts', import.meta.url).href)};
    const supervisor = await startSupervisor(${JSON.stringify(join(directory, 'lab-'))});
    const parent = await supervisor.start(${JSON.stringify(node('parent', `require('node:child_process').spawn(process.execPath, ['-e', '${FOREVER}'], { stdio: 'inherit' }).once('spawn', function () { console.log(this.pid) }); ${FOREVER}`))});
    console.log(JSON.stringify({ directory: supervisor.directory, pids: [supervisor.pid, parent.pid] }));`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const started = await new Promise<{ readonly directory: string; readonly pids: readonly number[] }>((resolve) => {
      createInterface(owner.stdout).once('line', (line) => resolve(JSON.parse(line)));
    });
    const log = join(directory, 'parent.log');
    while (!readFileSync(log, 'utf8').endsWith('\n')) await sleep(10);
    const pids = [...started.pids, Number(readFileSync(log, 'utf8'))];
    expect(pids.map(isAlive)).toEqual([true, true, true]);

    owner.kill(signal);
    await untilGone(pids);
    expect(existsSync(started.directory)).toBe(false);
  },
);

test('when the supervisor itself is killed, its programs are ended by the one who started it', async () => {
  const supervisor = await startSupervisor(join(directory, 'lab-'));
  const program = await supervisor.start(node('orphan', FOREVER));
  process.kill(supervisor.pid, 'SIGKILL');
  expect(await program.exited).toEqual({ code: null, signal: 'SIGKILL' });
  await untilGone([program.pid]);
  expect(existsSync(supervisor.directory)).toBe(false);
});
