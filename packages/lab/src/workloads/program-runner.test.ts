import { afterEach, expect, test } from 'vitest';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { type ProgramRunner, programRunner } from './program-runner.ts';

const NAME = 'flux-system/source-controller';

/** Returns a program in memory that can crash. Its first `refusals` starts fail. */
function fakeProgram(refusals = 0) {
  let [lastPid, refused] = [0, 0];
  let process: { readonly pid: number; readonly ended: PromiseWithResolvers<void> } | undefined;
  const begin = () => {
    process = { pid: ++lastPid, ended: Promise.withResolvers() };
  };
  const end = () => {
    process?.ended.resolve();
    process = undefined;
  };
  const program: RunningProgram = {
    name: 'spoke/source-controller',
    get pid() {
      return process?.pid;
    },
    stop: async () => end(),
    start: async () => begin(),
    ended: async () => process?.ended.promise,
    logs: () => 'a line',
  };
  const launch = async (): Promise<RunningProgram> => {
    if (refused++ < refusals) throw new Error('its CRD is missing\nmore');
    begin();
    return program;
  };
  return { program, launch, crash: end };
}

const deployment = (image: string) =>
  ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'source-controller' },
    spec: { template: { image } },
  }) as unknown as StoredObject;

const open: ProgramRunner[] = [];
afterEach(async () => {
  for (const runner of open.splice(0)) await runner.close();
});

function runnerOf(launch: () => Promise<RunningProgram>) {
  const shown = new Map<string, RunningProgram>();
  const log: string[] = [];
  const runner = programRunner(
    { [NAME]: launch },
    {
      onProgram: (name, program) => (program ? shown.set(name, program) : shown.delete(name)),
      onChange: () => {},
      log: (message) => log.push(message),
    },
  );
  open.push(runner);
  return { runner, shown, log, waits: (image = 'one') => runner.want(NAME, deployment(image)) };
}

const until = (holds: () => boolean) => expect.poll(holds, { timeout: 10_000, interval: 10 }).toBe(true);

test('a program is shown while it runs, and goes when it is dropped', async () => {
  const { program, launch } = fakeProgram();
  const { runner, shown, waits } = runnerOf(launch);
  expect(waits()).toBe('starting');
  await until(() => waits() === undefined);
  expect(shown.get('source-controller')?.pid).toBe(program.pid);
  runner.drop(NAME);
  await until(() => program.pid === undefined && shown.size === 0);
  expect(waits()).toBe('starting');
  await until(() => waits() === undefined);
  expect([runner.has(NAME), runner.has('shop/web')]).toEqual([true, false]);
});

test('a program that crashes is started again, and is not ready in between', async () => {
  const { program, launch, crash } = fakeProgram();
  const { waits } = runnerOf(launch);
  await until(() => waits() === undefined);
  crash();
  await until(() => waits() === 'the program has ended');
  await until(() => waits() === undefined);
  expect(program.pid).toBe(2);
});

test('a program that a test stops remains stopped until the test starts it', async () => {
  const { program, launch } = fakeProgram();
  const { shown, waits } = runnerOf(launch);
  await until(() => waits() === undefined);
  const handle = shown.get('source-controller');
  await handle?.stop();
  await until(() => waits() === 'stopped by the test');
  await new Promise((resolve) => setTimeout(resolve, 700)); // Longer than the pause before a restart
  expect(program.pid).toBeUndefined();
  await handle?.start();
  expect([handle?.pid, waits()]).toEqual([2, undefined]);
});

test('a program that does not start is tried again, and says the first line of why', async () => {
  const { launch } = fakeProgram(1);
  const { waits, log } = runnerOf(launch);
  waits();
  await until(() => log.includes(`program ${NAME}: its CRD is missing`));
  await until(() => waits() === undefined);
});

test('another template is another process', async () => {
  const { program, launch } = fakeProgram();
  const { waits } = runnerOf(launch);
  await until(() => waits('one') === undefined);
  expect(waits('two')).toBe('starting');
  await until(() => waits('two') === undefined);
  expect(program.pid).toBe(2);
});

test('after the end nothing runs and nothing is started', async () => {
  const { program, launch } = fakeProgram();
  const { runner, shown, waits } = runnerOf(launch);
  await until(() => waits() === undefined);
  await runner.close();
  waits('two');
  expect([program.pid, shown.size]).toEqual([undefined, 0]);
});
