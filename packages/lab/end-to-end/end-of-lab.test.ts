import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startLab } from '../src/index.ts';
import { isAlive } from '../src/processes/is-alive.ts';
import { isListening } from '../src/processes/is-listening.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

interface Left {
  readonly directory: string;
  readonly pids: readonly number[];
  readonly ports: readonly number[];
}

const OWNER = `
  import { startLab } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
  const lab = await startLab({ clusters: ['hub'], flux: true });
  console.log(JSON.stringify({ directory: lab.directory, pids: lab.pids(), ports: [Number(new URL(lab.clusters.hub.server).port)] }));
  setInterval(() => {}, 1000);`;

describe.skipIf(reason !== undefined)('after a lab nothing is left', () => {
  test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('when the process that started it gets %s', async (signal) => {
    const owner = spawn(process.execPath, ['--input-type=module', '-e', OWNER], { stdio: ['ignore', 'pipe', 'inherit'] });
    const left = await firstLine(owner);
    expect(left.pids.length).toBeGreaterThan(5);
    expect([left.pids.map(isAlive).includes(false), existsSync(left.directory)]).toEqual([false, true]);
    owner.kill(signal);
    await nothing(left);
    proved(`${signal}: ${left.pids.length} processes, their ports and their folder are gone`);
  });

  test('when it is stopped, while another lab runs on', async () => {
    const [first, second] = await Promise.all([startLab({ clusters: ['hub'] }), startLab({ clusters: ['hub'] })]);
    const { directory, clusters } = first;
    const left = { directory, pids: first.pids(), ports: [Number(new URL(clusters.hub.server).port)] };
    await first.stop();
    await nothing(left);
    expect(await second.clusters.hub.list({ apiVersion: 'v1', kind: 'Namespace' })).not.toEqual([]);
    await second.stop();
    proved('two labs ran side by side; the end of one was not felt by the other');
  });
});

const firstLine = (owner: ChildProcess): Promise<Left> =>
  new Promise((resolve, reject) => {
    if (!owner.stdout) throw new Error('no output to read');
    createInterface(owner.stdout).once('line', (line) => resolve(JSON.parse(line)));
    owner.once('exit', (code) => reject(new Error(`the owner of the lab ended with ${code}`)));
  });

/** Polls until no processes, ports or folder are left. The time limit of the test is the deadline. */
async function nothing({ directory, pids, ports }: Left): Promise<void> {
  while (pids.some(isAlive) || existsSync(directory)) await sleep(50);
  expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => false));
}
