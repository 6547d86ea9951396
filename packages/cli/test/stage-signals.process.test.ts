import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const moduleAt = (path: string): string => JSON.stringify(new URL(`../src/report/${path}`, import.meta.url).href);

/** Starts a process that prints a line in the middle of a stage that never ends. `before` runs before the stage. */
async function inStage(before: string) {
  const source = `
    import { writeSync } from 'node:fs';
    import { processTerminal } from ${moduleAt('terminal.ts')};
    import { guarded, makeContext } from ${moduleAt('verb-context.ts')};
    const context = makeContext(processTerminal(), {});
    ${before}
    guarded(context, () => {
      writeSync(1, 'in the stage');
      for (;;);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it.each([
    ['of a verb that handles no signals', ''],
    ['of a verb that handles signals, such as check --watch', 'context.signal();'],
    ['after another stage of such a verb', 'context.signal(); guarded(context, () => {});'],
  ])('ends a process in a stage %s', async (_, before) => {
    const child = await inStage(before);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([null, signal]);
  });

  it('is for the handler between stages', async () => {
    const child = await inStage(`
      const signal = context.signal();
      guarded(context, () => {});
      signal.addEventListener('abort', () => process.exit(7));
      setInterval(() => {}, 1000);
      writeSync(1, 'between stages');
      await new Promise(() => {});`);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([7, null]);
  });

  it.each([
    ['ends a process that waits in work of a watcher', '', [null, signal]],
    ['is for the handler if it comes before that work', `writeSync(1, 'sent'); process.kill(process.pid, '${signal}');`, [7, null]],
  ])('%s', async (_, before, end) => {
    const child = await inStage(`
      context.signal().addEventListener('abort', () => process.exit(7));
      setInterval(() => {}, 1000);
      ${before}
      await context.terminal.endedBySignals(async () => {
        guarded(context, () => {});
        writeSync(1, 'waiting');
        await new Promise(() => {});
      });`);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual(end);
  });
});
