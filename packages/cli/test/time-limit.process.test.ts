import { spawn } from 'node:child_process';
// Loaded before the limits of milliseconds: Node does not reload a module whose loading was interrupted.
import 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../src/check/run-check.ts';
import { runVerb } from '../src/report/run-verb.ts';
import { makeContext, type VerbContext } from '../src/report/verb-context.ts';
import type { startWatchdog as watchdog } from '../src/report/watchdog.ts';
import { runCli } from '../src/run-cli.ts';
import { configMaps, makeFixture, runSlipway } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';
import { START_SLIPWAY } from './start-slipway.ts';

const SHORT = { SLIPWAY_TIME_LIMIT: '0.2' };
/** Enough to reach the definitions on an idle machine. */
const ENOUGH = { SLIPWAY_TIME_LIMIT: '1' };

/** Creates a fleet of two packages. The second one has `source`. */
function fleetWith(source: string) {
  const fixture = makeFixture();
  fixture.addPackage('one', ['one'], configMaps({ 'one/a.yaml': { key: 'value' } }));
  fixture.addPackage('two', ['two'], source);
  return fixture;
}

const LOOP = 'export const assemble = () => { for (;;); };';
const PATTERN = 'export const assemble = () => [/^(?:a+)+$/.test("a".repeat(60).concat("b"))];';
const LOOP_OF_THE_MODULE = 'for (;;);\nexport const assemble = () => [];';
const WAIT = 'export const assemble = () => new Promise((resolve) => setTimeout(resolve, 3_600_000));';

