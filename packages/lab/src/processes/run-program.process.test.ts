import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from './is-alive.ts';
import { runProgram } from './run-program.ts';
import { type Supervisor, startSupervisor } from './start-supervisor.ts';

let directory: string;
let supervisor: Supervisor;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-program-'));
  supervisor = await startSupervisor(join(directory, 'lab-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await supervisor.stop();
  rmSync(directory, { recursive: true });
});

/** Starts a program that prints "up" and does not end. */
const run = (restart: boolean) => {
  const log = join(directory, 'program.log');
  const isReady = async (): Promise<boolean> => readFileSync(log, 'utf8').includes('up');
  const args = ['-e', 'console.log("up"); setInterval(() => {}, 1000)'];
  return runProgram(supervisor, { name: 'program', command: process.execPath, args, environment: {}, log }, { isReady, restart });
};

/** Waits until the program has another process than `pid`. */
const untilOther = async (program: { readonly pid: number | undefined }, pid: number): Promise<number> => {
  while (program.pid === undefined || program.pid === pid) await sleep(10);
  return program.pid;
};

test('a program that ends by itself is started again, with its end and its log on standard error', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const program = await run(true);
  const pid = program.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  expect(isAlive(await untilOther(program, pid))).toBe(true);
  expect(errors.mock.calls).toEqual([['program ended with SIGKILL, and is started again. The end of its log:\nup']]);
});

test('a program that was stopped is not started again', async () => {
  const program = await run(true);
  await program.stop();
  await sleep(50);
  expect(program.pid).toBeUndefined();
  await program.start();
  expect(isAlive(program.pid ?? 0)).toBe(true);
});

test('a program without restart is not started again after its end', async () => {
  const program = await run(false);
  process.kill(program.pid ?? 0, 'SIGKILL');
  await program.ended();
  await sleep(50);
  expect(program.pid).toBeUndefined();
});