describe('a definition that never ends', () => {
  const stopped = {
    rule: 'run-stopped',
    severity: 'reject',
    message: expect.stringMatching(/^The run was stopped at the limit of 1 seconds/),
    remedy: expect.stringContaining('SLIPWAY_TIME_LIMIT'),
  };

  it.concurrent.each([
    ['check', LOOP_OF_THE_MODULE],
    ['plan', PATTERN],
    ['publish', WAIT],
    ['synth', LOOP],
  ])('ends %s at the time limit: %s', async (verb, source) => {
    const { root } = fleetWith(source);
    const { code, stdout } = await runSlipway([verb, '--output', 'json'], { cwd: root, env: ENOUGH });
    expect(JSON.parse(stdout)).toMatchObject({ summary: { outcome: 'stopped', findings: 1 }, findings: [stopped] });
    expect(code).toBe(1);
    expect(existsSync(join(root, 'one/a.yaml'))).toBe(false);
  });

  it('is reported as text, without a word of the debugger that interrupts it', async () => {
    const { root } = fleetWith(LOOP);
    const { code, stdout, stderr } = await runSlipway(['check'], { cwd: root, env: ENOUGH });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('reject  run-stopped');
    expect(stdout).toContain('Stopped: the answer is not complete.');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends at once with %s', async (signal) => {
    const { root } = fleetWith(`console.log('started');\n${LOOP_OF_THE_MODULE}`);
    const child = spawn(process.execPath, [...START_SLIPWAY, 'publish'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    await once(child.stderr, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([null, signal]);
  });
});

describe('a check beyond its time limit', () => {
  it('reports that standard input did not end', async () => {
    const child = spawn(process.execPath, [...START_SLIPWAY, 'check', '-'], {
      cwd: makeFixture().root,
      env: { ...process.env, ...ENOUGH },
      stdio: 'pipe',
    });
    child.stdout.setEncoding('utf8');
    let printed = '';
    child.stdout.on('data', (text: string) => {
      printed += text;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(printed).toContain('reject  run-stopped');
    child.stdin.destroy();
  });

  const object = (name: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: web}\nsize: 1\n`;

  it.each(['text', 'json', 'github', 'junit', 'sarif'])('answers in %s that it was stopped, with exit code 1', async (output) => {
    const fixture = makeFixture();
    fixture.write('a.yaml', Array.from({ length: 3000 }, (_, index) => object(`a${index}`)).join('---\n'));
    const { terminal, output: written } = makeTerminal(fixture.root, { env: { SLIPWAY_TIME_LIMIT: '0.01' } });
    expect(await runCli(['check', 'a.yaml', '--output', output], terminal)).toBe(1);
    expect(written.stdout).toContain('stopped at the limit of 0.01 seconds');
  });

  it.each(['0', '-1', 'soon', '1e9'])('refuses a limit of %s', async (limit) => {
    const { terminal, output } = makeTerminal(makeFixture().root, { env: { SLIPWAY_TIME_LIMIT: limit } });
    expect(await runCli(['check', '.'], terminal)).toBe(2);
    expect(output.stderr).toContain(`SLIPWAY_TIME_LIMIT must be a number of seconds, above 0 and at most 86400, not "${limit}"`);
  });
});

const found = { rule: 'own', severity: 'risk', message: 'found before', file: 'a.yaml', pointer: '', expected: '', remedy: '' } as const;

describe('a verb beyond its time limit', () => {
  it('gets a stop signal, and prints its findings until then', async () => {
    const { terminal, output } = makeTerminal(makeFixture().root, { env: SHORT });
    let isStopped = false;
    const exitCode = await runVerb(
      terminal,
      { output: 'json' },
      async (context) => {
        context.found.push(found);
        context.progress('waiting for a server');
        await new Promise<never>((_, reject) => {
          context.signal().addEventListener('abort', () => {
            isStopped = true;
            reject(new Error('interrupted'));
          });
        });
        return expect.unreachable();
      },
      {},
    );
    expect({ exitCode, isStopped }).toEqual({ exitCode: 1, isStopped: true });
    expect(JSON.parse(output.stdout)).toMatchObject({
      findings: [found, { rule: 'run-stopped', message: expect.stringContaining('while it was waiting for a server') }],
    });
  });

  it('stops requests and programs when the watchdog ends the process', async () => {
    let onStop = (): number => expect.unreachable();
    const startWatchdog = (...[, , stop]: Parameters<typeof watchdog>) => {
      onStop = stop;
      return { cancel: () => {} };
    };
    const { terminal, output } = makeTerminal(makeFixture().root, { startWatchdog });
    const run = async (context: VerbContext) => {
      const signal = context.signal();
      expect([onStop(), signal.aborted]).toEqual([1, true]);
      return { findings: [], json: () => ({}), text: () => '' };
    };
    await runVerb(terminal, {}, run, {});
    expect(output.stdout).toContain('run-stopped');
  });

  it.each([{ findings: [found] }, { findings: [], showsObjects: true as const }])(
    'does not wait for a report that never gets printed: %o',
    async (report) => {
      const { terminal, output } = makeTerminal(makeFixture().root, { env: SHORT });
      const text = (): never => {
        for (;;);
      };
      const exitCode = await runVerb(terminal, {}, async () => ({ ...report, json: () => ({}), text }), {});
      expect(exitCode).toBe(1);
      expect(output.stdout).toContain('while it was writing the answer');
    },
  );
});

it('looks for secrets, and masks them, in a stage that can be interrupted', async () => {
  const fixture = makeFixture();
  fixture.write('a.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\nsize: 1\n');
  const context = makeContext(makeTerminal(fixture.root).terminal, {});
  let stages = 0;
  const masked: boolean[] = [];
  const observed: VerbContext = {
    ...context,
    budget: {
      ...context.budget,
      interruptible: (work) => {
        stages += 1;
        const value = work();
        stages -= 1;
        return value;
      },
    },
    secrets: {
      ...context.secrets,
      masker: () => {
        masked.push(stages > 0);
        return context.secrets.masker();
      },
    },
  };
  const { findings } = await runCheck(observed, { paths: ['a.yaml'] });
  expect(findings).toMatchObject([{ rule: 'unknown-field' }]);
  expect(new Set(masked)).toEqual(new Set([true]));
});
